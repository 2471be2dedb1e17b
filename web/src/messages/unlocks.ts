import { listed } from './listed.ts';
import { plural } from './plural.ts';
import { upperFirst } from './upper-first.ts';

/** Sentences of what one more food would let a cook make. */
export const unlocks = {
  title: 'Buy one thing and cook more',
  cook: (recipes: number) => `cook ${plural(recipes, 'more recipe', 'more recipes')}`,
  such: (titles: readonly string[]) => `Such as ${listed(titles)}`,
  put: 'Put on list',
  /** Begins with what stands on the button: so it is called by voice. */
  putOf: (food: string) => `Put on list: ${food}`,
  busy: 'Putting it…',
  done: (list: string) => `On “${list}”`,
  isOn: (food: string, list: string) => `${upperFirst(food)} is on “${list}”`,
  account: {
    title: 'Lists are kept with your account',
    lead: (food: string) => `So they follow you to the shop. Log in, and ${food} goes on your list.`,
  },
} as const;
