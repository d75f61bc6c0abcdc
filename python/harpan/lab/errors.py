"""What can be amiss in the laboratory; worded by `problem` in the reader's language."""

from collections.abc import Mapping


class LabError(ValueError):
    """A file or wish that cannot be followed, or a run that cannot go on.

    `code` is the kind of mistake, `details` what it is about: the key, what was got, what is
    allowed.
    """

    def __init__(self, code: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details: Mapping[str, str] = details


def missing_package(name: str) -> LabError:
    """The extra `lab` is not installed."""
    return LabError(
        "lab_package",
        f"the laboratory needs {name}: pip install 'harpan[lab]'",
        name=name,
        command="pip install 'harpan[lab]'",
    )
