import { spawnSync } from 'node:child_process';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import type { RunningServer } from './server.ts';

/** A data folder of a Larder that was started before, which is where most of the time of a first start goes; the test removes it. */
export function dataDirStartedOnce(purpose: string): string {
  const folder = temporaryDataDir(purpose);
  const { status, stderr } = spawnSync('cp', ['-a', `${process.env['LARDER_TEST_FOLDER']}/.`, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The folder of the first start cannot be copied: ${stderr}`);
  return folder;
}

/** The password of the first admin, which is told at the first start alone: this server's, or else the one before it. */
export function adminPasswordOf(server: RunningServer): string {
  return /password (\S{16})/.exec(`${server.output()}${process.env['LARDER_TEST_OUTPUT']}`)?.[1] ?? '';
}
