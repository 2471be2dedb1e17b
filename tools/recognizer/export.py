"""Writes trained networks as one ONNX file that holds its weights as bytes; see README.md."""
import argparse

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from network import Network
from photos import read_list
from teacher import DRAWN_POWER

# Weights below this count stay as they are: they are too few to matter and too few to share a scale.
SMALLEST_TO_QUANTISE = 1000
# Training shows some classes more often than others, and a kitchen is not that shop. Between none of it and all of it.
PRIOR_TAKEN_BACK = 0.25


class Together(nn.Module):
    """Several networks that look at the same pictures: logits (pictures, networks, classes)."""

    def __init__(self, networks):
        super().__init__()
        self.networks = nn.ModuleList(networks)

    def forward(self, pictures):
        return torch.stack([network(pictures) for network in self.networks], 1)


def prior_of(photos):
    """What is taken off the logit of each class for being shown more often than others, or given to it for being shown less."""
    drawn = np.bincount([fine for _, fine, _ in read_list(photos, 'train')]) ** DRAWN_POWER
    return PRIOR_TAKEN_BACK * torch.from_numpy(np.log(drawn) - np.log(drawn).mean()).float()


def read_network(checkpoint, photos):
    """The averaged weights of a checkpoint of train.py, ready to look, a quarter of what it made of rare classes taken back."""
    weights = torch.load(checkpoint, map_location='cpu')['average']
    network = Network(len(weights['head.bias']))
    network.load_state_dict(weights)
    network.head.bias.data[:-1] -= prior_of(photos)
    return network.eval()


def quantised(tensor):
    """An initialiser as bytes and a scale for each output channel, with the nodes that multiply them out on loading."""
    values = numpy_helper.to_array(tensor)
    axes = tuple(range(1, values.ndim))
    scale = np.maximum(np.abs(values).max(axes, keepdims=True), 1e-12) / 127
    name = tensor.name
    parts = [
        numpy_helper.from_array(np.round(values / scale).astype(np.int8), f'{name}.bytes'),
        numpy_helper.from_array(scale.astype(np.float32), f'{name}.scale'),
    ]
    nodes = [
        helper.make_node('Cast', [f'{name}.bytes'], [f'{name}.whole'], to=TensorProto.FLOAT),
        helper.make_node('Mul', [f'{name}.whole', f'{name}.scale'], [name]),
    ]
    return parts, nodes


def quantise(model):
    """Replaces every large initialiser; the runtime folds the multiplication away when it loads the file."""
    kept, nodes = [], []
    for tensor in model.graph.initializer:
        if np.prod(tensor.dims) < SMALLEST_TO_QUANTISE:
            kept.append(tensor)
        else:
            parts, before = quantised(tensor)
            kept.extend(parts)
            nodes.extend(before)
    nodes.extend(model.graph.node)
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoints', nargs='+')
    parser.add_argument('--photos', required=True, help='folder with train.txt')
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    together = Together([read_network(path, args.photos) for path in args.checkpoints]).eval()
    torch.onnx.export(
        together, torch.zeros(1, 3, 128, 128), args.out, opset_version=13,
        input_names=['pictures'], output_names=['logits'],
        dynamic_axes={'pictures': {0: 'views', 2: 'side', 3: 'side'}, 'logits': {0: 'views'}},
    )
    model = onnx.load(args.out)
    quantise(model)
    model.doc_string = ''
    onnx.checker.check_model(model)
    onnx.save(model, args.out)


if __name__ == '__main__':
    main()
