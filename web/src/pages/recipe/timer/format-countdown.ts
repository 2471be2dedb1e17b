/**
 * Time left on a clock face: `8:00`, `0:05`, `1:05:09`. A started second counts as a whole one, so that the clock shows
 * 0:00 only when the time is up.
 * @param milliseconds 0 or more
 */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
