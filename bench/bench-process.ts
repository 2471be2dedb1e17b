import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program of the benchmark in a process of its own. */
export interface BenchProcess {
  child: ChildProcess;
  /** Resolves when it has ended. */
  ended: Promise<unknown>;
  /** What it says next. @throws when it ends instead */
  said(): Promise<unknown>;
}

/**
 * Starts a program of this folder in a process of its own, so that what is measured does not wait for it, nor it for what is measured.
 * @param name of its file, without the ending
 */
export function startProcess(name: string, args: readonly string[] = []): BenchProcess {
  const program = fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));
  const child = fork(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`The ${name} of the benchmark ended with ${String(code)}.`);
  });
  failed.catch(() => undefined);
  return { child, ended, said: async () => ((await Promise.race([once(child, 'message'), failed])) as unknown[])[0] };
}
