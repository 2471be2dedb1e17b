import { execFileSync, spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { becomesReady, freePort } from '../../support/server.ts';

/** What buildah needs to build and to run without a daemon; only root may. */
const TOOLS = ['buildah', 'debootstrap'];

/** Whether an image can be built and started on this machine. */
export const canBuild = process.getuid?.() === 0 && TOOLS.every((tool) => isInstalled(tool));

function isInstalled(tool: string): boolean {
  try {
    return execFileSync('sh', ['-c', `command -v ${tool}`]).length > 0;
  } catch {
    return false;
  }
}

/** Calls buildah; gives what it prints. @throws with what it says when it fails */
export const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether there is an image of this name. */
export const isThere = (image: string): boolean =>
  buildah('images', '--format', '{{.Name}}').split('\n').includes(image);

/** A container of the image with a database and files of its own. */
export interface Container {
  /** Runs the program of the image to its end; gives what it prints. */
  larder(...command: string[]): string;
  /** Starts the server and waits until it is ready; gives its address. */
  serve(): Promise<string>;
  /** Stops the server. */
  stop(): Promise<void>;
  /** Stops the server where it still runs, and throws the container away. */
  remove(): Promise<void>;
}

/** Makes a container of `image`, in which the folder `backups` is `/backups`. */
export function containerOf(image: string, backups: string, databaseUrl: string): Container {
  // Whoever the process inside is may write there.
  chmodSync(backups, 0o777);
  const name = buildah('from', '--pull=never', image).trim();
  const settings = ['--isolation', 'chroot', '--network', 'host', '--user', 'node', '-v', `${backups}:/backups`];
  const run = (env: Record<string, string>, command: string[]): string[] => {
    const variables = Object.entries({ DATABASE_URL: databaseUrl, ...env });
    const told = variables.flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    return ['run', ...settings, ...told, name, '--', 'node', 'api/dist/cli.js', ...command];
  };
  let stop = async (): Promise<void> => undefined;
  return {
    larder: (...command) => buildah(...run({}, command)),
    serve: async () => {
      const port = String(await freePort());
      // A group of its own: buildah, and the server that it started, are told to stop together.
      const child = spawn('buildah', run({ PORT: port }, ['serve']), { stdio: 'ignore', detached: true });
      const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      stop = () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
        return exit;
      };
      const url = `http://localhost:${port}`;
      await Promise.race([becomesReady(url), exit.then(() => Promise.reject(new Error('The container ended.')))]);
      return url;
    },
    stop: () => stop(),
    remove: async () => {
      await stop();
      buildah('rm', name);
    },
  };
}
