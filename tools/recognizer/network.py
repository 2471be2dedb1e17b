"""The network: a small residual net with squeeze-and-excitation.

It is as small as it is because every photo is seen several times by several networks on one
processor core, and because 2,640 photos teach no more.
"""
import torch
from torch import nn

WIDTHS = (32, 64, 128, 256)
BLOCKS_PER_STAGE = 2


class Excite(nn.Module):
    """Weighs each channel by what the whole picture shows (squeeze-and-excitation)."""

    def __init__(self, channels):
        super().__init__()
        self.reduce = nn.Conv2d(channels, channels // 8, 1)
        self.expand = nn.Conv2d(channels // 8, channels, 1)

    def forward(self, x):
        pooled = x.mean((2, 3), keepdim=True)
        return x * torch.sigmoid(self.expand(torch.relu(self.reduce(pooled))))


class Block(nn.Module):
    """Two 3x3 convolutions beside a shortcut."""

    def __init__(self, before, after, stride):
        super().__init__()
        self.path = nn.Sequential(
            nn.Conv2d(before, after, 3, stride, 1, bias=False),
            nn.BatchNorm2d(after),
            nn.ReLU(inplace=True),
            nn.Conv2d(after, after, 3, 1, 1, bias=False),
            nn.BatchNorm2d(after),
            Excite(after),
        )
        self.shortcut = nn.Identity()
        if stride != 1 or before != after:
            self.shortcut = nn.Sequential(
                nn.AvgPool2d(stride) if stride != 1 else nn.Identity(),
                nn.Conv2d(before, after, 1, bias=False),
                nn.BatchNorm2d(after),
            )

    def forward(self, x):
        return torch.relu(self.path(x) + self.shortcut(x))


class Network(nn.Module):
    """Pictures (n, 3, side, side), values about -2 to 2, to one logit per class."""

    def __init__(self, classes, dropout=0.2):
        super().__init__()
        layers = [
            nn.Conv2d(3, WIDTHS[0], 5, 2, 2, bias=False),
            nn.BatchNorm2d(WIDTHS[0]),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(2),
        ]
        before = WIDTHS[0]
        for stage, width in enumerate(WIDTHS):
            for block in range(BLOCKS_PER_STAGE):
                stride = 2 if stage > 0 and block == 0 else 1
                layers.append(Block(before, width, stride))
                before = width
        self.body = nn.Sequential(*layers)
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(before, classes)

    def forward(self, x):
        return self.head(self.dropout(self.body(x).mean((2, 3))))
