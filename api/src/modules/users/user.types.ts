import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allergen, Diet, UnitSystem, Role } from '../../shared/enums.ts';
import { PASSWORD_LENGTH, SERVINGS, USERNAME_LENGTH } from '../../shared/limits.ts';
import type { Household, ProfileChange } from './account-input.ts';
import type { SignUp } from './account.service.ts';
import type { User } from './user.entity.ts';

registerEnumType(Role, { name: 'Role', description: 'What an account may do.' });
registerEnumType(UnitSystem, { name: 'UnitSystem', description: 'How amounts are shown: as each recipe has them, or in one system.' });

@ObjectType('Household', { description: 'What a search of a household starts from.' })
export class HouseholdType implements Household {
  @Field(() => Diet)
  diet!: Diet;

  @Field(() => [Allergen])
  allergies!: Allergen[];

  @Field(() => Int, { description: 'How many to cook for.' })
  servings!: number;

  @Field(() => UnitSystem)
  units!: UnitSystem;
}

@ObjectType('User', { description: 'The account of the cook who asks. Nobody sees the account of another.' })
export class UserType implements Pick<User, 'id' | 'username' | 'role' | 'joinedAt'> {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture.' })
  avatar!: string | null;

  @Field(() => Role)
  role!: Role;

  @Field(() => GraphQLDateTime)
  joinedAt!: Date;
}

@InputType({ description: 'A new account.' })
export class SignUpInput implements SignUp {
  @Field(() => String, { description: `${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters, digits, dots, dashes or underscores; no two differ by case alone.` })
  username!: string;

  @Field(() => String, { description: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, any, that are not easy to guess.` })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Shown in place of the user name.' })
  name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of an invitation, where one is needed.' })
  invitation?: string | null;
}

@InputType()
export class SignInInput {
  @Field(() => String, { description: 'In any case.' })
  username!: string;

  @Field(() => String)
  password!: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class HouseholdInput implements Partial<Household> {
  @Field(() => Diet, { nullable: true })
  diet?: Diet;

  @Field(() => [Allergen], { nullable: true })
  allergies?: Allergen[];

  @Field(() => Int, { nullable: true, description: `${SERVINGS.min} to ${SERVINGS.max}.` })
  servings?: number;

  @Field(() => UnitSystem, { nullable: true })
  units?: UnitSystem;
}

@InputType({ description: 'What is left out stays as it is; null takes it away.' })
export class UpdateProfileInput implements ProfileChange {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => HouseholdInput, { nullable: true })
  household?: HouseholdInput | null;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String)
  currentPassword!: string;

  @Field(() => String)
  newPassword!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether all other sessions end.' })
  endOtherSessions!: boolean;
}

@ObjectType('UserPayload')
export class UserPayloadType {
  @Field(() => UserType)
  user!: User;
}
