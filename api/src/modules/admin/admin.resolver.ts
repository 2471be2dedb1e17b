import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import { UserStatus } from '../users/user-enums.ts';
import { RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { meanRating } from '../recipes/recipe-pictures.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { User } from '../users/user.entity.ts';
import {
  AdminRecipeArgs,
  AdminUserArgs,
  AdminUserPayloadType,
  AuditArgs,
  ResetPasswordInput,
  ResetPasswordPayloadType,
  ReviewRecipeInput,
  SetUserRoleInput,
  SetUserStatusInput,
  UpdateUserInput,
} from './admin-input.types.ts';
import type { RecipeComparison } from './admin-recipe.service.ts';
import type { AdminStats } from './admin-stats.sql.ts';
import {
  AdminRecipeConnectionType,
  AdminRecipeType,
  AdminStatsType,
  AdminUserConnectionType,
  AdminUserType,
  AuditConnectionType,
  RecipeComparisonType,
  RecipeReviewType,
} from './admin.types.ts';
import type { Analytics } from './analytics.service.ts';
import { AnalyticsType } from './analytics.types.ts';
import type { NamedEntry } from './audit.service.ts';
import type { RecipeReview } from '../recipes/recipe-review.entity.ts';
import { statusToday } from './user-status.ts';

@Resolver()
export class AdminResolver {
  @Query(() => AdminStatsType, { description: 'The figures at the top of the dashboard.' })
  adminStats(@Ctx() { adminStats }: RequestContext): Promise<AdminStats> {
    return adminStats.stats();
  }

  @Query(() => AdminUserConnectionType, { description: 'The accounts.' })
  async adminUsers(
    @Args(() => AdminUserArgs) args: AdminUserArgs,
    @Ctx() { adminUsers }: RequestContext,
  ): Promise<Connection<User>> {
    return toConnection(await adminUsers.list(args, args));
  }

  @Query(() => AdminRecipeConnectionType, { description: 'The recipes of all cooks, the newest first.' })
  async adminRecipes(
    @Args(() => AdminRecipeArgs) args: AdminRecipeArgs,
    @Ctx() { adminRecipes }: RequestContext,
  ): Promise<Connection<Recipe>> {
    return toConnection(await adminRecipes.list(args, args));
  }

  @Query(() => RecipeComparisonType, { description: 'A recipe to look at, beside what was approved before.' })
  adminRecipe(
    @Arg('id', () => ID, { description: 'Of the recipe.' }) id: string,
    @Ctx() { adminRecipes }: RequestContext,
  ): Promise<RecipeComparison> {
    return adminRecipes.compare(id);
  }

  @Query(() => AuditConnectionType, { description: 'What was done, the last first.' })
  async adminAudit(
    @Args(() => AuditArgs) args: AuditArgs,
    @Ctx() { audit }: RequestContext,
  ): Promise<Connection<NamedEntry>> {
    return toConnection(await audit.list(args, args));
  }

  @Query(() => AnalyticsType, { description: 'What cooks did, without who did it.' })
  adminAnalytics(
    @Arg('days', () => Int, { defaultValue: 30, description: '1 to 90, today among them.' }) days: number,
    @Ctx() { analytics }: RequestContext,
  ): Promise<Analytics> {
    return analytics.analytics(days);
  }

  @Mutation(() => AdminUserPayloadType, { description: 'Corrects the name or the e-mail address of an account.' })
  async updateUser(
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() { adminUsers }: RequestContext,
  ): Promise<AdminUserPayloadType> {
    return { user: await adminUsers.edit(input) };
  }

  @Mutation(() => AdminUserPayloadType, {
    description: 'Bans an account, which ends all its sessions and API tokens, or opens it again.',
  })
  async setUserStatus(
    @Arg('input', () => SetUserStatusInput) { id, status, reason }: SetUserStatusInput,
    @Ctx() { adminUsers }: RequestContext,
  ): Promise<AdminUserPayloadType> {
    return { user: await adminUsers.setStatus(id, status, reason) };
  }

  @Mutation(() => AdminUserPayloadType, { description: 'Changes what an account may do; its cook signs in again.' })
  async setUserRole(
    @Arg('input', () => SetUserRoleInput) { id, role }: SetUserRoleInput,
    @Ctx() { adminUsers }: RequestContext,
  ): Promise<AdminUserPayloadType> {
    return { user: await adminUsers.setRole(id, role) };
  }

  @Mutation(() => ResetPasswordPayloadType, {
    description:
      'Gives a cook who forgot their password a new one, which is shown only once; all their sessions and API tokens end.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput) { id }: ResetPasswordInput,
    @Ctx() { adminUsers }: RequestContext,
  ): Promise<ResetPasswordPayloadType> {
    return adminUsers.resetPassword(id);
  }

  @Mutation(() => RecipePayloadType, {
    description:
      'Publishes a recipe that was handed in, or gives it back with a reason; takes a published one down, or publishes it again.',
  })
  async reviewRecipe(
    @Arg('input', () => ReviewRecipeInput) input: ReviewRecipeInput,
    @Ctx() { adminRecipes }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await adminRecipes.review(input) };
  }
}

@Resolver(() => AdminUserType)
export class AdminUserResolver {
  @FieldResolver(() => String, { description: 'The user name where no other is given.' })
  name(@Root() user: User): string {
    return user.name ?? user.username;
  }

  @FieldResolver(() => UserStatus, { description: 'Where the account stands today.' })
  status(@Root() user: User): UserStatus {
    return statusToday(user);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true, description: 'The last visit, right to the hour.' })
  lastActive(@Root() user: User): Date | null {
    return user.lastActiveAt ?? null;
  }
}

@Resolver(() => AdminRecipeType)
export class AdminRecipeResolver {
  @FieldResolver(() => String, { description: 'Who wrote it.' })
  author(@Root() recipe: Recipe): string {
    return recipe.authorName;
  }

  @FieldResolver(() => String, {
    description:
      'Stands for its text and photo; sent along with the word about it, it keeps a version that no one has reviewed from being published.',
  })
  version(@Root() recipe: Recipe): string {
    return versionOf(recipe);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Mean of the ratings, 1 to 5; null without any.' })
  rating(@Root() recipe: Recipe): number | null {
    return meanRating(recipe);
  }
}

/** What a cook learns of the review of their recipe. */
@Resolver(() => RecipeType)
export class RecipeReviewResolver {
  @FieldResolver(() => RecipeReviewType, {
    nullable: true,
    description: 'The last admin decision on it; visible to its cook and to admins.',
  })
  review(@Root() recipe: Recipe, @Ctx() { adminRecipes }: RequestContext): Promise<RecipeReview | null> {
    return adminRecipes.reviewOf(recipe);
  }
}
