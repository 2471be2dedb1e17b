import type { PlacedStep } from './place-steps.ts';
import { heatsOven, needsOven } from './step-attention.ts';

interface OvenDish {
  instructions: readonly { step: number; description: string }[];
}

/** Heats nearer than this are one to a cook; in degrees Celsius. */
const SAME_HEAT = 10;

/** The heat of the oven that a step names, in degrees Celsius; null where it names none. */
function heatIn(text: string): number | null {
  const degrees = /(\d{2,3})\s*°\s*C/.exec(text)?.[1];
  return degrees === undefined ? null : Number(degrees);
}

/** The dishes that are in the oven at one time although they want different heats, by their indexes; as far as their steps name heats. */
export function ovenClash(plan: readonly PlacedStep[], dishes: readonly OvenDish[]): number[] {
  const heats = dishes.map(heatOf);
  const baking = plan.filter(({ dish, step }) => heats[dish] !== null && needsOven(textOf(dishes[dish], step)));
  const clashing = baking.filter((one) =>
    baking.some(
      (other) =>
        other.dish !== one.dish &&
        one.start < other.end &&
        other.start < one.end &&
        Math.abs((heats[one.dish] ?? 0) - (heats[other.dish] ?? 0)) > SAME_HEAT,
    ),
  );
  return [...new Set(clashing.map(({ dish }) => dish))].toSorted((one, other) => one - other);
}

function heatOf({ instructions }: OvenDish): number | null {
  const heating = instructions.find(({ description }) => heatsOven(description) && /oven/i.test(description));
  return heating ? heatIn(heating.description) : null;
}

function textOf(dish: OvenDish | undefined, step: number): string {
  return dish?.instructions.find((one) => one.step === step)?.description ?? '';
}
