import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../shared/errors.ts';
import { lowerPriority } from '../../../shared/low-priority.ts';
import type { Answer } from './network-worker.ts';
import type { Sighting } from './verdict.ts';

/** Longest time a photo may take before the process is given up, in milliseconds: a hundred times the usual. */
const ANSWER_MS = 15_000;

/**
 * The networks in a process of their own, started for the first photo and again after it died: what native code does to
 * a hostile photo, or to itself, stays there (docs/decisions/060-recognizer-process.md), and it knows none of our secrets. It keeps ours alive only while
 * it works, and ends with it. One photo at a time.
 */
export class NetworkProcess {
  #child: ChildProcess | undefined;

  /**
   * What is seen in an encoded image, the surest first.
   * @throws AppError BAD_USER_INPUT when it cannot be read, UNAVAILABLE when the process died or took too long
   */
  async look(photo: Uint8Array): Promise<Sighting[]> {
    const answer = await this.#ask(photo);
    if ('refused' in answer) throw new AppError('BAD_USER_INPUT', answer.refused, { field: 'photo' });
    return answer.sightings;
  }

  /** Ends the process. */
  close(): void {
    this.#child?.kill('SIGKILL');
  }

  async #ask(photo: Uint8Array): Promise<Answer> {
    const child = (this.#child ??= this.#start());
    const timer = setTimeout(() => child.kill('SIGKILL'), ANSWER_MS);
    hold(child);
    try {
      return await answerOf(child, photo);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'The photo could not be looked at.', { cause });
    } finally {
      clearTimeout(timer);
      release(child);
    }
  }

  #start(): ChildProcess {
    const path = fileURLToPath(new URL(`./network-worker${extname(import.meta.url)}`, import.meta.url));
    const child = fork(path, {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    lowerPriority(child);
    const forget = (): void => {
      if (this.#child === child) this.#child = undefined;
    };
    return child.once('exit', forget).once('error', forget);
  }
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function answerOf(child: ChildProcess, photo: Uint8Array): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (tell: () => void): void => {
      child.off('message', answer).off('error', fail).off('exit', end);
      tell();
    };
    const answer = (message: unknown): void => settle(() => resolve(message as Answer));
    const fail = (error: unknown): void => settle(() => reject(error));
    const end = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`The process ended: ${signal ?? code}.`)));
    child.once('message', answer).once('error', fail).once('exit', end);
    child.send(photo, (error) => error && fail(error));
  });
}
