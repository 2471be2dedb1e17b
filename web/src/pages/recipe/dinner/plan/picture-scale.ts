import type { PlacedStep } from './place-steps.ts';

/** A stretch in which nothing begins or ends is drawn as if it were no longer than this, so that an hour at the stove stays wide beside a night in the fridge. In minutes. */
const LONGEST = 45;

/** Where moments stand in the picture of a plan. */
export interface PictureScale {
  /** From 0 to 1, from left to right. */
  at: (minute: number) => number;
  /** Whether a long wait was drawn shorter. */
  isShortened: boolean;
}

/** See {@link PictureScale}. */
export function pictureScale(steps: readonly Pick<PlacedStep, 'start' | 'end' | 'hands'>[]): PictureScale {
  const moments = [...new Set(steps.flatMap(({ start, end, hands }) => [start, start + hands, end]))].toSorted(
    (one, other) => one - other,
  );
  const stretches = moments.slice(1).map((to, at) => {
    const from = moments[at] ?? to;
    return { from, to, width: Math.min(to - from, LONGEST) };
  });
  const width = stretches.reduce((sum, stretch) => sum + stretch.width, 0) || 1;
  const at = (minute: number) => {
    const passed = stretches.map(
      ({ from, to, width: drawn }) => drawn * Math.min(1, Math.max(0, minute - from) / (to - from)),
    );
    return passed.reduce((sum, part) => sum + part, 0) / width;
  };
  return { at, isShortened: stretches.some(({ from, to }) => to - from > LONGEST) };
}

/** Full hours, halves or quarters that are written above the picture: as many as fit, in minutes since 1970. */
export function ticksOf(from: number, to: number): number[] {
  const step = [15, 30, 60, 120, 240, 480].find((minutes) => (to - from) / minutes <= 5) ?? 720;
  const ticks: number[] = [];
  for (let minute = Math.ceil(from / step) * step; minute <= to; minute += step) ticks.push(minute);
  return ticks;
}
