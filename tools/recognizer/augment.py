"""What a photo may look like without showing another food: all on whole batches, on the CPU."""
import math

import torch
from torch.nn import functional as F

MEAN = 0.45
SPREAD = 0.27


def normalise(pictures):
    """Values of 0 to 255 to about -1.7 to 2."""
    return (pictures / 255 - MEAN) / SPREAD


def uniform(n, low, high):
    return torch.empty(n).uniform_(low, high)


def warp(pictures, side):
    """A random crop of 30 to 100 % of the area, turned, sheared and mirrored, at `side` pixels."""
    n = len(pictures)
    zoom = uniform(n, 0.3, 1.05).sqrt()
    stretch = uniform(n, -0.25, 0.25).exp()
    angle = torch.randn(n) * 0.25 + (torch.rand(n) < 0.08) * uniform(n, -math.pi, math.pi)
    shear = uniform(n, -0.15, 0.15)
    mirror = 1 - 2 * (torch.rand(n) < 0.5).float()
    across, down = zoom * stretch.sqrt(), zoom / stretch.sqrt()
    cos, sin = angle.cos(), angle.sin()
    matrix = torch.stack([
        across * cos * mirror, -down * sin + shear * down, (1 - across).clamp(min=0) * uniform(n, -1, 1),
        across * sin * mirror, down * cos, (1 - down).clamp(min=0) * uniform(n, -1, 1),
    ], 1).view(n, 2, 3)
    grid = F.affine_grid(matrix, (n, 3, side, side), align_corners=False)
    return F.grid_sample(pictures, grid, padding_mode='reflection', align_corners=False)


def recolour(pictures):
    """Another light: exposure, contrast, saturation, a turn of the hue, warm or cold."""
    n = len(pictures)
    grey = torch.full((3, 3), 1 / 3)
    turn = torch.tensor([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) / math.sqrt(3)
    saturation = uniform(n, 0.55, 1.5).view(n, 1, 1)
    hue = (torch.randn(n) * 0.08).view(n, 1, 1)
    matrix = grey + saturation * (torch.eye(3) - grey) + hue * turn
    warmth = 1 + torch.randn(n, 3, 1) * 0.07
    contrast = uniform(n, 0.65, 1.4).view(n, 1, 1)
    light = (torch.randn(n, 1, 1) * 0.3)
    flat = pictures.flatten(2)
    middle = flat.mean((1, 2), keepdim=True)
    out = (torch.bmm(matrix, flat) * warmth - middle) * contrast + middle + light
    return out.view_as(pictures).clamp(-1.7, 2.05)


def soften(pictures):
    """One picture in six out of focus, one in six grainy."""
    n = len(pictures)
    chosen = torch.rand(n) < 1 / 6
    if chosen.any():
        side = pictures.shape[-1]
        small = int(side * float(uniform(1, 0.3, 0.7)))
        shrunk = F.interpolate(pictures[chosen], size=small, mode='area')
        pictures[chosen] = F.interpolate(shrunk, size=side, mode='bilinear', align_corners=False)
    grainy = torch.rand(n) < 1 / 6
    if grainy.any():
        pictures[grainy] += torch.randn_like(pictures[grainy]) * float(uniform(1, 0.05, 0.35))
    return pictures


def cut_out(pictures):
    """A grey rectangle over up to half of every second picture."""
    n, _, side, _ = pictures.shape
    for i in torch.nonzero(torch.rand(n) < 0.5).flatten().tolist():
        high, wide = (int(side * v) for v in uniform(2, 0.15, 0.6))
        top, left = (int(side * v) for v in uniform(2, -0.1, 0.9))
        pictures[i, :, max(top, 0):top + high, max(left, 0):left + wide] = float(torch.randn(1) * 0.5)
    return pictures


def blend(pictures, targets):
    """Mixup, cutmix or neither, a third of the batches each; targets are mixed alike."""
    kind = torch.rand(1).item()
    if kind < 0.3:
        return pictures, targets
    order = torch.randperm(len(pictures))
    if kind < 0.65:
        share = float(torch.distributions.Beta(0.4, 0.4).sample())
        mixed = share * pictures + (1 - share) * pictures[order]
    else:
        side = pictures.shape[-1]
        cut = math.sqrt(1 - float(torch.distributions.Beta(1.0, 1.0).sample()))
        edge = int(side * cut)
        top, left = (int(v * (side - edge + 1)) for v in torch.rand(2))
        mixed = pictures.clone()
        mixed[:, :, top:top + edge, left:left + edge] = pictures[order][:, :, top:top + edge, left:left + edge]
        share = 1 - (edge / side) ** 2
    return mixed, share * targets + (1 - share) * targets[order]


def augment(pictures, side):
    """Everything that is done to one picture at a time."""
    return cut_out(soften(recolour(normalise(warp(pictures.float(), side)))))
