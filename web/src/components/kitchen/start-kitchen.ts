import type { Viewer } from '../../apollo/viewer.tsx';
import { visitorTable } from '../pantry/visitor-table.ts';
import { loadPantry } from './kept-pantry.ts';
import { namesOf } from './kitchen-params.ts';
import type { Kitchen } from './kitchen.ts';

/** What a search starts from besides the ingredients. */
export type StartKitchen = Pick<Kitchen, 'diet' | 'allergies' | 'pantry' | 'exclude'>;

/** Of a cook, the household's choices; of a visitor, what this browser keeps as always at home, as never eaten, and as last filtered by. */
export function startKitchen(viewer: Viewer | null): StartKitchen {
  if (!viewer) return { ...visitorTable.get(), pantry: loadPantry() };
  const { diet, allergies, pantry, exclude } = viewer.household;
  // A name that an address reads as another one would be missed in it for ever.
  const readable = exclude.flatMap(namesOf).filter((name) => namesOf(name).join() === name);
  return { diet, allergies, pantry, exclude: readable };
}
