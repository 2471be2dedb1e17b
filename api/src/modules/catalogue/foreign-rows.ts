import type { ForeignName } from '../ingredients/names/foreign-name.ts';

interface ForeignRows {
  names: ForeignName[];
  aliases: { locale: string; alias: string; food: string }[];
}

/** Names in other languages as they are stored: the first of each food is its name there, what follows are aliases, each once in a language. */
export function foreignRows(foreign: readonly ForeignName[]): ForeignRows {
  const names = new Map<string, ForeignName>();
  const aliases = new Map<string, ForeignRows['aliases'][number]>();
  for (const said of foreign) {
    const { food, locale, name, plural } = said;
    if (!names.has(`${locale} ${food}`)) names.set(`${locale} ${food}`, { food, locale, name, plural });
    else for (const alias of plural === null ? [name] : [name, plural]) if (!aliases.has(`${locale} ${alias}`)) aliases.set(`${locale} ${alias}`, { locale, alias, food });
  }
  return { names: [...names.values()], aliases: [...aliases.values()] };
}
