import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Role, UserStatus } from '../users/user-enums.ts';
import type { PageRange } from '../../shared/list-pages.sql.ts';
import type { User } from '../users/user.entity.ts';
import { ReviewDecision, type AdminRecipeFilter, type ReviewWord } from './admin-recipe.service.ts';
import { UserSort, type UserEdit, type UserFilter } from './admin-user.service.ts';
import { AdminUserType } from './admin.types.ts';
import type { AuditFilter } from './audit.service.ts';

registerEnumType(ReviewDecision, {
  name: 'ReviewDecision',
  description: 'What an admin makes of a recipe.',
  valuesConfig: {
    APPROVE: { description: 'Publishes it.' },
    REJECT: { description: 'Gives it back with a reason.' },
    TAKE_DOWN: { description: 'Takes a published one down with a reason; it goes back to its cook.' },
    RESTORE: { description: 'Publishes one as it stands that was given back or taken down.' },
  },
});

@ArgsType()
export class AdminPageArgs implements PageRange {
  @Field(() => Int, { defaultValue: 50, description: '1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Cursor of the item to go on after.' })
  after!: string | null;
}

@ArgsType()
export class AdminUserArgs extends AdminPageArgs implements UserFilter {
  @Field(() => String, { nullable: true, description: 'The beginning of a user name, name or e-mail address.' })
  text?: string | null;

  @Field(() => UserSort, { defaultValue: UserSort.NEWEST, description: 'How they are put in order.' })
  sort!: UserSort;
}

@ArgsType()
export class AdminRecipeArgs extends AdminPageArgs implements AdminRecipeFilter {
  @Field(() => RecipeStatus, { nullable: true, defaultValue: null, description: 'Only those that stand there.' })
  status!: RecipeStatus | null;

  @Field(() => String, { nullable: true, description: 'Words of the title or of who wrote it.' })
  text?: string | null;
}

@ArgsType()
export class AuditArgs extends AdminPageArgs implements AuditFilter {
  @Field(() => String, { nullable: true, description: 'An act such as `user.ban`, or all of a kind such as `user`.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'User name of who did it.' })
  actor?: string | null;
}

@InputType({ description: 'A correction of an account; what is left out stays as it is, null takes it away.' })
export class UpdateUserInput implements UserEdit {
  @Field(() => ID, { description: 'Of the account.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Shown in place of the user name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'One address.' })
  email?: string | null;
}

@InputType({ description: 'A ban, or its end.' })
export class SetUserStatusInput {
  @Field(() => ID, { description: 'Of the account.' })
  id!: string;

  @Field(() => UserStatus, { description: 'ACTIVE or BANNED.' })
  status!: UserStatus;

  @Field(() => String, { nullable: true, description: 'Needed for a ban; it is recorded in the audit log.' })
  reason?: string | null;
}

@InputType({ description: 'What an account may do from now on.' })
export class SetUserRoleInput {
  @Field(() => ID, { description: 'Of the account.' })
  id!: string;

  @Field(() => Role, { description: 'The new role.' })
  role!: Role;
}

@ObjectType('AdminUserPayload', { description: 'The account after the change.' })
export class AdminUserPayloadType {
  @Field(() => AdminUserType, { description: 'The account.' })
  user!: User;
}

@InputType({ description: 'A cook who forgot their password.' })
export class ResetPasswordInput {
  @Field(() => ID, { description: 'Of the account.' })
  id!: string;
}

@ObjectType('ResetPasswordPayload', { description: 'The account, and the password that it has now.' })
export class ResetPasswordPayloadType extends AdminUserPayloadType {
  @Field(() => String, { description: 'Told this once.' })
  password!: string;
}

@InputType({ description: 'The word about a recipe.' })
export class ReviewRecipeInput implements ReviewWord {
  @Field(() => ID, { description: 'Of the recipe.' })
  id!: string;

  @Field(() => ReviewDecision, { description: 'The word.' })
  decision!: ReviewDecision;

  @Field(() => String, {
    nullable: true,
    description: 'Needed to reject a recipe and to take it down; the cook sees it.',
  })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'The version that was looked at; another one is a conflict.' })
  version?: string | null;
}
