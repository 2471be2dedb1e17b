import { useViewer } from '../apollo/viewer.tsx';

/** Servings of a household that has not said how many it is; each recipe then stays at its own. */
const UNSAID = 4;

/** How many the household of the cook cooks for; null when it is not set. */
export function useHouseholdServings(): number | null {
  const servings = useViewer()?.household.servings ?? UNSAID;
  return servings === UNSAID ? null : servings;
}
