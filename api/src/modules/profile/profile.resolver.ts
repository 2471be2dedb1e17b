import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeConnectionType } from '../recipes/recipe.types.ts';
import type { User } from '../users/user.entity.ts';
import { UserType } from '../accounts/user.types.ts';
import type { Collection } from '../collections/collection.entity.ts';
import { CollectionType } from '../collections/collection.types.ts';
import type { Cooked } from '../cooking/cooking.service.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import type { ProfileStats } from './profile-stats.sql.ts';
import { CookedRecipeConnectionType } from '../cooking/cooking.types.ts';
import { SavedRecipeFilterInput } from '../saved-recipes/saved-recipe.types.ts';
import { DeleteAccountInput, DeleteAccountPayloadType, ProfileStatsType, ProfileType } from './profile.types.ts';
import { SavedRecipeSort } from '../saved-recipes/saved-recipe-lists.ts';

/** A profile is the account of the cook who asks, with what hangs on it. */
@Resolver(() => ProfileType)
export class ProfileResolver {
  @Query(() => ProfileType, { nullable: true, description: 'The page of the cook who asks.' })
  profile(@Ctx() { accounts }: RequestContext): Promise<User> {
    return accounts.mine();
  }

  @FieldResolver(() => UserType, { description: 'The account.' })
  user(@Root() cook: User): User {
    return cook;
  }

  @FieldResolver(() => ProfileStatsType, { description: 'How much there is.' })
  stats(@Ctx() { profile }: RequestContext): Promise<ProfileStats> {
    return profile.stats();
  }

  @FieldResolver(() => RecipeConnectionType, { description: 'The recipes that the cook keeps.' })
  async savedRecipes(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('sort', () => SavedRecipeSort, {
      defaultValue: SavedRecipeSort.SAVED,
      description: 'How they are put in order.',
    })
    sort: SavedRecipeSort,
    @Arg('filter', () => SavedRecipeFilterInput, { nullable: true, description: 'Which of them.' })
    filter: SavedRecipeFilterInput | null,
    @Ctx() { savedRecipes }: RequestContext,
  ): Promise<Connection<Recipe>> {
    return toConnection(await savedRecipes.list(page, sort, filter ?? {}));
  }

  @FieldResolver(() => CookedRecipeConnectionType, {
    description: 'The recipes that the cook has cooked, the last one first.',
  })
  async recentRecipes(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { cooking }: RequestContext,
  ): Promise<Connection<Cooked>> {
    return toConnection(await cooking.recent(page));
  }

  @FieldResolver(() => [CollectionType], { description: 'By name.' })
  collections(@Ctx() { collectionReader }: RequestContext): Promise<Collection[]> {
    return collectionReader.own();
  }

  @FieldResolver(() => RecipeConnectionType, {
    description: 'The recipes that the cook has written, drafts too, those changed last first.',
  })
  async recipes(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<Connection<Recipe>> {
    return toConnection(await ownRecipes.list(page));
  }

  @Mutation(() => DeleteAccountPayloadType, {
    description: 'Deletes the account and everything of its cook; published recipes stay, without a name.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) { password }: DeleteAccountInput,
    @Ctx() { accountData, cookies }: RequestContext,
  ): Promise<DeleteAccountPayloadType> {
    const deletedId = await accountData.delete(password);
    cookies.drop();
    return { deletedId };
  }
}
