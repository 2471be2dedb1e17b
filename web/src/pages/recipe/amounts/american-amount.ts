/** What American measuring cups come in, alone or together. */
const CUPS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const EIGHTHS = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1];
const HALVES = [0, 1 / 2, 1];
const WHOLE = [0, 1];

/** Share that an amount may be off: as much as two cooks fill the same cup by. */
const SLACK = 0.065;

/** From here on, ounces that are not nearly whole are halves, as kitchen scales show them. */
const HALF_OUNCES_FROM = 3;

/** From here on, spoons come whole. */
const WHOLE_SPOONS_FROM = 4;

/** Above half a cup an eighth more is two spoons more; below it is spoons alone. */
const EIGHTHS_FROM = 0.5;

/** An amount as American cups, spoons and scales have it; the amount itself where none of these is near. */
export function americanAmount(amount: number, unit: string | null): number {
  return nearSteps(amount, stepsOf(amount, unit)) ?? amount;
}

/** Whether American cups and spoons hold an amount, or hold it with a spoon or two. */
export function isAmerican(amount: number, unit: string | null): boolean {
  if (unit === 'lb') return nearSteps(amount, [QUARTERS]) !== null;
  if (unit !== 'cup') return nearSteps(amount, [QUARTERS, CUPS, EIGHTHS]) !== null;
  return nearSteps(amount, amount > EIGHTHS_FROM ? [CUPS, EIGHTHS] : [CUPS]) !== null;
}

/** The cups of an amount that is these and two spoons more, `3/4` of `7/8`; null where cups alone are near, or neither is. */
export function cupsBesideSpoons(cups: number): number | null {
  if (nearSteps(cups, [CUPS]) !== null || cups <= EIGHTHS_FROM) return null;
  const eighths = nearSteps(cups, [EIGHTHS]);
  return eighths === null ? null : eighths - 1 / 8;
}

/** The steps to try, the plainest first. */
function stepsOf(amount: number, unit: string | null): number[][] {
  if (unit === 'cup') return [CUPS];
  if (unit === 'lb') return [QUARTERS];
  if (unit === 'oz') return [WHOLE, amount < HALF_OUNCES_FROM ? QUARTERS : HALVES];
  if (unit === 'tbsp') return amount < WHOLE_SPOONS_FROM ? [HALVES, QUARTERS] : [WHOLE, HALVES];
  return [];
}

function nearSteps(amount: number, tried: readonly number[][]): number | null {
  for (const steps of tried) {
    const whole = Math.floor(amount);
    const part = steps.reduce((best, step) =>
      Math.abs(step - (amount - whole)) < Math.abs(best - (amount - whole)) ? step : best,
    );
    if (whole + part > 0 && Math.abs(whole + part - amount) <= SLACK * amount) return whole + part;
  }
  return null;
}
