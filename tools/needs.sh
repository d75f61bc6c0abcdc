#!/usr/bin/env bash
# What the tests need and neither pip nor npm brings.
#   needs.sh has NEED     says by its exit code whether the machine has it
#   needs.sh get NEED…    installs what is missing where that is ours to do (as root, with apt);
#                         else says what to install, and fails
# NEED is one of: browser googletest fuzzer valgrind
set -euo pipefail

has() {
  case $1 in
    browser) command -v chromium chromium-browser google-chrome >/dev/null || [ -n "${HARPAN_BROWSER:-}" ] ;;
    googletest) compiles "${CXX:-c++}" '#include <gtest/gtest.h>' ;;
    fuzzer) compiles "${CLANGXX:-clang++-19}" \
      'extern "C" int LLVMFuzzerTestOneInput(const char*, long) { return 0; }' -fsanitize=fuzzer ;;
    valgrind) command -v valgrind >/dev/null ;;
  esac
}

compiles() {
  local compiler=$1 source=$2 flags=("${@:3}")
  [ ${#flags[@]} -gt 0 ] || flags=(-fsyntax-only)
  "$compiler" -x c++ "${flags[@]}" -o /dev/null - <<<"$source" 2>/dev/null
}

packages() {
  case $1 in
    browser) echo chromium ;;
    googletest) echo libgtest-dev ;;
    fuzzer) echo clang-19 libclang-rt-19-dev ;;
    valgrind) echo valgrind ;;
  esac
}

missing() {
  for need in "$@"; do has "$need" || echo "$need"; done
}

apt_is_ours() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]
}

get() {
  local lacking failed=0
  mapfile -t lacking < <(missing "$@")
  [ ${#lacking[@]} -gt 0 ] || return 0
  if apt_is_ours; then
    mapfile -t wanted < <(for need in "${lacking[@]}"; do packages "$need" | tr ' ' '\n'; done)
    echo "Installing ${wanted[*]}"
    apt-get update -qq >/dev/null || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${wanted[@]}" >/dev/null || true
  fi
  for need in $(missing "$@"); do
    echo "No $need here, so its tests are left out. On Debian: sudo apt install $(packages "$need")" >&2
    failed=1
  done
  return $failed
}

"$@"
