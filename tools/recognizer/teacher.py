"""Batches of augmented photos and pictures of nothing, with what they show."""
import torch
from torch.nn import functional as F

from augment import augment, blend
from photos import STORED_SIDE

BATCH = 64
NEGATIVE_SHARE = 0.12
SMOOTHING = 0.1
# A class with four times the photos is drawn twice as often.
DRAWN_POWER = 0.5


def shrunk(pictures, side):
    """Bytes (n, 3, …) at another side."""
    if pictures.shape[-1] == side:
        return pictures
    shrink = {'mode': 'bilinear', 'align_corners': False, 'antialias': True}
    parts = [F.interpolate(part.float(), size=side, **shrink) for part in pictures.split(64)]
    return torch.cat([part.round().clamp(0, 255).byte() for part in parts])


def planes(pictures):
    """Bytes (n, side, side, 3) as a tensor (n, 3, side, side)."""
    return torch.from_numpy(pictures).permute(0, 3, 1, 2).contiguous()


class Teacher:
    """Draws batches: photos, those of rarer classes more often, and pictures of nothing."""

    def __init__(self, photos, fine, negatives):
        self.stored, self.drawn = planes(photos), planes(negatives)
        self.side, self.photos, self.negatives = 0, self.stored, self.drawn
        self.fine = torch.from_numpy(fine)
        self.nothing = int(fine.max()) + 1
        self.weights = torch.bincount(self.fine).float()[self.fine] ** (DRAWN_POWER - 1)

    def fit(self, side):
        """Shrinks the photos to twice the side of the crops, so that crops neither blur nor alias."""
        if side != self.side:
            double = min(2 * side, STORED_SIDE)
            self.side = side
            self.photos, self.negatives = shrunk(self.stored, double), shrunk(self.drawn, double)

    def batch(self, side):
        """Pictures (BATCH, 3, side, side) and the smoothed shares of their classes."""
        self.fit(side)
        none = int(BATCH * NEGATIVE_SHARE)
        chosen = torch.multinomial(self.weights, BATCH - none)
        drawn = torch.randint(len(self.negatives), (none,))
        pictures = torch.cat([self.photos[chosen], self.negatives[drawn]])
        labels = torch.cat([self.fine[chosen], torch.full((none,), self.nothing)])
        targets = F.one_hot(labels, self.nothing + 1).float()
        targets = targets * (1 - SMOOTHING) + SMOOTHING / (self.nothing + 1)
        return blend(augment(pictures, side), targets)
