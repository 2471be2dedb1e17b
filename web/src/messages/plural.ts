import { once } from './once.ts'

const rules = once(() => new Intl.PluralRules('en-US'))
const numbers = once(() => new Intl.NumberFormat('en-US'))

/** A count with the fitting word: `plural(1, 'recipe', 'recipes')` is "1 recipe", 1200 gives "1,200 recipes". */
export function plural(count: number, one: string, other: string): string {
  return `${numbers().format(count)} ${rules().select(count) === 'one' ? one : other}`
}

/** A whole number as people in the United States write it: 2847 is "2,847". */
export function number(value: number): string {
  return numbers().format(value)
}
