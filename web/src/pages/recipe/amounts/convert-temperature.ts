import type { Measures } from './line-amount.ts'

const CELSIUS = /(\d{2,3})\s*°\s*C\b/g
const FAHRENHEIT = /(\d{2,3})\s*°\s*F\b/g
/** Ovens are set in steps of five degrees in either scale. */
const STEP = 5

/** A step's text with its temperatures in the scale of the chosen measures, to the nearest five degrees: `200°C` → `390°F`. */
export function convertTemperatures(text: string, measures: Measures): string {
  if (measures === 'us') return text.replace(CELSIUS, (_, degrees: string) => `${toStep(Number(degrees) * 1.8 + 32)}°F`)
  if (measures === 'metric') return text.replace(FAHRENHEIT, (_, degrees: string) => `${toStep((Number(degrees) - 32) / 1.8)}°C`)
  return text
}

function toStep(degrees: number): number {
  return Math.round(degrees / STEP) * STEP
}
