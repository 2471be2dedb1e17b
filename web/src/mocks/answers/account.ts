import { ada } from '../fixtures/cook.ts';
import type { MockRoot } from '../root.ts';
import type { ApiToken, Session } from '../schema-types.ts';

const session: Session = {
  id: 'session-here',
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-21T08:00:00Z',
  isCurrent: true,
  userAgent: null,
};
const token: ApiToken = {
  id: 'token-kitchen',
  name: 'Kitchen display',
  prefix: 'ldr_k1tch3n',
  scopes: ['READ'],
  createdAt: '2026-10-01T08:00:00Z',
  expiresAt: '2027-10-01T08:00:00Z',
  lastUsedAt: null,
};

/** A cook and their account. Whatever name and password are typed, they are Ada's. */
export const accountAnswers = {
  viewer: () => ada,
  signIn: () => ({ user: ada, session }),
  signUp: ({ input }) => ({ user: { ...ada, username: input.username, name: input.name ?? input.username }, session }),
  signOut: () => ({ signedOut: true }),
  updateProfile: ({ input }) => ({
    user: {
      ...ada,
      name: input.name ?? ada.name,
      email: input.email ?? ada.email,
      household: {
        diet: input.household?.diet ?? ada.household.diet,
        allergies: input.household?.allergies ?? ada.household.allergies,
        pantry: input.household?.pantry ?? ada.household.pantry,
        pantryAsked: input.household?.pantryAsked ?? ada.household.pantryAsked,
        exclude: input.household?.exclude ?? ada.household.exclude,
        servings: input.household?.servings ?? ada.household.servings,
        servingsSaid: input.household?.servingsSaid ?? input.household?.servings != null,
        units: input.household?.units ?? ada.household.units,
      },
    },
  }),
  sendEmailConfirmation: () => ({ delivery: 'SMTP' as const, message: 'A message with a link is on its way.' }),
  confirmEmail: () => ({ confirmed: true }),
  requestPasswordReset: () => ({
    delivery: 'SMTP' as const,
    message: 'If there is such an account, a message is on its way.',
  }),
  setForgottenPassword: () => ({ username: ada.username }),
  setAvatar: () => ({ user: ada }),
  confirmPassword: () => ({ confirmedUntil: '2026-11-21T08:10:00Z' }),
  changePassword: () => ({ user: ada, session }),
  endSession: ({ input }) => ({ endedId: input.id }),
  endOtherSessions: () => ({ ended: 1, endedTokens: 0 }),
  createApiToken: ({ input }) => ({ apiToken: { ...token, name: input.name }, secret: 'ldr_this_is_a_mock' }),
  revokeApiToken: ({ input }) => ({ apiToken: { ...token, id: input.id } }),
  deleteAccount: () => ({ deletedId: ada.id }),
} satisfies Partial<MockRoot>;
