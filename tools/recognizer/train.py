"""Trains one network; see README.md for the commands."""
import argparse
import copy
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from augment import normalise
from negatives import make_negatives
from network import Network
from photos import coarse_of_fine, load
from teacher import BATCH, Teacher, planes, shrunk

WEIGHT_DECAY = 5e-4
AVERAGING = 0.998
NEGATIVES = 2000
EPOCHS_BETWEEN_LOOKS = 5
# (share of the training from which on, side of the pictures in pixels)
SIDES = ((0.0, 96), (0.6, 128))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--photos', required=True, help='folder with train.txt and val.txt')
    parser.add_argument('--out', required=True, help='folder for the checkpoint; one that is there is continued')
    parser.add_argument('--cache', required=True, help='folder for the decoded photos')
    parser.add_argument('--epochs', type=int, default=64)
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--lists', nargs='+', default=['train'], help='lists of photos to learn from')
    parser.add_argument('--start', help='checkpoint whose averaged weights to begin with, at the last side all along')
    parser.add_argument('--peak', type=float, default=0.1, help='highest learning rate')
    parser.add_argument('--threads', type=int, default=1)
    return parser.parse_args()


def rate(progress, peak):
    """One cycle: up for the first 5 %, then down a cosine to nothing."""
    if progress < 0.05:
        return peak * progress / 0.05
    return peak * 0.5 * (1 + math.cos(math.pi * (progress - 0.05) / 0.95))


def side_at(progress):
    return [side for start, side in SIDES if progress >= start][-1]


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


class Apprentice:
    """A network in training, the running average of its weights, and how far it has come."""

    def __init__(self, classes):
        self.network = Network(classes).to(memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network)
        self.optimiser = torch.optim.SGD(self.network.parameters(), lr=0, momentum=0.9, nesterov=True, weight_decay=WEIGHT_DECAY)
        self.step = 0

    def begin_with(self, path):
        """Takes the averaged weights of a checkpoint to start a new training."""
        weights = torch.load(path)['average']
        self.network.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def learn(self, pictures, targets, grouping, rate):
        """One step; returns the loss."""
        self.network.train()
        for group in self.optimiser.param_groups:
            group['lr'] = rate
        with torch.autocast('cpu', dtype=torch.bfloat16):
            logits = self.network(pictures.contiguous(memory_format=torch.channels_last))
        loss = loss_of(logits.float(), targets, grouping)
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        self.step += 1
        self.follow()
        return loss.item()

    @torch.no_grad()
    def follow(self):
        """Moves the averaged weights towards the network's."""
        keep = min(AVERAGING, (1 + self.step) / (10 + self.step))
        for kept, new in zip(self.average.state_dict().values(), self.network.state_dict().values()):
            if kept.dtype.is_floating_point:
                kept.lerp_(new, 1 - keep)
            else:
                kept.copy_(new)

    def save(self, path):
        parts = {name: getattr(self, name).state_dict() for name in ('network', 'average', 'optimiser')}
        torch.save({**parts, 'step': self.step}, path)

    def restore(self, path):
        saved = torch.load(path)
        for name in ('network', 'average', 'optimiser'):
            getattr(self, name).load_state_dict(saved[name])
        self.step = saved['step']


@torch.no_grad()
def accuracy(network, photos, coarse, grouping, side):
    """Top-1 and top-5 over coarse classes, one view a photo, in percent."""
    network.eval()
    pictures = normalise(shrunk(planes(photos), side).float())
    with torch.autocast('cpu', dtype=torch.bfloat16):
        logits = torch.cat([network(part.contiguous(memory_format=torch.channels_last)) for part in pictures.split(64)])
    probability = F.softmax(logits.float(), 1) @ grouping
    best = probability[:, :-1].topk(5).indices == torch.from_numpy(coarse)[:, None]
    return [round(100 * float(v), 1) for v in (best[:, 0].float().mean(), best.any(1).float().mean())]


def main():
    args = arguments()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    lists = [load(args.photos, name, args.cache) for name in args.lists]
    photos, fine, coarse = (np.concatenate(parts) for parts in zip(*lists))
    val_photos, _, val_coarse = load(args.photos, 'val', args.cache)
    grouping = grouping_of(coarse_of_fine(fine, coarse))
    teacher = Teacher(photos, fine, make_negatives(photos, NEGATIVES, args.seed))
    apprentice = Apprentice(len(grouping))
    checkpoint = Path(args.out) / f'network-{args.seed}.pt'
    checkpoint.parent.mkdir(parents=True, exist_ok=True)
    if checkpoint.exists():
        apprentice.restore(checkpoint)
        torch.manual_seed(args.seed + apprentice.step)
    elif args.start:
        apprentice.begin_with(args.start)
    an_epoch = math.ceil(len(photos) / BATCH)
    steps, look_every = args.epochs * an_epoch, EPOCHS_BETWEEN_LOOKS * an_epoch
    began, losses = time.time(), []
    while apprentice.step < steps:
        progress = apprentice.step / steps
        side = SIDES[-1][1] if args.start else side_at(progress)
        losses.append(apprentice.learn(*teacher.batch(side), grouping, rate(progress, args.peak)))
        if apprentice.step % look_every == 0 or apprentice.step == steps:
            figures = accuracy(apprentice.average, val_photos, val_coarse, grouping, side + 32)
            print(f'epoch {apprentice.step / an_epoch:.0f} of {args.epochs}, side {side}, {time.time() - began:.0f} s, '
                  f'loss {sum(losses) / len(losses):.3f}, val top-1, top-5: {figures}', flush=True)
            losses.clear()
            apprentice.save(checkpoint)


if __name__ == '__main__':
    main()
