import type { Viewer } from '../../apollo/viewer.tsx';
import { pantryOf } from '../kitchen-choices.ts';
import { loadPantry } from './kept-pantry.ts';
import type { Kitchen } from './kitchen.ts';

/** What a search starts from besides the ingredients. */
export type StartKitchen = Pick<Kitchen, 'diet' | 'allergies' | 'pantry'>;

/** Of a cook, the household's choices; of a visitor, what this browser keeps as always at home. */
export function startKitchen(viewer: Viewer | null): StartKitchen {
  if (!viewer) return { diet: 'ANY', allergies: [], pantry: loadPantry() };
  const { diet, allergies, pantry } = viewer.household;
  return { diet, allergies, pantry: pantryOf(pantry) };
}
