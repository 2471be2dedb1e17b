import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../graphql/connection.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Role, UserStatus } from '../users/user-enums.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { User } from '../users/user.entity.ts';
import type { AdminStats } from './admin-stats.sql.ts';
import { UserSort } from './admin-user.service.ts';
import type { RecipeComparison } from './admin-recipe.service.ts';
import type { NamedEntry } from './audit.service.ts';
import type { RecipeReview } from '../recipes/recipe-review.entity.ts';
import type { RecipeText } from '../recipes/recipe-text.ts';

registerEnumType(UserStatus, {
  name: 'UserStatus',
  description: 'Where an account stands; inactive after thirty days without a visit.',
  valuesConfig: {
    ACTIVE: { description: 'In use.' },
    BANNED: { description: 'Closed by an admin.' },
    INACTIVE: { description: 'Without a visit in thirty days.' },
  },
});
registerEnumType(UserSort, {
  name: 'AdminUserSort',
  description: 'The newest first, by user name, or the last visit first.',
  valuesConfig: {
    LAST_ACTIVE: { description: 'The last visit first.' },
    NAME: { description: 'By user name.' },
    NEWEST: { description: 'The newest account first.' },
  },
});

@ObjectType('AdminUserStats', { description: 'How many accounts there are.' })
class AdminUserStatsType implements Readonly<AdminStats['users']> {
  @Field(() => Int, { description: 'All of them.' })
  total!: number;

  @Field(() => Int, { description: 'Made since the first of this month, UTC.' })
  newThisMonth!: number;

  @Field(() => Int, { description: 'Neither banned nor without a visit in thirty days.' })
  active!: number;
}

@ObjectType('AdminRecipeStats', { description: 'How many recipes there are, without the creative ones.' })
class AdminRecipeStatsType implements Readonly<AdminStats['recipes']> {
  @Field(() => Int, { description: 'All of them, drafts too.' })
  total!: number;

  @Field(() => Int, { description: 'Waiting for an admin.' })
  pending!: number;
}

@ObjectType('AdminSystemStats', {
  description: 'How the system has done in the last 24 hours, over all processes and restarts.',
})
class AdminSystemStatsType implements Readonly<AdminStats['system']> {
  @Field(() => Float, { description: 'Share of the time in which a process ran, in per cent.' })
  uptime!: number;

  @Field(() => Int, { description: 'Requests to GraphQL and REST.' })
  apiCalls!: number;

  @Field(() => Int, { description: 'Requests that failed through no fault of the caller.' })
  errors!: number;
}

@ObjectType('AdminStats', { description: 'The figures at the top of the dashboard.' })
export class AdminStatsType implements AdminStats {
  @Field(() => AdminUserStatsType, { description: 'Accounts.' })
  users!: AdminUserStatsType;

  @Field(() => AdminRecipeStatsType, { description: 'Recipes.' })
  recipes!: AdminRecipeStatsType;

  @Field(() => AdminSystemStatsType, { description: 'Requests and uptime.' })
  system!: AdminSystemStatsType;
}

@ObjectType('AdminUser', { description: 'An account as admins see it.' })
export class AdminUserType implements Pick<User, 'id' | 'username' | 'role' | 'joinedAt'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'The name to sign in with.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'Address for shopping lists and notices.' })
  email!: string | null;

  @Field(() => Role, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  joinedAt!: Date;
}

export const AdminUserConnectionType = connectionType('AdminUser', () => AdminUserType);

@ObjectType('AdminRecipe', { description: 'A recipe as admins see it.' })
export class AdminRecipeType implements Pick<Recipe, 'id' | 'slug' | 'title' | 'status' | 'createdAt' | 'views'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Its place below `/recipe/`.' })
  slug!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => RecipeStatus, { description: 'Where it stands.' })
  status!: RecipeStatus;

  @Field(() => GraphQLDateTime, { description: 'When it was first stored.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How often its page was opened.' })
  views!: number;
}

export const AdminRecipeConnectionType = connectionType('AdminRecipe', () => AdminRecipeType);

@ObjectType('RecipeText', { description: 'What a recipe says, as it stood at one time.' })
class RecipeTextType implements RecipeText {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is like.' })
  description!: string;

  @Field(() => [String], { description: 'Times, servings, difficulty, cuisine and tags.' })
  facts!: string[];

  @Field(() => [String], { description: 'The ingredient lines.' })
  lines!: string[];

  @Field(() => [String], { description: 'The steps.' })
  steps!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Address of the photo that its cook shows; null where the cover is drawn.',
  })
  photo?: string | null;
}

@ObjectType('RecipeComparison', {
  description: 'A recipe under review beside what everyone saw before it was changed.',
})
export class RecipeComparisonType implements Pick<RecipeComparison, 'version' | 'now' | 'approved'> {
  @Field(() => AdminRecipeType, { description: 'The recipe.' })
  recipe!: Recipe;

  @Field(() => String, {
    description:
      'Which version this is; sent along with the word about it, nothing is published that was not looked at.',
  })
  version!: string;

  @Field(() => RecipeTextType, { description: 'As it was handed in.' })
  now!: RecipeText;

  @Field(() => RecipeTextType, { nullable: true, description: 'As it was approved before; null for a new one.' })
  approved!: RecipeText | null;
}

@ObjectType('RecipeReview', { description: 'What became of a recipe that was handed in.' })
export class RecipeReviewType implements Pick<RecipeReview, 'reviewedAt'> {
  @Field(() => String, { nullable: true, description: 'Why it was given back; null for one that was approved.' })
  reason!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When an admin looked at it.' })
  reviewedAt!: Date;
}

@ObjectType('AuditEntry', { description: 'One line of the audit log: who did what to what.' })
export class AuditEntryType implements NamedEntry {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'User name of who did it; null for visitors, the command line, and accounts that are gone.',
  })
  actorName!: string | null;

  @Field(() => String, { description: 'Such as `user.ban`.' })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it was done to: `user`, `recipe`, `food`, `settings` or `backup`.',
  })
  subjectKind!: NamedEntry['subjectKind'];

  @Field(() => ID, { nullable: true, description: 'Which of these.' })
  subjectId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name today.' })
  subjectName!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What was there.' })
  before!: Record<string, unknown> | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'What is there now.' })
  after!: Record<string, unknown> | null;

  @Field(() => Boolean, { description: 'Whether it is a merge of foods that can be taken back.' })
  canUndo!: boolean;

  @Field(() => String, { nullable: true, description: 'Id of the request, as it stands in the log.' })
  requestId!: string | null;
}

export const AuditConnectionType = connectionType('Audit', () => AuditEntryType);
