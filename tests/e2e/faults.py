"""What is wrong with a page as it stands: what leaves the screen or covers what it should not."""

from __future__ import annotations

from playwright.sync_api import Page

# Cards, places and the line under the stock, each with the pile that it belongs to: a card is told
# by where it lies, as a player would.
_BOARD = """
  const all = selector => [...document.querySelectorAll(selector)];
  const box = element => element.getBoundingClientRect();
  const shown = element => !element.hidden && getComputedStyle(element).visibility === 'visible';
  const near = (a, b) => Math.abs(a - b) <= 1.5;
  const board = box(document.querySelector('.board'));
  const places = all('.board .place').filter(shown).map(element =>
    ({ role: element.classList[1], box: box(element) }));
  const isOf = {
    column: (card, at) => near(card.x, at.x) && card.y > at.y - 1.5,
    waste: (card, at) => near(card.y, at.y) && Math.abs(card.x - at.x) < at.width,
  };
  const lies = (card, at) => near(card.x, at.x) && near(card.y, at.y);
  const pileOf = card => places.findLast(({ role, box }) => (isOf[role] ?? lies)(card, box));
  const cards = all('.board .card').filter(shown).map(element => ({
    name: element.firstElementChild.dataset.card ?? 'hidden', box: box(element),
    pile: pileOf(box(element)),
  }));
  const captions = all('.board .caption').filter(shown).map(element =>
    ({ name: 'caption', box: box(element), pile: undefined }));
"""

_GEOMETRY = """
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 &&
    a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
"""

_ON_THE_BOARD = (
    "mayOverlap => {"
    + _BOARD
    + _GEOMETRY
    + """
  const faults = [];
  const things = [...cards, ...captions,
    ...places.map(place => ({ name: `place ${place.role}`, box: place.box, pile: place }))];
  for (const { name, box } of things)
    if (!inside(box, board)) faults.push(`outside the board: ${name}`);
  for (const { name, pile } of cards)
    if (!pile) faults.push(`on no pile: ${name}`);

  const isAllowed = (a, b) => a && b &&
    (a === b || (a.role === b.role && mayOverlap.includes(a.role)));
  things.forEach((a, i) => things.slice(i + 1).forEach(b => {
    if (!isAllowed(a.pile, b.pile) && meet(a.box, b.box))
      faults.push(`overlap: ${a.name} and ${b.name}`);
  }));

  // Every card of a column is seen, and of the last five the rank.
  for (const column of places.filter(({ role }) => role === 'column')) {
    const pile = cards.filter(card => card.pile === column).sort((a, b) => a.box.y - b.box.y);
    pile.slice(1).forEach((card, i) => {
      const [under, step] = [pile[i], card.box.y - pile[i].box.y];
      const isLast = i + 1 > pile.length - 5 && under.name !== 'hidden';
      if (step < (isLast ? 0.15 * card.box.height : 0.9))
        faults.push(`buried: ${under.name} shows ${step} px under ${card.name}`);
    });
  }
  return faults;
}"""
)

_AROUND_IT = (
    "() => {"
    + _GEOMETRY
    + """
  const faults = [];
  const box = element => element.getBoundingClientRect();
  const all = selector => [...document.querySelectorAll(selector)];
  const say = element => element.className + ' ' + (element.textContent || element.ariaLabel);

  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);

  const board = box(document.querySelector('.board'));
  const isLeaf = e => e.matches('button, img') || (!e.closest('button') && !e.children.length);
  const leaves = all('.page > header *, .page > footer *')
    .filter(e => !e.closest('svg') && isLeaf(e));
  leaves.forEach((a, i) => {
    if (!inside(box(a), {left: 0, top: 0, right: innerWidth, bottom: innerHeight}))
      faults.push(`outside the window: ${say(a)}`);
    if (a.scrollWidth > a.clientWidth + 1 && a.clientWidth) faults.push(`cut: ${say(a)}`);
    if (a.matches('button') && (box(a).width < 24 || box(a).height < 24))
      faults.push(`too small to touch: ${say(a)}`);
    if (meet(box(a), board)) faults.push(`over the board: ${say(a)}`);
    leaves.slice(i + 1).forEach(b => {
      if (meet(box(a), box(b))) faults.push(`overlap: ${say(a)} and ${say(b)}`);
    });
  });
  return faults;
}"""
)


def faults_of(page: Page, may_overlap: list[str]) -> list[str]:
    """The faults in words; piles of the roles named may overlap among themselves."""
    found: list[str] = page.evaluate(_ON_THE_BOARD, may_overlap) + page.evaluate(_AROUND_IT)
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it is laid out anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
