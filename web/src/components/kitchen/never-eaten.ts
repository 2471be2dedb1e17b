import type { Viewer } from '../../apollo/viewer.tsx';
import { visitorTable } from '../pantry/visitor-table.ts';

/** Names of the foods that somebody never eats: as the account of a cook has them, and as this browser keeps them for a visitor. For the browser only. */
export function neverEaten(cook: Viewer | null): readonly string[] {
  return cook ? cook.household.exclude : visitorTable.get().exclude;
}
