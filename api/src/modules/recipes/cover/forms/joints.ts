import { blend } from '../../../ingredients/food-art/colour.ts';
import type { FormScene, Topping } from './form.ts';
import { MEATS, pieceHeap } from './parts.ts';

/** Cuts: how many of each fill a dish, and how large they are. */
const HEAPED: Readonly<Record<string, readonly [count: number, size: number]>> = {
  thigh: [7, 4],
  leg: [5, 5],
  wing: [11, 3.4],
  drumstick: [8, 4],
  'small-bird': [4, 4.6],
  shank: [4, 5],
  'shank-slice': [4, 4.6],
  'meat-piece': [9, 4.2],
  breast: [4, 4.8],
  'chicken-slice': [13, 3],
  medallion: [13, 3.2],
  'meat-chunk': [22, 2.7],
  'meat-strip': [22, 2.7],
  'chicken-strip': [22, 2.7],
  'belly-chunk': [17, 2.7],
  'belly-slice': [19, 2.8],
};
const BROWNED = '#b0601e';

const isJoint = ({ piece }: Topping): boolean => piece in HEAPED;

/** What a form hides that shows the cut itself which the recipe has. */
export const BUT_JOINTS = MEATS.filter((name) => !(name in HEAPED) && name !== 'whole-bird');

/** A dish of the cut that the recipe has, browned, else of another piece in the colour of the dish. */
export function joints(
  scene: FormScene,
  [piece, ...usual]: readonly [piece: string, count: number, size: number],
): string {
  const cut = scene.toppings.find(isJoint);
  const [count, size] = (cut && HEAPED[cut.piece]) ?? usual;
  const colour = piece === 'meat-chunk' || cut === undefined ? scene.colour : blend(scene.colour, BROWNED, 0.34);
  return pieceHeap({ ...scene, colour }, cut?.piece ?? piece, Math.min(count, most(cut) ?? count), size);
}

/** How many the line says that there are. */
const most = (cut: Topping | undefined): number | undefined =>
  cut && cut.most > 1 && cut.most < 8 ? cut.most : undefined;

/** What lies beside the cut and on it. */
export const besideJoints = (scene: FormScene): FormScene => ({
  ...scene,
  toppings: scene.toppings.filter((topping) => !isJoint(topping)),
});
