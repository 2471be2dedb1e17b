import { allOf } from './lists.ts';
import { plural } from './plural.ts';

/** Minutes of a recipe. */
interface Times {
  cookTime: number;
  totalTime: number;
}

function isOneTime(cookTime: number, totalTime: number): boolean {
  return cookTime === 0 || cookTime === totalTime;
}

/** Sentences of the layout, the failure screens and the shared parts. */
export const common = {
  creative: 'Creative',
  brand: 'Larder',
  tagline: 'Cook with what you have',
  /** Title of the browser tab. */
  documentTitle: (page: string) => `${page} · Larder`,
  loading: 'Loading',
  skipToContent: 'Skip to content',
  close: 'Close',

  nav: {
    label: 'Main',
    discover: 'Discover',
    search: 'Search',
    collection: 'My Collection',
    openMenu: 'Open menu',
    drawerTitle: 'Menu',
  },
  headerSearch: {
    label: 'Search ingredients',
    placeholder: 'Search ingredients...',
  },
  avatar: {
    open: 'Your menu',
  },
  footer: {
    label: 'About Larder',
    craftedBy: 'Crafted by',
    source: 'Source code',
    network: 'Professional network',
    mail: 'Email',
    photos: 'Photos',
  },
  failure: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try refreshing the page.',
    details: 'Error details',
    retry: 'Try again',
    reload: 'Reload page',
  },
  partFailed: { title: 'That did not load', description: 'Check your connection and try again.' },
  toastRegion: 'Notices',
  unreachable: 'Larder could not be reached. Check your connection and try again.',
  tryAgain: 'Try Again',
  allergens: {
    contains: (allergens: readonly string[]) => `Contains ${allOf(allergens)}.`,
    mayContain: (allergens: readonly string[]) => `May contain ${allOf(allergens)}: look at the labels.`,
  },
  cancel: 'Cancel',
  undo: 'Undo',
  signInFirst: { title: 'Authentication required', description: 'Please log in to continue.' },
  failed: (description: string) => ({ title: 'Error', description, variant: 'destructive' as const }),

  minutes: (minutes: number) => `${minutes} min`,
  /** How long somebody cooks, and how long it all takes; where that is the same, or nothing is cooked, one time says it. */
  times: ({ cookTime, totalTime }: Times) =>
    isOneTime(cookTime, totalTime) ? `${totalTime} min in all` : `${cookTime} min cooking · ${totalTime} in all`,
  /** How long somebody cooks, where there is no room for more. */
  cooking: ({ cookTime, totalTime }: Times) => (cookTime === 0 ? `${totalTime} min in all` : `${cookTime} min cooking`),
  ratingLabel: (rating: string, count: number) => `Rated ${rating} of 5 by ${plural(count, 'cook', 'cooks')}`,
  notRated: 'Not rated yet',
  difficulty: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
} as const;
