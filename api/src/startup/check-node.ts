import { StartError } from '../shared/errors.ts';

/** What `engines` in package.json asks for. */
const OLDEST = [22, 19] as const;

/** @throws StartError in a sentence for a person where this Node.js is too old to run Larder */
export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new StartError(`Larder needs Node.js ${OLDEST.join('.')} or newer; this is ${version}.`);
}
