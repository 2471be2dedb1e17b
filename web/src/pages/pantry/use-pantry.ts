import { useViewer } from '../../apollo/viewer.tsx';
import type { PantryPlace } from '../../gql/graphql.ts';
import type { LoadedPantry } from './loaded-pantry.ts';
import { useCookPantry } from './use-cook-pantry.ts';
import { useVisitorPantry } from './use-visitor-pantry.ts';

/** What is at home: of a cook as the server has it, of a visitor as this browser keeps it. */
export function usePantry(place: PantryPlace | null): LoadedPantry {
  const cooks = useCookPantry(place);
  const visitors = useVisitorPantry(place);
  return useViewer() === null ? visitors : cooks;
}
