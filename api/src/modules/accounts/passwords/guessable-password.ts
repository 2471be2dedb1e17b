import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Fewest guesses of a good password: one that is eight characters at random takes twice as many. */
const GUESSES_MIN = 5e7;
/** Characters that are judged: what is easy to guess so far has no use of more, and the time grows with their square. */
const JUDGED_MAX = 64;
/** Words of the product, and those that people put a year behind. */
const WORDS = 'larder recipe recipes cook cooking kitchen ingredient ingredients spring summer autumn winter'.split(
  ' ',
);

let loaded: Promise<ZxcvbnFactory> | undefined;

/** The list of leaked passwords takes 7 MB: it is loaded when somebody first chooses a password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { 'passwords-common': dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
  });
}

/** Whether a guesser who knows what people choose, and `ownWords` such as the user name, soon comes upon a password. */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  const estimator = await (loaded ??= loadEstimator());
  const judged = password.normalize('NFKC').slice(0, JUDGED_MAX);
  return estimator.check(judged, [...WORDS, ...ownWords]).guesses < GUESSES_MIN;
}
