import { listed } from './listed.ts';
import { plural } from './plural.ts';

/** Sentences of what one more food would let a cook make. */
export const unlocks = {
  title: 'Buy one thing and cook more',
  cook: (recipes: number) => `cook ${plural(recipes, 'more recipe', 'more recipes')}`,
  such: (titles: readonly string[]) => `Such as ${listed(titles)}`,
  put: 'Put on list',
  putOf: (food: string) => `Put ${food} on the shopping list`,
  busy: 'Putting it…',
  done: (list: string) => `On “${list}”`,
} as const;
