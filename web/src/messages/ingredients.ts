import { allOf } from './lists.ts';
import { plural } from './plural.ts';

/** Most names that a sentence counts up. */
const NAMED_MAX = 8;

const shortened = (names: readonly string[]): readonly string[] =>
  names.length <= NAMED_MAX ? names : [...names.slice(0, NAMED_MAX), `${names.length - NAMED_MAX} more`];

/** Sentences of the ingredient input. */
export const ingredients = {
  label: 'Your ingredients',
  placeholder: 'Search ingredients...',
  suggestions: { label: 'Suggestions', foods: 'Foods', dishes: 'Dishes' },
  suggestionCount: (foods: number, dishes: number) => {
    if (foods + dishes === 0) return 'No suggestions';
    return [foods > 0 && plural(foods, 'suggestion', 'suggestions'), dishes > 0 && plural(dishes, 'dish', 'dishes')]
      .filter(Boolean)
      .join(', ');
  },
  counter: (count: number, max: number) => `${count} / ${max}`,
  counterLabel: (count: number, max: number) => `${count} of at most ${max} ingredients`,
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all',
  cleared: 'All ingredients are cleared.',
  removed: (name: string) => `Removed ${name}.`,
  moveHelp: 'Press Enter for buttons that move it.',
  reorderHelp:
    'Press Space to pick it up, the arrow keys to move it, Space again to drop it, Escape to put it back. Press Enter for buttons that move it.',
  moveLeft: (name: string) => `Move ${name} left`,
  moveRight: (name: string) => `Move ${name} right`,
  moved: (name: string, place: number, count: number) => `Moved ${name} to place ${place} of ${count}.`,
  pickedUp: (name: string, place: number, count: number) => `Picked up ${name}, place ${place} of ${count}.`,
  over: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}.`,
  dropped: (name: string, place: number, count: number) => `Dropped ${name} at place ${place} of ${count}.`,
  putBack: (name: string) => `Put ${name} back.`,
  added: (names: readonly string[]) => `Added ${names.join(', ')}.`,
  duplicate: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is already in your list.` : `${names.join(', ')} are already in your list.`,
  leftOut: (names: readonly string[]) => `There was no room for ${allOf(shortened(names))}.`,
  photos: 'Add ingredients from photos',
  photoDialog: 'Upload ingredient photos',
  full: (max: number) => `That is the most Larder can weigh at once: ${plural(max, 'ingredient', 'ingredients')}.`,
} as const;
