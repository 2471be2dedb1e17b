import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const children = new Set<ChildProcess>();

/**
 * Tells a child to end (`SIGINT`) when this process does, also where a signal ends it that nothing else here heeds: a child with a
 * group of its own would hear nothing of Ctrl-C and go on for ever.
 */
export function endWithProcess(child: ChildProcess): void {
  if (children.size === 0) watch();
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) unwatch();
  });
}

function watch(): void {
  process.on('exit', endAll);
  for (const signal of SIGNALS) process.on(signal, heed);
}

function unwatch(): void {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, heed);
}

function endAll(): void {
  for (const child of children) child.kill('SIGINT');
}

/** Listening keeps a signal from ending the process, so that we must; any other listener ends it in an order of their own. */
function heed(signal: (typeof SIGNALS)[number]): void {
  if (process.listeners(signal).every((listener) => listener === heed)) process.exit(128 + constants.signals[signal]);
}
