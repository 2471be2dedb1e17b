"""Finds the temperature that makes the networks' confidence true, on photos they never saw; see README.md.

Each half of the photos is judged with the temperature that the other half asks for.
"""
import argparse
from pathlib import Path

import torch

from export import read_network
from looking import answers_to, confidence, read_picture
from photos import read_list

TEMPERATURES = [round(0.4 + 0.02 * step, 2) for step in range(41)]
SURE = 0.7


def read_answers(networks, root, name):
    """What the networks answer to each photo of a list, and the coarse class of each."""
    rows = read_list(root, name)
    return [answers_to(networks, read_picture(Path(root) / path)) for path, _, _ in rows], torch.tensor([coarse for *_, coarse in rows])


def surprise(probability, coarse):
    """Mean negative logarithm of the probability of what is really there."""
    return -probability[torch.arange(len(coarse)), coarse].clamp(min=1e-6).log().mean().item()


def describe(probability, coarse):
    best, said = probability.max(1)
    right = said == coarse
    among = (probability.topk(5).indices == coarse[:, None]).any(1)
    sure = best > SURE
    return (f'top-1 {100 * right.float().mean():.1f}, top-5 {100 * among.float().mean():.1f}, '
            f'above {SURE}: {100 * sure.float().mean():.1f} %, right {100 * right[sure].float().mean():.1f} %, surprise {surprise(probability, coarse):.3f}')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoints', nargs='+')
    parser.add_argument('--photos', required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    answers, coarse = read_answers([read_network(path, args.photos) for path in args.checkpoints], args.photos, 'val')
    tried = {t: torch.stack([confidence(answer, t) for answer in answers]) for t in TEMPERATURES}
    halves = [torch.arange(len(coarse)) % 10 // 5 == half for half in (0, 1)]
    crossed = torch.zeros_like(tried[TEMPERATURES[0]])
    for learn, judge in (halves, halves[::-1]):
        best = min(TEMPERATURES, key=lambda t: surprise(tried[t][learn], coarse[learn]))
        print(f'one half asks for a temperature of {best}')
        crossed[judge] = tried[best][judge]
    print(f'each half with the temperature of the other: {describe(crossed, coarse)}')
    for t in TEMPERATURES[::5]:
        print(f'temperature {t}: {describe(tried[t], coarse)}')


if __name__ == '__main__':
    main()
