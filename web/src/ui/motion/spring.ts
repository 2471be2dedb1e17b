/**
 * Where a spring of mass 1 stands, in the unit of `from` and `to`, `seconds` after it was let go at rest at `from`.
 * Damping is 20 + 40 / duration and stiffness 100 / duration (specification, section 9), which never swings past `to`:
 * with both roots real, the motion is the sum of two decays.
 */
export function springValue(from: number, to: number, duration: number, seconds: number): number {
  const damping = 20 + 40 / duration;
  const stiffness = 100 / duration;
  const spread = Math.sqrt(damping ** 2 - 4 * stiffness);
  const slow = (-damping + spread) / 2;
  const fast = (-damping - spread) / 2;
  const left = (fast * Math.exp(slow * seconds) - slow * Math.exp(fast * seconds)) / (fast - slow);
  return to + (from - to) * left;
}
