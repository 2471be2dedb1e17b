import type { Random } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../colour.ts';

/** Draws a piece of food about 0,0, some 44 units across, in a colour; no two of them quite alike. */
export type DrawPiece = (colour: Colour, random: Random) => string;

/** Pieces by name. */
export type Pieces = Readonly<Record<string, DrawPiece>>;
