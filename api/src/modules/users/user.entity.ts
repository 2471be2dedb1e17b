import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Role, UserStatus } from '../../shared/enums.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'user',
  properties: {
    id: p.text().primary().onCreate(() => randomUUID()).defaultRaw('gen_random_uuid()'),
    username: p.text().unique(),
    /** Argon2id hash in PHC form; `!` for an account nobody can sign in to. */
    password: p.text().hidden(),
    name: p.text().nullable(),
    email: p.text().nullable(),
    role: p.enum(() => Role).default(Role.USER).onCreate(() => Role.USER),
    status: p.enum(() => UserStatus).default(UserStatus.ACTIVE).onCreate(() => UserStatus.ACTIVE),
    isDemo: p.boolean().default(false).onCreate(() => false),
    joinedAt: p.datetime().defaultRaw('now()').onCreate(() => new Date()),
    lastActiveAt: p.datetime().nullable(),
  },
});

/** A cook or an admin. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
