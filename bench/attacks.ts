import { lowerPriority } from '../api/src/shared/low-priority.ts';
import { startProcess } from './bench-process.ts';

/** What one address does with all its connections. */
export interface Attack {
  kind: 'searches' | 'creative' | 'imports' | 'photos' | 'pages';
  url: string;
  /** Address that it comes from, as a proxy says. */
  address: string;
  connections: number;
}

/** What became of its requests: `broken` is a 5xx other than a 503 with a time to come back, or no answer. */
export interface Attacked {
  answered: number;
  refused: number;
  broken: number;
}

/**
 * Attacks a server while `work` is done, from a process that does nothing else. It gives way to the server: a real attacker's machine is not the
 * server's, and takes none of its cores.
 */
export async function underAttack<Done>(
  attack: Attack,
  work: () => Promise<Done>,
): Promise<{ done: Done; attacked: Attacked }> {
  const { child, said } = startProcess('attacker');
  lowerPriority(child);
  try {
    child.send(attack);
    const done = await work();
    child.send('enough');
    return { done, attacked: (await said()) as Attacked };
  } finally {
    child.kill();
  }
}
