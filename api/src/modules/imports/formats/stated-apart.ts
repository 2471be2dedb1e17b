/** `:Zubereitungszeit: 40 Minuten`, as German programs write it behind the steps. */
const STATED = /^\s*:\s*([^:]{2,40}?)\s*:\s*(\S.*)$/;
const FACTS: readonly [fact: string, name: RegExp][] = [
  ['prepTime', /^(?:zubereitung|vorbereitung|arbeit)s?zeit\b/i],
  ['cookTime', /^(?:koch|back|gar|brat)zeit\b/i],
  ['totalTime', /^(?:gesamt(?:zeit)?|dauer)\b/i],
  ['author', /^quelle\b/i],
  // Who typed it.
  ['contributor', /^erfasser\b/i],
  ['keywords', /^stichwort/i],
];
/** What a program notes of the file. */
const OF_FILE = /^(?:fingerprint|erfasst am|letzte (?:ä|ae)nderung)\b/i;

/** What lines state by a name between colons, apart from the other lines. */
export interface StatedApart {
  /** In the terms of schema.org. */
  facts: Record<string, string>;
  /** What these have no term for. */
  notes: string[];
  rest: string[];
}

/** Takes such lines out of a text. */
export function statedApart(lines: readonly string[]): StatedApart {
  const stated: StatedApart = { facts: {}, notes: [], rest: [] };
  for (const line of lines) {
    const [, name = '', value = ''] = STATED.exec(line) ?? [];
    const fact = FACTS.find(([, pattern]) => pattern.test(name))?.[0];
    if (name === '') stated.rest.push(line);
    else if (fact === 'keywords') stated.facts[fact] = [stated.facts[fact], value.trim()].filter(Boolean).join(', ');
    else if (fact !== undefined) stated.facts[fact] ??= value.trim();
    else if (!OF_FILE.test(name)) stated.notes.push(`${name}: ${value.trim()}`);
  }
  return stated;
}
