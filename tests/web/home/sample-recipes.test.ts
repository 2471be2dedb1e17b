import { readFileSync } from 'node:fs';
import { SAMPLE_RECIPES } from '../../../web/src/pages/home/sample-recipes.ts';

/** A number or text of a recipe of the starter catalogue, by its key at the left margin. */
function catalogueValue(slug: string, key: string): string | undefined {
  const yaml = readFileSync(new URL(`../../../catalogue/recipes/${slug}.yaml`, import.meta.url), 'utf8');
  return new RegExp(`^${key}: (.+)$`, 'm').exec(yaml)?.[1];
}

test.each(SAMPLE_RECIPES.map((sample) => [sample.title, sample] as const))(
  'the sample "%s" is true to its recipe',
  (title, { slug, time }) => {
    expect(catalogueValue(slug, 'title')).toBe(title);
    expect(`${Number(catalogueValue(slug, 'prepTime')) + Number(catalogueValue(slug, 'cookTime'))} min in all`).toBe(
      time,
    );
  },
);
