import { BAKES } from './bakes.ts';
import { BOWLS } from './bowls.ts';
import { BREADS_FORMS } from './breads.ts';
import type { Form } from './form.ts';
import { HEAPS } from './heaps.ts';
import { MAINS } from './mains.ts';
import { PASTAS } from './pasta.ts';
import { SWEETS } from './sweets.ts';

/** Every form by name. */
export const FORMS: ReadonlyMap<string, Form> = new Map(
  [BOWLS, PASTAS, MAINS, HEAPS, BREADS_FORMS, BAKES, SWEETS].flatMap((forms) => Object.entries(forms)),
);
