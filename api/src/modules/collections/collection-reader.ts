import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Page } from '../../shared/page.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { Collection, CollectionRecipe } from './collection.entity.ts';
import type { ListSource, PageRange } from '../../shared/list-pages.sql.ts';
import { readRecipePages, visibleTo } from '../recipes/recipe-lists.ts';

/** Newest first, one of many. */
const NEWEST: PageRange = { first: 1, after: null };

/** What may be seen of collections: a cook's own, and a public one by anyone with its link. */
export class CollectionReader {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #pages = new Map<string, DataLoader<string, Page<Recipe>>>();
  readonly #covers: DataLoader<string, Recipe | null>;
  readonly #having: DataLoader<string, Collection[]>;

  constructor(em: EntityManager, viewer: Viewer | null) {
    this.#em = em;
    this.#viewer = viewer;
    this.#covers = new DataLoader((ids) => this.#coversOf(ids));
    this.#having = new DataLoader((ids) => this.#havingOf(ids));
  }

  /** A collection of one's own, or a public one; null otherwise, as for one that there is not. */
  async find(id: string): Promise<Collection | null> {
    const collection = isPossibleId(id) ? await this.#em.findOne(Collection, { id }, { refresh: true }) : null;
    if (collection?.isPublic) return collection;
    return collection && this.isOwn(collection) && requireViewer(this.#viewer, 'read') ? collection : null;
  }

  /** Whether a collection is the viewer's own. */
  isOwn({ user }: Collection): boolean {
    return user === this.#viewer?.id;
  }

  /** The cook's collections by name. */
  async own(): Promise<Collection[]> {
    const cook = requireViewer(this.#viewer, 'read');
    return this.#em.find(Collection, { user: cook.id }, { orderBy: { name: 'asc', id: 'asc' }, refresh: true });
  }

  /** The cook's collections that a recipe is in; those of many recipes are read together. */
  async having(recipe: Recipe): Promise<Collection[]> {
    return this.#viewer === null ? [] : this.#having.load(recipe.id);
  }

  /** The recipes of a collection that the viewer may see, those added last first; those of many collections are read together. */
  recipes({ id }: Collection, range: PageRange): Promise<Page<Recipe>> {
    const key = JSON.stringify(range);
    const loader = this.#pages.get(key) ?? new DataLoader((ids: readonly string[]) => this.#recipesOf(ids, range));
    this.#pages.set(key, loader);
    return loader.load(id);
  }

  /** How many these are. */
  async recipeCount(collection: Collection): Promise<number> {
    return (await this.recipes(collection, NEWEST)).totalCount;
  }

  /** The recipe whose picture stands for a collection: the one chosen, or the one added last; null for an empty one. */
  async cover(collection: Collection): Promise<Recipe | null> {
    const chosen = await this.#covers.load(collection.id);
    return chosen ?? (await this.recipes(collection, NEWEST)).nodes[0] ?? null;
  }

  #recipesOf(ids: readonly string[], range: PageRange): Promise<Page<Recipe>[]> {
    return readRecipePages(this.#em, this.#source(), ids, range);
  }

  #source(): ListSource {
    return {
      from: 'collection_recipe m join recipe r on r.id = m.recipe_id',
      owner: 'm.collection_id',
      where: visibleTo(this.#viewer?.id ?? null),
      order: { sql: 'm.added_at', type: 'timestamptz', direction: 'desc' },
      id: 'r.id',
    };
  }

  async #coversOf(ids: readonly string[]): Promise<(Recipe | null)[]> {
    const source = {
      ...this.#source(),
      from: `collection c join collection_recipe m on m.collection_id = c.id and m.recipe_id = c.cover_id join recipe r on r.id = c.cover_id`,
    };
    const pages = await readRecipePages(this.#em, source, ids, NEWEST);
    return pages.map(({ nodes: [cover] }) => cover ?? null);
  }

  async #havingOf(recipes: readonly string[]): Promise<Collection[][]> {
    const own = new Map((await this.own()).map((collection) => [collection.id, collection]));
    const members = await this.#em
      .fork()
      .find(
        CollectionRecipe,
        { recipe: { $in: [...recipes] }, collection: { $in: [...own.keys()] } },
        { disableIdentityMap: true },
      );
    return recipes.map((id) => {
      const holding = new Set(members.filter((member) => member.recipe === id).map((member) => member.collection));
      return [...own.values()].filter((collection) => holding.has(collection.id));
    });
  }
}
