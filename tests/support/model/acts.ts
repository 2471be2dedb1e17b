import type { Cook } from '../clients.ts';
import type { Kept, KeptCollection, KeptList, Slug } from './kept.ts';

/** The transport that a cook uses. */
export type Transport = 'graphql' | 'rest';

/** One cook with what they should have. */
export interface Actor {
  cook: Cook;
  kept: Kept;
}

/** Something that a cook does, and what should follow from it. Things are named by place: the nth list, whichever that is by then. */
export type Act =
  | { kind: 'save' | 'unsave'; slug: Slug; transport: Transport }
  | { kind: 'rate'; slug: Slug; stars: number }
  | { kind: 'tick'; slug: Slug; step: number; isDone: boolean; transport: Transport }
  | { kind: 'newCollection'; name: string; isPublic: boolean }
  | { kind: 'collect' | 'takeOut'; at: number; slug: Slug }
  | { kind: 'show'; at: number }
  | { kind: 'deleteCollection'; at: number }
  | { kind: 'newList'; name: string; slugs: Slug[]; transport: Transport }
  | { kind: 'shopFor'; at: number; slug: Slug; servings: number }
  | { kind: 'shopNot'; at: number; slug: Slug }
  | { kind: 'type'; at: number; text: string }
  | { kind: 'deleteList'; at: number }
  | { kind: 'submit'; title: string; isDraft: boolean }
  | { kind: 'withdraw'; at: number };

/** Whether the cook has what the act is about. */
export function canDo(act: Act, { collections, lists, drafts }: Kept): boolean {
  if (['collect', 'takeOut', 'show', 'deleteCollection'].includes(act.kind)) return collections.length > 0;
  if (['shopFor', 'shopNot', 'type', 'deleteList'].includes(act.kind)) return lists.length > 0;
  return act.kind !== 'withdraw' || drafts.length > 0;
}

/** Does it, and notes what follows. @throws when it is refused */
export async function perform(act: Act, { cook, kept }: Actor): Promise<void> {
  switch (act.kind) {
    case 'save':
    case 'unsave':
      return keep(act, cook, kept);
    case 'rate': {
      await mutate(cook, 'rateRecipe', 'RateRecipeInput', { recipeId: act.slug, stars: act.stars }, 'recipe { id }');
      return void kept.stars.set(act.slug, act.stars);
    }
    case 'tick':
      return tick(act, cook, kept);
    case 'newCollection':
    case 'collect':
    case 'takeOut':
    case 'show':
    case 'deleteCollection':
      return collect(act, cook, kept);
    case 'newList':
    case 'shopFor':
    case 'shopNot':
    case 'type':
    case 'deleteList':
      return shop(act, cook, kept);
    case 'submit': {
      const { title, isDraft } = act;
      const input = {
        title,
        isDraft,
        prepTime: 5,
        cookTime: 10,
        servings: 2,
        ingredients: [{ text: '2 eggs' }],
        instructions: [{ description: 'Fry the eggs.' }],
      };
      const { recipe } = await mutate<{ recipe: { id: string } }>(
        cook,
        'submitRecipe',
        'RecipeInput',
        input,
        'recipe { id }',
      );
      return void kept.drafts.push({ id: recipe.id, title, status: isDraft ? 'DRAFT' : 'PENDING' });
    }
    case 'withdraw': {
      const [draft] = kept.drafts.splice(act.at % kept.drafts.length, 1);
      await mutate(cook, 'deleteRecipe', 'RecipeIdInput', { id: draft?.id }, '__typename');
    }
  }
}

async function keep(
  { kind, slug, transport }: Extract<Act, { kind: 'save' | 'unsave' }>,
  cook: Cook,
  kept: Kept,
): Promise<void> {
  if (transport === 'graphql') await mutate(cook, `${kind}Recipe`, 'RecipeIdInput', { id: slug }, 'recipe { id }');
  else await send(cook, 'POST', `/recipe/${slug}/${kind}`);
  if (kind === 'save') kept.saved.add(slug);
  else kept.saved.delete(slug);
}

async function tick(
  { slug, step, isDone, transport }: Extract<Act, { kind: 'tick' }>,
  cook: Cook,
  kept: Kept,
): Promise<void> {
  const steps = new Set(kept.steps.get(slug));
  if (isDone) steps.add(step);
  else steps.delete(step);
  if (transport === 'graphql')
    await mutate(cook, 'setProgress', 'SetProgressInput', { recipeId: slug, steps: [...steps] }, 'progress { steps }');
  else await send(cook, 'POST', `/recipe/${slug}/progress`, { type: 'step', itemId: step, done: isDone });
  kept.steps.set(slug, steps);
}

async function collect(
  act: Extract<Act, { kind: 'newCollection' | 'collect' | 'takeOut' | 'show' | 'deleteCollection' }>,
  cook: Cook,
  kept: Kept,
): Promise<void> {
  if (act.kind === 'newCollection') {
    const { name, isPublic } = act;
    const { collection } = await mutate<{ collection: { id: string } }>(
      cook,
      'createCollection',
      'CreateCollectionInput',
      { name, isPublic },
      'collection { id }',
    );
    return void kept.collections.push({ id: collection.id, name, isPublic, recipes: new Set() });
  }
  const collection = kept.collections[act.at % kept.collections.length] as KeptCollection;
  if (act.kind === 'show') {
    collection.isPublic = !collection.isPublic;
    await mutate(
      cook,
      'updateCollection',
      'UpdateCollectionInput',
      { id: collection.id, isPublic: collection.isPublic },
      'collection { id }',
    );
  } else if (act.kind === 'deleteCollection') {
    await mutate(cook, 'deleteCollection', 'CollectionIdInput', { id: collection.id }, 'collection { id }');
    kept.collections.splice(kept.collections.indexOf(collection), 1);
  } else {
    const isIn = act.kind === 'collect';
    await mutate(
      cook,
      isIn ? 'addToCollection' : 'removeFromCollection',
      'CollectionRecipeInput',
      { collectionId: collection.id, recipeId: act.slug },
      'collection { id }',
    );
    if (isIn) collection.recipes.add(act.slug);
    else collection.recipes.delete(act.slug);
  }
}

async function shop(
  act: Extract<Act, { kind: 'newList' | 'shopFor' | 'shopNot' | 'type' | 'deleteList' }>,
  cook: Cook,
  kept: Kept,
): Promise<void> {
  if (act.kind === 'newList') return void kept.lists.push(await newList(act, cook));
  const list = kept.lists[act.at % kept.lists.length] as KeptList;
  const listId = list.id;
  if (act.kind === 'shopFor') {
    await mutate(
      cook,
      'addRecipeToShoppingList',
      'ShoppingListRecipeInput',
      { listId, recipeId: act.slug, servings: act.servings },
      'shoppingList { id }',
    );
    list.servings.set(act.slug, act.servings);
  } else if (act.kind === 'shopNot') {
    await mutate(
      cook,
      'removeRecipeFromShoppingList',
      'ShoppingListRecipeInput',
      { listId, recipeId: act.slug },
      'shoppingList { id }',
    );
    list.servings.delete(act.slug);
  } else if (act.kind === 'type') {
    await mutate(cook, 'addShoppingListItem', 'AddShoppingListItemInput', { listId, text: act.text }, 'item { id }');
    list.typed.push(act.text);
  } else {
    await mutate(cook, 'deleteShoppingList', 'ShoppingListIdInput', { id: listId }, 'shoppingList { id }');
    kept.lists.splice(kept.lists.indexOf(list), 1);
  }
}

/** Each recipe comes for as many as it is for itself. */
async function newList({ name, slugs, transport }: Extract<Act, { kind: 'newList' }>, cook: Cook): Promise<KeptList> {
  const made =
    transport === 'graphql'
      ? (
          await mutate<{
            shoppingList: { id: string; shoppedRecipes: { servings: number; recipe: { slug: Slug } }[] };
          }>(
            cook,
            'createShoppingList',
            'CreateShoppingListInput',
            { name, recipes: slugs.map((id) => ({ id })) },
            'shoppingList { id shoppedRecipes { servings recipe { slug } } }',
          )
        ).shoppingList
      : await send<{ id: string; recipes: { slug: Slug; servings: number }[] }>(cook, 'POST', '/shopping-lists', {
          name,
          recipeIds: slugs,
        });
  const shopped =
    'recipes' in made
      ? made.recipes
      : made.shoppedRecipes.map(({ recipe, servings }) => ({ slug: recipe.slug, servings }));
  if (
    shopped
      .map(({ slug }) => slug)
      .sort()
      .join() !== [...new Set(slugs)].sort().join()
  )
    throw new Error(`${transport} put other recipes on the list`);
  return { id: made.id, name, servings: new Map(shopped.map(({ slug, servings }) => [slug, servings])), typed: [] };
}

async function mutate<T>(cook: Cook, name: string, inputType: string, input: object, fields: string): Promise<T> {
  const { data, errors } = await cook.graphql<Record<string, T>>(
    `mutation Act($input: ${inputType}!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  );
  if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
  return data[name] as T;
}

async function send<T>(cook: Cook, method: 'POST', path: string, body: object = {}): Promise<T> {
  const answer = await cook.send(method, `/api${path}`, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
  return answer.json<T>();
}
