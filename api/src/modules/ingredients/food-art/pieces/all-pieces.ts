import { BROWNED } from './browned.ts';
import { CONTAINERS } from './containers.ts';
import { COOKED } from './cooked.ts';
import { CUTS } from './cuts.ts';
import { DAIRY } from './dairy.ts';
import { FRUIT } from './fruit.ts';
import { GREENS } from './greens.ts';
import { LEAVES } from './leaves.ts';
import { MEAT } from './meat.ts';
import { MEATS_AS_CUT } from './meats-as-cut.ts';
import type { DrawPiece } from './piece.ts';
import { ONIONS } from './onions.ts';
import { PODS } from './pods.ts';
import { PREPARED } from './prepared.ts';
import { PULSES } from './pulses.ts';
import { SHELLFISH } from './shellfish.ts';
import { STORE } from './store.ts';
import { TORN_BREADS } from './torn-breads.ts';
import { VEGETABLES } from './vegetables.ts';

/** Every piece by name; a map, so that no name finds what an object inherits. */
export const PIECES: ReadonlyMap<string, DrawPiece> = new Map(
  [
    VEGETABLES,
    ONIONS,
    LEAVES,
    FRUIT,
    MEAT,
    DAIRY,
    PREPARED,
    COOKED,
    BROWNED,
    CUTS,
    STORE,
    PODS,
    GREENS,
    PULSES,
    SHELLFISH,
    TORN_BREADS,
    MEATS_AS_CUT,
    CONTAINERS,
  ].flatMap((pieces) => Object.entries(pieces)),
);
