import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Gives searches priority. Set at once, not by the process itself: what it starts with would already hold a core. Not the
 * lowest there is: beside work that keeps every core busy that is a hundredth of one, and photos would be given up instead of late.
 */
export function lowerPriority(child: ChildProcess, priority: number = constants.priority.PRIORITY_BELOW_NORMAL): void {
  if (child.pid !== undefined) setPriority(child.pid, priority);
}
