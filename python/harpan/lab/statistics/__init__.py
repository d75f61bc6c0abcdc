"""The statistics of the laboratory."""

from harpan.lab.statistics.means import (
    Counts,
    bootstrap,
    deviation,
    histogram,
    mean,
    t_interval,
)
from harpan.lab.statistics.paired import difference, difference_bracket, mcnemar
from harpan.lab.statistics.proportions import LEVEL, Interval, bracket, clopper_pearson, wilson
from harpan.lab.statistics.sequences import confidence_sequence

__all__ = [
    "LEVEL",
    "Counts",
    "Interval",
    "bootstrap",
    "bracket",
    "clopper_pearson",
    "confidence_sequence",
    "deviation",
    "difference",
    "difference_bracket",
    "histogram",
    "mcnemar",
    "mean",
    "t_interval",
    "wilson",
]
