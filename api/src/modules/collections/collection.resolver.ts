import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import { recipePictures } from '../recipes/recipe-pictures.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeConnectionType, RecipeType } from '../recipes/recipe.types.ts';
import type { Collection } from './collection.entity.ts';
import {
  CollectionIdInput,
  CollectionPayloadType,
  CollectionRecipeInput,
  CollectionType,
  CreateCollectionInput,
  UpdateCollectionInput,
} from './collection.types.ts';
import { PageArgs } from '../../graphql/page-args.ts';

@Resolver(() => CollectionType)
export class CollectionResolver {
  @Query(() => CollectionType, { nullable: true, description: "A collection of the cook's own, or a public one." })
  collection(
    @Arg('id', () => ID, { description: 'Of the collection.' }) id: string,
    @Ctx() { collectionReader }: RequestContext,
  ): Promise<Collection | null> {
    return collectionReader.find(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the cook who asks may change it.' })
  isOwn(@Root() collection: Collection, @Ctx() { collectionReader }: RequestContext): boolean {
    return collectionReader.isOwn(collection);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture; null while it is empty.' })
  async coverImage(
    @Root() collection: Collection,
    @Ctx() { collectionReader }: RequestContext,
  ): Promise<string | null> {
    const cover = await collectionReader.cover(collection);
    return cover && recipePictures(cover).tablet;
  }

  @FieldResolver(() => Int, { description: 'How many recipes are in it.' })
  recipeCount(@Root() collection: Collection, @Ctx() { collectionReader }: RequestContext): Promise<number> {
    return collectionReader.recipeCount(collection);
  }

  @FieldResolver(() => RecipeConnectionType, { description: 'Those added last first.' })
  async recipes(
    @Root() collection: Collection,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { collectionReader }: RequestContext,
  ): Promise<Connection<Recipe>> {
    return toConnection(await collectionReader.recipes(collection, page));
  }

  @Mutation(() => CollectionPayloadType, { description: 'Makes a collection.' })
  async createCollection(
    @Arg('input', () => CreateCollectionInput) { name, ...more }: CreateCollectionInput,
    @Ctx() { collections }: RequestContext,
  ): Promise<CollectionPayloadType> {
    return { collection: await collections.create(name, more) };
  }

  @Mutation(() => CollectionPayloadType, { description: 'Changes what is said; what is left out stays as it is.' })
  async updateCollection(
    @Arg('input', () => UpdateCollectionInput) { id, ...change }: UpdateCollectionInput,
    @Ctx() { collections }: RequestContext,
  ): Promise<CollectionPayloadType> {
    return { collection: await collections.update(id, change) };
  }

  @Mutation(() => CollectionPayloadType, {
    description: 'Deletes a collection, which is shown as it was; its recipes stay.',
  })
  async deleteCollection(
    @Arg('input', () => CollectionIdInput) { id }: CollectionIdInput,
    @Ctx() { collections }: RequestContext,
  ): Promise<CollectionPayloadType> {
    return { collection: await collections.delete(id) };
  }

  @Mutation(() => CollectionPayloadType, { description: 'Adds a recipe; one that is in it stays where it is.' })
  async addToCollection(
    @Arg('input', () => CollectionRecipeInput) input: CollectionRecipeInput,
    @Ctx() { collections }: RequestContext,
  ): Promise<CollectionPayloadType> {
    return { collection: await collections.add(input.collectionId, input.recipeId) };
  }

  @Mutation(() => CollectionPayloadType, { description: 'Takes a recipe out; one that is not in it stays out.' })
  async removeFromCollection(
    @Arg('input', () => CollectionRecipeInput) input: CollectionRecipeInput,
    @Ctx() { collections }: RequestContext,
  ): Promise<CollectionPayloadType> {
    return { collection: await collections.remove(input.collectionId, input.recipeId) };
  }
}

/** The collections that a recipe is in. */
@Resolver(() => RecipeType)
export class RecipeCollectionsResolver {
  @FieldResolver(() => [CollectionType], { description: 'The collections of the cook who asks that it is in.' })
  collections(@Root() recipe: Recipe, @Ctx() { collectionReader }: RequestContext): Promise<Collection[]> {
    return collectionReader.having(recipe);
  }
}
