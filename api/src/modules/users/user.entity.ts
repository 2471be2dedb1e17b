import { randomUUID } from 'node:crypto';
import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Diet, type Allergen } from '../ingredients/dietary.ts';
import { UnitSystem, Role, UserStatus } from './user-enums.ts';
import { SERVINGS } from './household-limits.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  // For the lists and the search of the admins.
  indexes: [
    { properties: ['joinedAt', 'id'] },
    {
      name: 'user_visit_index',
      expression: 'create index "user_visit_index" on "user" (coalesce(last_active_at, joined_at), id)',
    },
    { name: 'user_demo_index', expression: 'create index "user_demo_index" on "user" (id) where is_demo' },
    {
      name: 'user_username_prefix_index',
      expression: 'create index "user_username_prefix_index" on "user" (username_key text_pattern_ops)',
    },
    {
      name: 'user_name_prefix_index',
      expression: 'create index "user_name_prefix_index" on "user" (lower(name) text_pattern_ops)',
    },
    {
      name: 'user_email_prefix_index',
      expression: 'create index "user_email_prefix_index" on "user" (lower(email) text_pattern_ops)',
    },
  ],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID())
      .defaultRaw('gen_random_uuid()'),
    username: p.text().unique(),
    /** The name in lower case: no two cooks differ by case alone. */
    usernameKey: p.text().$type<Opt<string>>().generated('(lower(username)) stored').unique().hidden(),
    /** Argon2id hash in PHC form; `!` for an account without sign-in. */
    password: p.text().hidden(),
    name: p.text().nullable(),
    email: p.text().nullable(),
    /** When its cook opened a link that went there; until then nothing else is sent to it. */
    emailConfirmedAt: p.datetime().nullable(),
    /** Address of the cook's picture. */
    avatar: p.text().nullable(),
    role: p
      .enum(() => Role)
      .default(Role.USER)
      .onCreate(() => Role.USER),
    status: p
      .enum(() => UserStatus)
      .default(UserStatus.ACTIVE)
      .onCreate(() => UserStatus.ACTIVE),
    /** Whether it was made to show what Larder is like with cooks in it: its ratings count for no one outside. */
    isDemo: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    /** Household defaults: what a search starts from. */
    diet: p
      .enum(() => Diet)
      .default(Diet.ANY)
      .onCreate(() => Diet.ANY),
    allergies: p
      .array()
      .$type<Allergen[]>()
      .default([])
      .onCreate(() => []),
    /** Names of foods that are always at home. */
    pantry: p
      .array()
      .$type<string[]>()
      .default([])
      .onCreate(() => []),
    /** Whether the cook was asked for those: they are asked once. */
    pantryAsked: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    /** Names of foods that are never eaten. */
    exclude: p
      .array()
      .$type<string[]>()
      .default([])
      .onCreate(() => []),
    servings: p
      .integer()
      .default(SERVINGS.default)
      .onCreate(() => SERVINGS.default),
    /** Whether the cook said so themselves: recipes then open for so many. */
    servingsSaid: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    units: p
      .enum(() => UnitSystem)
      .default(UnitSystem.WRITTEN)
      .onCreate(() => UnitSystem.WRITTEN),
    joinedAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    lastActiveAt: p.datetime().nullable(),
  },
});

/** A cook or an admin. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
