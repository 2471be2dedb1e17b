import { chipText, isSameName, parseChip, type Chip } from '../../components/ingredient-input/chip.ts'
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts'
import type { Search } from './search-params.ts'
import type { Reading } from './search-question.ts'

/** What becomes of a search by how the server read its chips. */
export interface Understood {
  chips: Chip[]
  exclude: string[]
  /** Foods that a chip said to leave out: they are among `exclude` now. */
  leftOut: string[]
  /** Chips that named several foods, each of which has a chip of its own now. */
  split: { typed: string; foods: readonly string[] }[]
  /** Chips that named a food that another one names, too; it stays, and these are gone. */
  same: { typed: string; held: string }[]
}

/** Applies readings to the chips of a search; those of other searches do no harm, as a text is always read alike. */
export function understood({ chips, filters }: Pick<Search, 'chips' | 'filters'>, readings: readonly Reading[]): Understood {
  const readingOf = new Map(readings.map((reading) => [reading.text, reading]))
  const result: Understood = { chips: [], exclude: [...filters.exclude], leftOut: [], split: [], same: [] }
  const chipOf = new Map<string, Chip>()
  let room = MAX_INGREDIENTS - chips.length
  for (const chip of chips) {
    const reading = readingOf.get(chip.name)
    const food = reading && excludedFood(reading)
    const twin = reading?.ingredient && chipOf.get(reading.ingredient.id)
    if (food && leaveOut(food, result)) continue
    if (reading && isSplit(reading) && reading.parts.length - 1 <= room) {
      room -= reading.parts.length - 1
      chipsOf(chip, reading.parts).forEach((part) => add(part, result))
      result.split.push({ typed: chip.name, foods: reading.parts })
    } else if (twin && !saysMore(chip.name)) result.same.push({ typed: chipText(chip), held: chipText(twin) })
    else add(chip, result)
    if (reading?.ingredient && !twin && !reading.isExcluded) chipOf.set(reading.ingredient.id, chip)
  }
  return result
}

/** Whether readings change anything. */
export function isChanged({ leftOut, split, same }: Understood): boolean {
  return leftOut.length + split.length + same.length > 0
}

/** Whether a chip names several foods that are there, and says nothing besides. */
export function isSplit({ text, parts, isExcluded }: Reading): boolean {
  return parts.length > 1 && !isExcluded && !saysMore(text) && !parts.some((part) => isSameName(part, text))
}

/** Words by which a text may say what must not be used: such a one stays as it was typed, for the server to heed. */
const NEGATION = /(?:^|\s)(?:no|not|none|non|without|w\/o|minus|less|free|except|but|avoid|hate|hold|skip|allerg\w*|don'?t|can'?t|never|sans|ohne|sin|senza)(?=\s|$)|-free\b/i

function saysMore(text: string): boolean {
  return NEGATION.test(text)
}

/** The food that a chip says to leave out, in its own word. A chip that calls it otherwise may mean more than this food, and stays. */
function excludedFood({ text, isExcluded, ingredient }: Reading): string | undefined {
  if (!isExcluded || !ingredient) return undefined
  return [ingredient.pluralName, ingredient.name].find((name) => name !== null && text.toLowerCase().includes(name.toLowerCase())) ?? undefined
}

/** False where there is no room for it. */
function leaveOut(food: string, { exclude, leftOut }: Understood): boolean {
  const isKnown = exclude.some((name) => isSameName(name, food))
  if (!isKnown && exclude.length >= MAX_INGREDIENTS) return false
  if (!isKnown) exclude.push(food)
  leftOut.push(food)
  return true
}

/** A chip for each part; the amount stays with the first. */
function chipsOf(chip: Chip, [first = '', ...others]: readonly string[]): Chip[] {
  return [chipText({ ...chip, name: first }), ...others].map(parseChip)
}

function add(chip: Chip, { chips }: Understood): void {
  if (!chips.some(({ name }) => isSameName(name, chip.name))) chips.push(chip)
}
