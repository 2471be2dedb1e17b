import { plural } from './plural.ts';

/** Sentences of the profile page. */
export const profile = {
  title: 'My Collection',
  loading: 'Loading your profile',
  failed: { title: 'Profile not found', text: 'Unable to load your profile. Please try again.' },
  edit: 'Edit Profile',
  stats: { saved: 'Saved Recipes', cooked: 'Recipes Cooked', collections: 'Collections', label: 'Your numbers' },
  tabs: {
    label: 'Your things',
    saved: 'Saved Recipes',
    recent: 'Recently Cooked',
    collections: 'Collections',
    lists: 'Shopping Lists',
  },
  ownRecipes: 'Your own recipes',
  recent: {
    count: (count: number) => plural(count, 'recipe', 'recipes'),
    cooked: (day: string) => `Cooked ${day}`,
    cookAgain: 'Cook Again',
    cookAgainLabel: (title: string) => `Cook Again: ${title}`,
    empty: { title: 'No recipes cooked yet', text: 'What you cook shows up here, so that you find it again.' },
  },
  findRecipes: 'Find Recipes',
  editDialog: { title: 'Edit Profile', save: 'Save changes', saving: 'Saving...', saved: { title: 'Profile updated' } },
  fields: {
    name: 'Name',
    nameHint: 'Shown beside recipes and reviews you write. Without one, your user name is shown.',
    email: 'Email',
    emailHint: 'For your shopping lists, notices about your account, and a new password if you forget yours.',
  },
} as const;
