import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Lets whoever searches come first. Told at once, not by the process itself: what it starts with would already hold a core. */
export function lowerPriority(child: ChildProcess): void {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
