import { useViewer } from '../apollo/viewer.tsx';

/** How many the household of the cook cooks for; null where they have not said so: each recipe then stays at its own. */
export function useHouseholdServings(): number | null {
  const household = useViewer()?.household;
  return household?.servingsSaid ? household.servings : null;
}
