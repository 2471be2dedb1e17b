import type { EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { badInput } from '../../shared/errors.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { perHour } from '../rate-limits/rate-limit-policy.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { areSameDish, findNamesakes } from './duplicates.ts';
import { proposalOf, type Proposal } from './proposal.ts';
import { readSource } from './source-reader.ts';
import type { WebReader } from './web/web-reader.ts';

/** Pages that one cook may import, so that Larder is not used as a crawler. */
const PAGES_PER_HOUR = 60;
/** Longest pasted text, in characters. */
const TEXT_MAX = 60_000;

/** Where a recipe is: at an address, or in a text. One of both is given. */
export interface ImportSource {
  url?: string | null | undefined;
  text?: string | null | undefined;
}

/** Reads recipes of elsewhere for a cook, who looks them over before they are stored. */
export class WebImportService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #web: WebReader;

  constructor(em: EntityManager, viewer: Viewer | null, foods: FoodStore, web: WebReader) {
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#web = web;
  }

  /**
   * Reads a recipe and links its lines. Nothing is stored.
   * @throws AppError BAD_USER_INPUT naming `url` or `text`, RATE_LIMITED after many pages, or while several of the cook's are being read
   */
  async read({ url, text }: ImportSource): Promise<Proposal> {
    const cook = requireViewer(this.#viewer, 'write');
    const names = this.#foods.names;
    if (url && !text) {
      await new RateLimiter(this.#em.fork()).count([
        { kind: 'import-page', of: [cook.id], policy: perHour(PAGES_PER_HOUR) },
      ]);
      return proposalOf(await readSource({ page: await this.#web.read(url.trim()) }, cook.id), names);
    }
    if (!text || url) throw badInput('Give either the address of a page or the text of a recipe.', 'url');
    if (text.length > TEXT_MAX) throw badInput(`A text has at most ${TEXT_MAX} characters.`, 'text');
    return proposalOf(await readSource({ text }, cook.id), names);
  }

  /** The published recipes, and those of the cook, that are the same: from one address, or of one title and nearly the same foods. */
  async duplicates(proposal: Proposal): Promise<Recipe[]> {
    const cook = requireViewer(this.#viewer, 'write');
    const em = this.#em.fork();
    const namesakes = await findNamesakes(em, proposal.slug);
    const alike = namesakes.filter((namesake) => areSameDish(proposal, namesake)).map(({ id }) => id);
    const { sourceUrl } = proposal;
    const isSame = [
      { id: { $in: alike } },
      ...(sourceUrl === null ? [] : [{ sourceUrl }, { origin: `import:${sourceUrl}` }]),
    ];
    const isSeen = [{ status: RecipeStatus.PUBLISHED, isCreative: false }, { authorUser: cook.id }];
    return em.find(Recipe, { $and: [{ $or: isSame }, { $or: isSeen }] }, { orderBy: { number: 'asc' }, limit: 5 });
  }
}
