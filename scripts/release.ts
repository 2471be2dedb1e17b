/**
 * Prepares a release: `npm run release -- 0.2.0`. Writes what this version stores into `tests/upgrades`, from where every later version
 * must bring it forward; closes the changes in CHANGELOG.md under the version; stores the released schema. Read the diff, then commit.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeStoredCopy } from './stored-copy.ts';

const version = process.argv[2];
if (!version || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Say which version: npm run release -- 0.2.0');
  process.exit(1);
}

const UNRELEASED = '## Unreleased';

closeChanges(version);
await writeStoredCopy(`tests/upgrades/${version}`);
if (spawnSync('npm', ['run', 'schema:release'], { stdio: 'inherit' }).status !== 0) process.exit(1);
spawnSync('npm', ['version', version, '--no-git-tag-version'], { stdio: 'inherit' });
console.log(`Prepared ${version}: read the diff, commit it, and tag it v${version}.`);

function closeChanges(name: string): void {
  const changes = readFileSync('CHANGELOG.md', 'utf8');
  if (!changes.includes(`${UNRELEASED}\n\n- `)) {
    console.error('CHANGELOG.md says nothing under "Unreleased".');
    process.exit(1);
  }
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync('CHANGELOG.md', changes.replace(UNRELEASED, `${UNRELEASED}\n\n## ${name} (${today})`));
}
