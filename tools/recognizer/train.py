"""Trains one network; see README.md for the commands."""
import argparse
import copy
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from augment import augment, blend, normalise
from negatives import make_negatives
from network import Network
from photos import STORED_SIDE, coarse_of_fine, load

BATCH = 64
PEAK_RATE = 0.1
WEIGHT_DECAY = 5e-4
SMOOTHING = 0.1
AVERAGING = 0.998
NEGATIVE_SHARE = 0.12
NEGATIVES = 2000
# (share of the training from which on, side of the pictures in pixels)
SIDES = ((0.0, 96), (0.6, 128))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', required=True, help='folder with train.txt and val.txt')
    parser.add_argument('--out', required=True, help='folder for the checkpoint')
    parser.add_argument('--cache', required=True, help='folder for the decoded photos')
    parser.add_argument('--epochs', type=float, default=150)
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--threads', type=int, default=1)
    return parser.parse_args()


def rate(progress):
    """One cycle: up for the first 5 %, then down a cosine to nothing."""
    if progress < 0.05:
        return PEAK_RATE * progress / 0.05
    return PEAK_RATE * 0.5 * (1 + math.cos(math.pi * (progress - 0.05) / 0.95))


def side_at(progress):
    return [side for start, side in SIDES if progress >= start][-1]


def shrunk(pictures, side):
    """Bytes (n, 3, …) at another side."""
    if pictures.shape[-1] == side:
        return pictures
    shrink = {'mode': 'bilinear', 'align_corners': False, 'antialias': True}
    parts = [F.interpolate(part.float(), size=side, **shrink) for part in pictures.split(64)]
    return torch.cat([part.round().clamp(0, 255).byte() for part in parts])


class Teacher:
    """Draws batches: photos, rarer classes more often, and pictures of nothing."""

    def __init__(self, photos, fine, negatives):
        self.stored, self.drawn = (torch.from_numpy(some).permute(0, 3, 1, 2).contiguous() for some in (photos, negatives))
        self.side, self.photos, self.negatives = 0, self.stored, self.drawn
        self.fine = torch.from_numpy(fine)
        self.nothing = int(fine.max()) + 1
        self.weights = torch.bincount(self.fine).float()[self.fine] ** -0.5

    def fit(self, side):
        """Shrinks the photos to twice the side of the crops, so that crops neither blur nor alias."""
        if side != self.side:
            double = min(2 * side, STORED_SIDE)
            self.side = side
            self.photos, self.negatives = shrunk(self.stored, double), shrunk(self.drawn, double)

    def batch(self, side):
        self.fit(side)
        none = int(BATCH * NEGATIVE_SHARE)
        chosen = torch.multinomial(self.weights, BATCH - none)
        drawn = torch.randint(len(self.negatives), (none,))
        pictures = torch.cat([self.photos[chosen], self.negatives[drawn]])
        labels = torch.cat([self.fine[chosen], torch.full((none,), self.nothing)])
        targets = F.one_hot(labels, self.nothing + 1).float()
        targets = targets * (1 - SMOOTHING) + SMOOTHING / (self.nothing + 1)
        return blend(augment(pictures, side), targets)


def loss_of(logits, targets, grouping):
    """Cross entropy over fine classes and over the coarse ones they sum to, in equal parts."""
    fine = -(targets * F.log_softmax(logits, 1)).sum(1).mean()
    coarse = (F.softmax(logits, 1) @ grouping).clamp(min=1e-7).log()
    return 0.5 * fine - 0.5 * (targets @ grouping * coarse).sum(1).mean()


def grouping_of(table):
    """Matrix from fine classes (and nothing) to coarse ones (and nothing)."""
    matrix = torch.zeros(len(table) + 1, table.max() + 2)
    matrix[torch.arange(len(table)), torch.from_numpy(table)] = 1
    matrix[-1, -1] = 1
    return matrix


def follow(average, network, step):
    """Moves the averaged weights towards the network's."""
    keep = min(AVERAGING, (1 + step) / (10 + step))
    with torch.no_grad():
        for kept, new in zip(average.state_dict().values(), network.state_dict().values()):
            if kept.dtype.is_floating_point:
                kept.lerp_(new, 1 - keep)
            else:
                kept.copy_(new)


@torch.no_grad()
def accuracy(network, photos, coarse, grouping, side):
    """Top-1 and top-5 over coarse classes, one view a photo, in percent."""
    network.eval()
    pictures = normalise(shrunk(torch.from_numpy(photos).permute(0, 3, 1, 2), side).float())
    with torch.autocast('cpu', dtype=torch.bfloat16):
        logits = torch.cat([network(part.contiguous(memory_format=torch.channels_last)) for part in pictures.split(64)])
    probability = F.softmax(logits.float(), 1) @ grouping
    best = probability[:, :-1].topk(5).indices == torch.from_numpy(coarse)[:, None]
    return [round(100 * float(v), 1) for v in (best[:, 0].float().mean(), best.any(1).float().mean())]


def main():
    args = arguments()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    photos, fine, coarse = load(args.photos, 'train', args.cache)
    val = load(args.photos, 'val', args.cache)
    grouping = grouping_of(coarse_of_fine(fine, coarse))
    teacher = Teacher(photos, fine, make_negatives(photos, NEGATIVES, args.seed))
    network = Network(len(grouping)).to(memory_format=torch.channels_last)
    optimiser = torch.optim.SGD(network.parameters(), lr=0, momentum=0.9, nesterov=True, weight_decay=WEIGHT_DECAY)
    average, step = copy.deepcopy(network), 0
    checkpoint = Path(args.out) / f'network-{args.seed}.pt'
    checkpoint.parent.mkdir(parents=True, exist_ok=True)
    if checkpoint.exists():
        saved = torch.load(checkpoint)
        network.load_state_dict(saved['network'])
        average.load_state_dict(saved['average'])
        optimiser.load_state_dict(saved['optimiser'])
        step = saved['step']
        torch.manual_seed(args.seed + step)
    an_epoch = math.ceil(len(photos) / BATCH)
    steps = int(args.epochs * an_epoch)
    began, since = time.time(), 0.0
    while step < steps:
        network.train()
        side = side_at(step / steps)
        for group in optimiser.param_groups:
            group['lr'] = rate(step / steps)
        pictures, targets = teacher.batch(side)
        with torch.autocast('cpu', dtype=torch.bfloat16):
            logits = network(pictures.contiguous(memory_format=torch.channels_last))
        loss = loss_of(logits.float(), targets, grouping)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        step += 1
        follow(average, network, step)
        since += loss.item()
        if step % (5 * an_epoch) == 0 or step == steps:
            figures = accuracy(average, val[0], val[2], grouping, side + 32)
            print(f'epoch {step / an_epoch:.0f} of {args.epochs:.0f}, side {side}, {time.time() - began:.0f} s, '
                  f'loss {since / (5 * an_epoch):.3f}, val top-1, top-5: {figures}', flush=True)
            since = 0.0
            torch.save({'network': network.state_dict(), 'average': average.state_dict(),
                        'optimiser': optimiser.state_dict(), 'step': step}, checkpoint)


if __name__ == '__main__':
    main()
