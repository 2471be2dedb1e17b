"""Makes checkpoints of train.py out of the networks that Larder comes with, to go on from them; see README.md.

The export has folded the batch norms into the convolutions. Here they are unfolded again: statistics are taken from photos,
and what the norms then do is undone in their scale and shift, so that the networks answer as before.
"""
import argparse
import math
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from export import prior_of
from network import Network
from photos import load
from teacher import Teacher

SIDE = 128
# Batches that the statistics are taken from.
BATCHES = 6


def read_layers(path):
    """Weights and biases of the convolutions and heads of a file, each list in the order of the graph."""
    model = onnx.load(path)
    raw = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    values = lambda name: torch.from_numpy(np.array(raw[name] if name in raw else raw[f'{name}.bytes'] * raw[f'{name}.scale'], dtype=np.float32))
    return [[[values(name) for name in node.input[1:]] for node in model.graph.node if node.op_type == kind] for kind in ('Conv', 'Gemm')]


def normed(network):
    """Each convolution with the norm behind it, in the order of the graph, with None where there is none."""
    yield network.body[0], network.body[1]
    for block in list(network.body)[4:]:
        yield block.path[0], block.path[1]
        yield block.path[3], block.path[4]
        yield block.path[5].reduce, None
        yield block.path[5].expand, None
        if not isinstance(block.shortcut, nn.Identity):
            yield block.shortcut[1], block.shortcut[2]


def refilled(convolutions, head, prior):
    """A network that answers as the layers do, its norms doing nothing but to shift; what the export takes back is given again."""
    network = Network(len(head[1]))
    for (convolution, norm), (weight, bias) in zip(normed(network), convolutions):
        convolution.weight.data = weight
        if norm is None:
            convolution.bias.data = bias
        else:
            norm.running_var.fill_(1 - norm.eps)
            norm.bias.data = bias
    network.head.weight.data, network.head.bias.data = head
    network.head.bias.data[:-1] += prior
    return network.eval()


@torch.no_grad()
def unfold(network, pictures):
    """Gives the norms the statistics of pictures, and the convolutions the size of weights that training begins with."""
    def take(norm, inputs):
        mean, variance = inputs[0].mean((0, 2, 3)), inputs[0].var((0, 2, 3), unbiased=False)
        norm.bias.data += mean
        norm.weight.data = (variance + norm.eps).sqrt()
        norm.running_mean, norm.running_var = mean, variance
    hooks = [module.register_forward_pre_hook(take) for module in network.modules() if isinstance(module, nn.BatchNorm2d)]
    network(pictures)
    for hook in hooks:
        hook.remove()
    for convolution, norm in normed(network):
        if norm is not None:
            factor = math.sqrt(1 / 3 / convolution.weight[0].numel()) / convolution.weight.std()
            convolution.weight *= factor
            norm.running_mean *= factor
            norm.running_var *= factor ** 2


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('networks', help='networks.onnx')
    parser.add_argument('--photos', required=True, help='folder with train.txt')
    parser.add_argument('--cache', required=True, help='folder for the decoded photos')
    parser.add_argument('--out', required=True, help='folder for the checkpoints')
    args = parser.parse_args()
    photos, fine, _ = load(args.photos, 'train', args.cache)
    teacher = Teacher(photos, fine, photos)
    pictures = torch.cat([teacher.batch(SIDE)[0] for _ in range(BATCHES)])
    convolutions, heads = read_layers(args.networks)
    each = len(convolutions) // len(heads)
    for number, head in enumerate(heads):
        network = refilled(convolutions[number * each:(number + 1) * each], head, prior_of(args.photos))
        unfold(network, pictures)
        torch.save({'average': network.state_dict()}, Path(args.out) / f'unpacked-{number}.pt')


if __name__ == '__main__':
    main()
