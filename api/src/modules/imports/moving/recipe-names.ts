import type { EntityManager } from '@mikro-orm/postgresql';
import { slugify } from '../../../shared/slug.ts';
import { RecipeStatus } from '../../recipes/recipe-enums.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import type { RecipeRef } from './values.ts';

/** A recipe of which only its names are known. */
export type NamedRecipe = Pick<Recipe, 'id' | 'slug' | 'title'>;

/** How recipes are called in an archive: the cook's own by a file named after the title, others by what they go by at the site. */
export class RecipeNames {
  readonly #em: EntityManager;
  readonly #own = new Map<string, string>();
  readonly #others = new Map<string, NamedRecipe>();
  readonly #kept = new Set<string>();

  /** @param own the cook's recipes, in the order in which they are written */
  constructor(em: EntityManager, own: readonly NamedRecipe[]) {
    this.#em = em;
    const taken = new Set<string>();
    for (const recipe of own) {
      const file = freeName(`recipes/${slugify(recipe.title) || 'recipe'}`, taken);
      taken.add(file);
      this.#own.set(recipe.id, file);
    }
  }

  /** File of an own recipe, without extension. */
  fileOf(id: string): string | undefined {
    return this.#own.get(id);
  }

  /** Finds out about recipes before they are named. @param isKept whether those of others are to go along */
  async learn(ids: readonly (string | null | undefined)[], { isKept = false } = {}): Promise<void> {
    const known = ids.filter((id) => typeof id === 'string');
    const unknown = [...new Set(known)].filter((id) => !this.#own.has(id) && !this.#others.has(id));
    const published = { id: { $in: unknown }, status: RecipeStatus.PUBLISHED };
    for (const recipe of await this.#em.find(Recipe, published, { fields: ['id', 'slug', 'title'] }))
      this.#others.set(recipe.id, recipe);
    if (isKept) for (const id of known) if (this.#others.has(id)) this.#kept.add(id);
  }

  /** What a recipe is called; null for one that the cook may not see any more. */
  refOf(id: string): RecipeRef | null {
    const file = this.#own.get(id);
    if (file !== undefined) return { file };
    const other = this.#others.get(id);
    return other ? { slug: other.slug, title: other.title } : null;
  }

  /** Ids of those of others that go along. */
  get kept(): string[] {
    return [...this.#kept];
  }
}

/** A thing that belongs to a recipe, as an archive has it. */
export interface Named<T> {
  ref: RecipeRef;
  row: T;
}

/** Things whose recipe has a name in the archive, each with that; in the order of their moments, and of these names where the moment is one. */
export function withRefs<T>(
  rows: readonly T[],
  names: RecipeNames,
  { recipe, at }: { recipe: (row: T) => string; at: (row: T) => Date },
): Named<T>[] {
  const named = rows.flatMap((row) => {
    const ref = names.refOf(recipe(row));
    return ref ? [{ ref, row, order: `${at(row).toISOString()} ${JSON.stringify(ref)}` }] : [];
  });
  return named.sort((one, other) => (one.order < other.order ? -1 : 1)).map(({ ref, row }) => ({ ref, row }));
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(own)) return own;
  }
}
