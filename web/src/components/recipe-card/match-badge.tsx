import { recipeCard } from '../../messages/recipe-card.ts';
import { Pill } from '../../ui/display/pill.tsx';
import { Ring } from '../../ui/display/ring.tsx';

/** Percentages from which a match counts as best, good and fair (specification, section 9). */
const TONES = [
  { from: 90, color: 'match.best' },
  { from: 70, color: 'match.good' },
  { from: 50, color: 'match.fair' },
];

/** The colour token for a match of `percentage`, 0 to 100. */
export function matchColor(percentage: number): string {
  return TONES.find((tone) => percentage >= tone.from)?.color ?? 'match.poor';
}

/** How well a recipe fits what the cook has: a ring filled to the percentage, and the number. */
export function MatchBadge({ percentage }: { percentage: number }) {
  return (
    <Pill tone="card" fontSize="sm" ps="1.5" py="1" gap="2">
      <Ring percentage={percentage} color={matchColor(percentage)} />
      {recipeCard.match(percentage)}
    </Pill>
  );
}
