import type { Cook } from '../clients.ts';
import { RECIPES, TYPED, type Kept } from './kept.ts';

interface Mine {
  profile: {
    savedRecipes: { nodes: { slug: string }[] };
    collections: { id: string; name: string; isPublic: boolean; recipes: { nodes: { slug: string }[] } }[];
    recipes: { nodes: { id: string; title: string; status: string }[] };
    stats: { savedRecipes: number; collections: number };
  };
  shoppingLists: {
    id: string;
    name: string;
    shoppedRecipes: { servings: number; recipe: { slug: string } }[];
    items: { contributions: { text: string }[] }[];
  }[];
}
type Recipes = Record<
  string,
  { slug: string; viewerRating: { stars: number } | null; progress: { steps: number[] } | null }
>;

const MINE = `{
  profile { savedRecipes(first: 10) { nodes { slug } } collections { id name isPublic recipes(first: 10) { nodes { slug } } } recipes(first: 50) { nodes { id title status } } stats { savedRecipes collections } }
  shoppingLists { id name shoppedRecipes { servings recipe { slug } } items { contributions { text } } }
}`;
const COOKED = `{ ${RECIPES.map((slug, at) => `r${at}: recipe(slug: "${slug}") { slug viewerRating { stars } progress { steps } }`).join(' ')} }`;

/** Everything of a cook as GraphQL shows it, in an order that does not depend on when things came about. */
export async function lookByGraphQL(cook: Cook): Promise<object> {
  const [mine, cooked] = [await cook.graphql<Mine>(MINE), await cook.graphql<Recipes>(COOKED)];
  if (mine.errors ?? cooked.errors) throw new Error(JSON.stringify(mine.errors ?? cooked.errors));
  const { profile, shoppingLists } = mine.data;
  const recipes = Object.values(cooked.data);
  return {
    saved: slugs(profile.savedRecipes.nodes),
    stars: recipes.flatMap(({ slug, viewerRating }) => (viewerRating ? [`${slug} ${viewerRating.stars}`] : [])).sort(),
    steps: recipes.flatMap(({ slug, progress }) => (progress?.steps ?? []).map((step) => `${slug} ${step}`)).sort(),
    collections: byId(profile.collections.map(({ recipes, ...rest }) => ({ ...rest, recipes: slugs(recipes.nodes) }))),
    lists: byId(
      shoppingLists.map(({ id, name, shoppedRecipes, items }) => ({
        id,
        name,
        servings: shoppedRecipes.map(({ recipe, servings }) => `${recipe.slug} ${servings}`).sort(),
        typed: items
          .flatMap(({ contributions }) => contributions.map(({ text }) => text))
          .filter((text) => TYPED.some((typed) => typed === text))
          .sort(),
      })),
    ),
    drafts: byId(profile.recipes.nodes),
    stats: profile.stats,
  };
}

/** The same as it should be. */
export function shouldBe({ saved, stars, steps, collections, lists, drafts }: Kept): object {
  return {
    saved: [...saved].sort(),
    stars: [...stars].map(([slug, count]) => `${slug} ${count}`).sort(),
    steps: [...steps].flatMap(([slug, done]) => [...done].map((step) => `${slug} ${step}`)).sort(),
    collections: byId(collections.map(({ recipes, ...rest }) => ({ ...rest, recipes: [...recipes].sort() }))),
    lists: byId(
      lists.map(({ id, name, servings, typed }) => ({
        id,
        name,
        servings: [...servings].map(([slug, count]) => `${slug} ${count}`).sort(),
        typed: typed.toSorted(),
      })),
    ),
    drafts: byId(drafts),
    stats: { savedRecipes: saved.size, collections: collections.length },
  };
}

/** What REST shows of a cook, and what that should be. */
export async function lookByRest(cook: Cook, kept: Kept): Promise<[object, object]> {
  const get = async <T>(path: string): Promise<T> => (await cook.send('GET', `/api${path}`)).json<T>();
  const saved = slugs(await get<{ slug: string }[]>('/profile/saved-recipes'));
  const collections = byId(
    await get<{ id: string; name: string; isPublic: boolean; recipeCount: number }[]>('/profile/collections'),
  );
  const lists = byId(await get<{ id: string; name: string; recipeCount: number }[]>('/shopping-lists'));
  return [
    {
      saved,
      collections: collections.map(({ id, name, isPublic, recipeCount }) => ({ id, name, isPublic, recipeCount })),
      lists: lists.map(({ id, name, recipeCount }) => ({ id, name, recipeCount })),
    },
    {
      saved: [...kept.saved].sort(),
      collections: byId(kept.collections).map(({ id, name, isPublic, recipes }) => ({
        id,
        name,
        isPublic,
        recipeCount: recipes.size,
      })),
      lists: byId(kept.lists).map(({ id, name, servings }) => ({ id, name, recipeCount: servings.size })),
    },
  ];
}

const slugs = (nodes: { slug: string }[]): string[] => nodes.map(({ slug }) => slug).sort();
const byId = <T extends { id: string }>(things: T[]): T[] => things.toSorted((a, b) => (a.id < b.id ? -1 : 1));
