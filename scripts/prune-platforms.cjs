/**
 * Runs after every installation: of `onnxruntime-node`, which brings its libraries for six platforms in one package (98 MB), keeps those
 * of this one. Plain JavaScript, as it also runs on Nodes that know no types.
 */
const { readdirSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');

function folderOfLibraries() {
  try {
    return join(dirname(require.resolve('onnxruntime-node/package.json')), 'bin', 'napi-v3');
  } catch {
    return undefined;
  }
}

const folder = folderOfLibraries();
for (const system of folder ? readdirSync(folder) : [])
  for (const machine of readdirSync(join(folder, system)))
    if (system !== process.platform || machine !== process.arch)
      rmSync(join(folder, system, machine), { recursive: true, force: true });
