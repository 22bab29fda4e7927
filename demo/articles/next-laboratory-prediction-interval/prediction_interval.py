"""Prediction interval for the next laboratory in an interlaboratory comparison.

usage: python prediction_interval.py results.csv [--draws 10000] [--seed 1]

results.csv has one row a laboratory: laboratory,mean,sd,n
"""
import argparse
import csv

import numpy as np


def tau2_from_q(means, variances, q):
    """Solve Q(tau2) = q for tau2, by bisection; 0 where Q(0) <= q."""
    def cochran(tau2):
        w = 1.0 / (variances + tau2[:, None])
        centre = (w * means).sum(1) / w.sum(1)
        return (w * (means - centre[:, None]) ** 2).sum(1)

    low = np.zeros(len(q))
    high = np.full(len(q), 1e-12 + 1e4 * np.var(means))
    none = cochran(low) <= q
    for _ in range(60):
        middle = 0.5 * (low + high)
        above = cochran(middle) > q
        low = np.where(above, middle, low)
        high = np.where(above, high, middle)
    return np.where(none, 0.0, 0.5 * (low + high))


def draws(means, sds, counts, size, generator):
    """Draws from the predictive confidence distribution of the next laboratory's mean."""
    means, sds, counts = (np.asarray(x, float) for x in (means, sds, counts))
    k, nu = len(means), counts - 1
    variances = nu * sds**2 / generator.chisquare(nu, (size, k)) / counts
    tau2 = tau2_from_q(means, variances, generator.chisquare(k - 1, size))
    w = 1.0 / (variances + tau2[:, None])
    centre = (w * means).sum(1) / w.sum(1)
    hk = (w * (means - centre[:, None]) ** 2).sum(1) / ((k - 1) * w.sum(1))
    return (centre + np.sqrt(hk) * generator.standard_t(k - 1, size)
            + np.sqrt(tau2) * generator.standard_normal(size))


def interval(means, sds, counts, level=0.95, size=10000, seed=1):
    sample = draws(means, sds, counts, size, np.random.default_rng(seed))
    return tuple(np.quantile(sample, [(1 - level) / 2, (1 + level) / 2]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results")
    parser.add_argument("--draws", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with open(options.results, newline="") as file:
        rows = list(csv.DictReader(file))
    low, high = interval([float(r["mean"]) for r in rows], [float(r["sd"]) for r in rows],
                         [int(r["n"]) for r in rows], size=options.draws, seed=options.seed)
    print(f"95 % prediction interval for the next laboratory: {low:.3f} to {high:.3f}")
