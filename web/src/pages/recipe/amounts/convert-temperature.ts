import type { Measures } from './line-amount.ts';

type Scale = 'C' | 'F';

/** Ovens are set in steps of five degrees in either scale. */
const STEP = 5;

const NUMBER = String.raw`(?:(?<!\d)[-−])?\d{1,3}`;
const RANGE = String.raw`(?:\b\d{1,3}\s*(?:[-–]|to)\s*)?${NUMBER}`;
/** A bare letter makes a temperature of two digits and more: `2 C flour` is cups. */
const MARK = String.raw`(?:\s*[°º]\s*|\s+degrees\s+|(?<=\d\d)\s*)`;

/** Temperatures of a scale, as recipes write them: `200°C`, `180 C`, `350 degrees F`, `-18 °C`, `160–180°C`. */
const DEGREES: Record<Scale, string> = {
  C: String.raw`${RANGE}${MARK}C(?:elsius)?\b`,
  F: String.raw`${RANGE}${MARK}F(?:ahrenheit)?\b`,
};

const CONVERT: Record<Scale, (degrees: number) => number> = {
  C: (fahrenheit) => (fahrenheit - 32) / 1.8,
  F: (celsius) => celsius * 1.8 + 32,
};

/**
 * A step's text with its temperatures in the scale of the chosen measures, to the nearest five degrees: `200°C` → `390°F`. Where
 * the text gives both, as in `200°C (400°F)`, it is taken at its word.
 */
export function convertTemperatures(text: string, measures: Measures): string {
  if (measures === 'written') return text;
  const [scale, other]: [Scale, Scale] = measures === 'us' ? ['F', 'C'] : ['C', 'F'];
  return withoutOther(text, scale, other).replace(new RegExp(DEGREES[other], 'g'), (degrees) =>
    convert(degrees, scale),
  );
}

/** The text without what it says again in the other scale. */
function withoutOther(text: string, scale: Scale, other: Scale): string {
  const [wanted, double] = [DEGREES[scale], DEGREES[other]];
  return text
    .replace(
      new RegExp(String.raw`${double}\s*(?:/\s*(${wanted})|\((${wanted})\))`, 'g'),
      (_, after?: string, inBrackets?: string) => after ?? inBrackets ?? '',
    )
    .replace(new RegExp(String.raw`(${wanted})\s*(?:/\s*${double}|\(${double}\))`, 'g'), '$1');
}

function convert(degrees: string, scale: Scale): string {
  const toScale = (number: string) =>
    String(Math.round(CONVERT[scale](Number(number.replace('−', '-'))) / STEP) * STEP);
  return `${degrees.replace(new RegExp(String.raw`${MARK}[A-Za-z]+$`), '').replace(new RegExp(NUMBER, 'g'), toScale)}°${scale}`;
}
