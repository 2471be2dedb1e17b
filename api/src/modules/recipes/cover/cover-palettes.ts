import type { Colour } from '../../ingredients/food-art/colour.ts';
import type { Cuisine } from '../cuisine.ts';

/** The weaves a tablecloth can have. */
export type Weave = 'gingham' | 'ticking' | 'stripe' | 'dots' | 'tartan' | 'scallop' | 'diamond' | 'tile';

/** The table of a cuisine. */
export interface Palette {
  /** The light cloth. */
  ground: Colour;
  /** What is woven into the light cloth. */
  thread: Colour;
  /** The dark cloth, into which a light thread is woven. */
  dark: Colour;
  /** Napkins and rims of plates. */
  accent: Colour;
  weaves: readonly [Weave, ...Weave[]];
}

const PALETTES: Record<Cuisine, Palette> = {
  Italian: {
    ground: '#f7e8d3',
    thread: '#c9543a',
    dark: '#8f3a2c',
    accent: '#5e7f4a',
    weaves: ['gingham', 'ticking', 'tile'],
  },
  Chinese: {
    ground: '#f9e2d8',
    thread: '#c8382e',
    dark: '#9c2b2b',
    accent: '#dfa63f',
    weaves: ['scallop', 'diamond', 'dots'],
  },
  Mexican: {
    ground: '#fce9c2',
    thread: '#e08a2c',
    dark: '#1f7371',
    accent: '#d2507c',
    weaves: ['stripe', 'diamond', 'tile'],
  },
  Indian: {
    ground: '#fde0b2',
    thread: '#d97a22',
    dark: '#86304f',
    accent: '#2f7f78',
    weaves: ['dots', 'tile', 'diamond'],
  },
  Japanese: {
    ground: '#e5ece8',
    thread: '#4f7f92',
    dark: '#2e4a62',
    accent: '#d9695b',
    weaves: ['scallop', 'ticking', 'dots'],
  },
  French: {
    ground: '#eeeaf5',
    thread: '#7f74b8',
    dark: '#444b78',
    accent: '#c9566a',
    weaves: ['ticking', 'gingham', 'tartan'],
  },
  Thai: {
    ground: '#e5f2da',
    thread: '#5fa35a',
    dark: '#2f6b59',
    accent: '#e6a23a',
    weaves: ['diamond', 'dots', 'stripe'],
  },
  Mediterranean: {
    ground: '#e8f1ec',
    thread: '#3e8e9a',
    dark: '#215f6f',
    accent: '#e0a44a',
    weaves: ['tile', 'stripe', 'ticking'],
  },
  American: {
    ground: '#f9e4dd',
    thread: '#c4523f',
    dark: '#34506f',
    accent: '#4f7fa5',
    weaves: ['gingham', 'tartan', 'dots'],
  },
  Korean: {
    ground: '#f5e7e8',
    thread: '#b85a72',
    dark: '#56487a',
    accent: '#4e9a8a',
    weaves: ['tartan', 'scallop', 'dots'],
  },
  Greek: {
    ground: '#e1eef8',
    thread: '#4f8fc9',
    dark: '#2f5b93',
    accent: '#e8b44a',
    weaves: ['gingham', 'tile', 'stripe'],
  },
  Spanish: {
    ground: '#fce6c8',
    thread: '#ce4a32',
    dark: '#9c3a30',
    accent: '#e2a32e',
    weaves: ['tile', 'dots', 'ticking'],
  },
  'Middle Eastern': {
    ground: '#f6e7d2',
    thread: '#b9772e',
    dark: '#2d6463',
    accent: '#b5475a',
    weaves: ['tile', 'diamond', 'stripe'],
  },
  Vietnamese: {
    ground: '#e9f3e3',
    thread: '#74a248',
    dark: '#386b49',
    accent: '#de6a4f',
    weaves: ['dots', 'scallop', 'tartan'],
  },
  British: {
    ground: '#ecefe7',
    thread: '#5e7f8a',
    dark: '#3b594c',
    accent: '#b8485a',
    weaves: ['tartan', 'gingham', 'ticking'],
  },
  German: {
    ground: '#f1ebde',
    thread: '#5878a8',
    dark: '#3c587f',
    accent: '#b9503c',
    weaves: ['gingham', 'diamond', 'tartan'],
  },
  Brazilian: {
    ground: '#f2f3cd',
    thread: '#4fa05a',
    dark: '#1f7056',
    accent: '#f0b429',
    weaves: ['scallop', 'stripe', 'diamond'],
  },
};

const HOUSE_PALETTE: Palette = {
  ground: '#f7f0e3',
  thread: '#b98a5a',
  dark: '#57685c',
  accent: '#c9603f',
  weaves: ['gingham', 'ticking', 'dots', 'tartan', 'stripe'],
};

/** The table of a cuisine, in any case; the house's own for a recipe without one. */
export function paletteFor(cuisine: string | null): Palette {
  const wanted = cuisine?.toLowerCase();
  const found = Object.entries(PALETTES).find(([name]) => name.toLowerCase() === wanted);
  return found?.[1] ?? HOUSE_PALETTE;
}
