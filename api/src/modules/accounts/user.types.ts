import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allergen, Diet } from '../ingredients/dietary.ts';
import { UnitSystem, Role } from '../users/user-enums.ts';
import { EXCLUDE_MAX, PANTRY_MAX, SERVINGS } from '../users/household-limits.ts';
import { PASSWORD_LENGTH } from './passwords/password.ts';
import { USERNAME_LENGTH, type Household, type ProfileChange } from './account-input.ts';
import type { SignUp } from './account.service.ts';
import type { User } from '../users/user.entity.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    ADMIN: { description: 'Looks after the site.' },
    USER: { description: 'Cooks.' },
  },
});
registerEnumType(UnitSystem, {
  name: 'UnitSystem',
  description: 'How amounts are shown: as each recipe has them, or in one system.',
  valuesConfig: {
    METRIC: { description: 'Grams and millilitres.' },
    US: { description: 'Ounces and cups.' },
    WRITTEN: { description: 'As each recipe has them.' },
  },
});

@ObjectType('Household', { description: 'What a search of a household starts from.' })
export class HouseholdType implements Household {
  @Field(() => Diet, { description: 'The diet it keeps to.' })
  diet!: Diet;

  @Field(() => [Allergen], { description: 'What must not be in the food.' })
  allergies!: Allergen[];

  @Field(() => [String], { description: 'Foods that are always at home.' })
  pantry!: string[];

  @Field(() => Boolean, { description: 'Whether the cook was asked for those: a client asks once.' })
  pantryAsked!: boolean;

  @Field(() => [String], {
    description: 'Foods that are never eaten: what a search leaves out, and what is never proposed for tonight.',
  })
  exclude!: string[];

  @Field(() => Int, { description: 'How many to cook for.' })
  servings!: number;

  @Field(() => Boolean, {
    description: 'Whether the cook said so themselves: recipes then open for so many, else each for its own.',
  })
  servingsSaid!: boolean;

  @Field(() => UnitSystem, { description: 'How amounts are shown.' })
  units!: UnitSystem;
}

@ObjectType('User', { description: 'The account of the cook who asks. No one sees the account of another.' })
export class UserType implements Pick<User, 'id' | 'username' | 'role' | 'joinedAt'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'The name to sign in with.' })
  username!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address for shopping lists and notices; only the cook sees it.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture.' })
  avatar!: string | null;

  @Field(() => Role, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'When the account was made.' })
  joinedAt!: Date;
}

@InputType({ description: 'A new account.' })
export class SignUpInput implements SignUp {
  @Field(() => String, {
    description: `${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters, digits, dots, dashes or underscores; no two differ by case alone.`,
  })
  username!: string;

  @Field(() => String, {
    description: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, any, that are not easy to guess.`,
  })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Shown in place of the user name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Address for shopping lists and notices; no one else sees it.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of an invitation, where one is needed.' })
  invitation?: string | null;
}

@InputType({ description: 'Who signs in.' })
export class SignInInput {
  @Field(() => String, { description: 'In any case.' })
  username!: string;

  @Field(() => String, { description: "The cook's password." })
  password!: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class HouseholdInput implements Partial<Household> {
  @Field(() => Diet, { nullable: true, description: 'The diet it keeps to.' })
  diet?: Diet;

  @Field(() => [Allergen], { nullable: true, description: 'What must not be in the food.' })
  allergies?: Allergen[];

  @Field(() => [String], { nullable: true, description: `Foods that are always at home, up to ${PANTRY_MAX}.` })
  pantry?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether the cook was asked for those.' })
  pantryAsked?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: `Foods that are never eaten, up to ${EXCLUDE_MAX}, and groups of them, such as nuts.`,
  })
  exclude?: string[];

  @Field(() => Int, { nullable: true, description: `${SERVINGS.min} to ${SERVINGS.max}.` })
  servings?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether recipes open for so many; saying `servings` alone says so.',
  })
  servingsSaid?: boolean;

  @Field(() => UnitSystem, { nullable: true, description: 'How amounts are shown.' })
  units?: UnitSystem;
}

@InputType({ description: 'What is left out stays as it is; null takes it away.' })
export class UpdateProfileInput implements ProfileChange {
  @Field(() => String, { nullable: true, description: 'The name others see; an empty text takes it away.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address for shopping lists and notices; an empty text takes it away.',
  })
  email?: string | null;

  @Field(() => HouseholdInput, { nullable: true, description: 'What a search starts from.' })
  household?: HouseholdInput | null;
}

@InputType({ description: 'The old password and the new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The one that holds until now.' })
  currentPassword!: string;

  @Field(() => String, {
    description: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, and not easy to guess.`,
  })
  newPassword!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether all other sessions end.' })
  endOtherSessions!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the API tokens stay; else they end, too.' })
  keepApiTokens!: boolean;
}

@InputType({ description: 'The password once more.' })
export class ConfirmPasswordInput {
  @Field(() => String, { description: "The cook's password." })
  password!: string;
}

@ObjectType('ConfirmPasswordPayload', { description: 'How long it holds.' })
export class ConfirmPasswordPayloadType {
  @Field(() => GraphQLDateTime, { description: 'Until when this session may do what needs the password.' })
  confirmedUntil!: Date;
}

@ObjectType('UserPayload', { description: 'The account after the change.' })
export class UserPayloadType {
  @Field(() => UserType, { description: 'The account.' })
  user!: User;
}
