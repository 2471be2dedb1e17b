import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { FOREIGN_LOCALES, type ForeignName } from '../ingredients/names/foreign-name.ts';
import { readYamlFiles, validated } from './yaml-files.ts';

/** "Ei/Eier" gives a plural, "prune*" is a word for another food too. */
const namesSchema = z.record(z.string(), z.array(z.string().regex(/^[^/*]+(?:\/[^/*]+)?\*?$/)).min(1));
/** A name as its file states it. */
export interface SeedName extends ForeignName {
  /** The word is another food's too: in English, which goes before, or in a third language; then it means neither. */
  isOfAnotherToo: boolean;
}

const localeSchema = z.enum(FOREIGN_LOCALES);

/**
 * Reads and validates `names/*.yaml` below `folder`: what foods are called in other languages, the name that is shown first.
 * @param known the id of the food of an English name; the second says where it stands, for a message
 * @throws StartError naming file and field of each mistake
 */
export function readNameFiles(folder: string, known: (name: string, where: string) => string): SeedName[] {
  if (!existsSync(`${folder}/names`)) return [];
  return readYamlFiles(`${folder}/names`).flatMap(({ file, content }) => {
    const locale = validated(localeSchema, basename(file, '.yaml'), `names/${file}`);
    return Object.entries(validated(namesSchema, content, `names/${file}`)).flatMap(([food, names]) => {
      const id = known(food, `names/${file}`);
      return names.map((written): SeedName => {
        const [name = '', plural = null] = written.replace('*', '').split('/');
        return { food: id, locale, name, plural, isOfAnotherToo: written.endsWith('*') };
      });
    });
  });
}
