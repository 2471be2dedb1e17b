/** What a cook can say in cook mode. */
export type VoiceCommand = 'next' | 'back' | 'repeat' | 'timer';

/** The words of each command, alone or with few others: "okay, next step". */
const COMMANDS: readonly (readonly [VoiceCommand, RegExp])[] = [
  ['timer', /\b(?:start|set)\b.*\btimer\b/],
  ['next', /\b(?:next|continue|go on)\b/],
  ['back', /\b(?:back|previous)\b/],
  ['repeat', /\b(?:repeat|again)\b/],
];

/** Longer sentences are talk in the kitchen that has such a word in it. */
const MOST_WORDS = 5;

/** The command in what was heard; null where there is none. */
export function commandIn(heard: string): VoiceCommand | null {
  const words = heard.trim().toLowerCase();
  if (words.split(/\s+/).length > MOST_WORDS) return null;
  return COMMANDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
