/** Who asks, what there is, and how the answers travel: what can be chosen while developing with mocks. */
export interface Scenario {
  viewer: 'visitor' | 'cook' | 'admin';
  data: 'full' | 'empty';
  /** `slow` takes two seconds, `silent` never answers, `failing` answers each question with a failure. */
  network: 'quick' | 'slow' | 'silent' | 'failing';
}

/** What can be chosen; the first of each is what there is unless told otherwise. */
export const CHOICES: { readonly [Part in keyof Scenario]: readonly [Scenario[Part], ...Scenario[Part][]] } = {
  viewer: ['visitor', 'cook', 'admin'],
  data: ['full', 'empty'],
  network: ['quick', 'slow', 'silent', 'failing'],
};

const KEY = 'larder:mock';

/** Reads words such as `cook,slow`, in any order; words that mean nothing are left out. */
export function readScenario(words: string): Scenario {
  const said = new Set<string>(words.split(','));
  const pick = <Choice extends string>(choices: readonly [Choice, ...Choice[]]): Choice =>
    choices.find((choice) => said.has(choice)) ?? choices[0];
  return { viewer: pick(CHOICES.viewer), data: pick(CHOICES.data), network: pick(CHOICES.network) };
}

/** The scenario that this tab is in: what `?mock=` says, or else what it said last. */
export function currentScenario(): Scenario {
  const asked = new URLSearchParams(window.location.search).get('mock');
  if (asked !== null) sessionStorage.setItem(KEY, asked);
  return readScenario(sessionStorage.getItem(KEY) ?? '');
}

/** Keeps a scenario for this tab. */
export function keepScenario({ viewer, data, network }: Scenario): void {
  sessionStorage.setItem(KEY, [viewer, data, network].join(','));
}
