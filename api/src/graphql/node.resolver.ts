import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { AppError } from '../shared/errors.ts';
import { asNode, NodeType } from './node.types.ts';

@Resolver()
export class NodeResolver {
  @Query(() => NodeType, {
    nullable: true,
    description:
      'The recipe, food, collection or shopping list with an id; null where there is none, or none that the caller may see.',
  })
  async node(
    @Arg('id', () => ID, { description: 'As another answer gave it.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<NodeType | null> {
    const { recipes, ingredients, collectionReader, listReader } = context;
    const food = ingredients.byId(id);
    if (food) return asNode('Ingredient', food);
    const recipe = await recipes.find(id);
    // A recipe's slug is none of its ids.
    if (recipe?.id === id) return asNode('Recipe', recipe);
    const collection = await seen(collectionReader.find(id));
    if (collection) return asNode('Collection', collection);
    const list = await seen(listReader.find(id));
    return list && asNode('ShoppingList', list);
  }
}

/** What the caller may not see is as if it were not there. */
const REFUSED: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

function seen<T>(found: Promise<T | null>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof AppError && REFUSED.has(error.code)) return null;
    throw error;
  });
}
