import { GraphQLError } from 'graphql';
import { accountAnswers } from './answers/account.ts';
import { adminAnswers } from './answers/admin.ts';
import { adminFoodAnswers } from './answers/admin-foods.ts';
import { importAnswers } from './answers/imports.ts';
import { pantryAnswers } from './answers/pantry.ts';
import { photoAnswers } from './answers/photos.ts';
import { profileAnswers } from './answers/profile.ts';
import { searchAnswers } from './answers/search.ts';
import { shoppingListAnswers } from './answers/shopping-lists.ts';
import type { RootArguments } from './root-arguments.ts';
import type { Mutation, Query } from './schema-types.ts';

type RootFields = Query & Mutation;

/**
 * An answer to every root field of the schema, which the mock server executes operations with. A field that is new in the schema
 * has to be answered too; `docs/mocked-development.md` says how.
 */
export type MockRoot = {
  [Field in keyof RootFields]-?: (
    ...args: Field extends keyof RootArguments ? [RootArguments[Field]] : []
  ) => RootFields[Field] | Promise<RootFields[Field]>;
};

/** What a visitor is told by everything that needs an account. */
export function signInFirst(): never {
  throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** What the mock server answers to a cook who is signed in. It decides nothing: filters and order are the real server's. */
export const cookRoot: MockRoot = {
  ...searchAnswers,
  ...accountAnswers,
  ...profileAnswers,
  ...shoppingListAnswers,
  ...pantryAnswers,
  ...photoAnswers,
  ...importAnswers,
  ...adminAnswers,
  ...adminFoodAnswers,
};

/** What a visitor may ask for. */
const forVisitors: Partial<MockRoot> = {
  ...searchAnswers,
  ...photoAnswers,
  signIn: cookRoot.signIn,
  signUp: cookRoot.signUp,
  signOut: cookRoot.signOut,
  viewer: () => null,
  collection: () => null,
};

/** What the mock server answers to a visitor, and unless a test says otherwise. */
export const fixtureRoot = Object.fromEntries(
  Object.keys(cookRoot).map((field) => [field, forVisitors[field as keyof MockRoot] ?? signInFirst]),
) as unknown as MockRoot;
