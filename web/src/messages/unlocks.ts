import { listed } from './listed.ts';
import { number, plural } from './plural.ts';
import { upperFirst } from './upper-first.ts';

/** Sentences of what one more food would let a cook make. */
export const unlocks = {
  title: 'Buy one thing and cook more',
  /** Where no single one would do. */
  titleOfTwo: 'Buy two things and cook more',
  /** Before the two, where single ones are named above; after them comes `cookWithTwo`. */
  orTwo: 'Or buy two: ',
  and: ' and ',
  cook: (recipes: number) => `cook ${plural(recipes, 'more recipe', 'more recipes')}`,
  cookWithTwo: (recipes: number) => `, and cook ${number(recipes)} more`,
  such: (titles: readonly string[]) => `Such as ${listed(titles)}`,
  put: 'Put on list',
  /** Begins with what stands on the button: so it is called by voice. */
  putOf: (foods: readonly string[]) => `Put on list: ${listed(foods)}`,
  busy: (foods: number) => (foods === 1 ? 'Putting it…' : 'Putting them…'),
  done: (list: string) => `On “${list}”`,
  areOn: (foods: readonly string[], list: string) =>
    `${upperFirst(listed(foods))} ${foods.length === 1 ? 'is' : 'are'} on “${list}”`,
  account: {
    title: 'Lists are kept with your account',
    lead: (foods: readonly string[]) =>
      `So they follow you to the shop. Log in, and ${listed(foods)} ${foods.length === 1 ? 'goes' : 'go'} on your list.`,
  },
} as const;
