import type { CoverFood } from './cover-input.ts';

/** As what form each kind of pasta lies on a plate. */
const FORM_OF: Readonly<Record<string, string>> = {
  orzo: 'orzo',
  'pasta-shells': 'shells',
  orecchiette: 'shells',
  rigatoni: 'rigatoni',
  ziti: 'rigatoni',
  fusilli: 'spirals',
  farfalle: 'bows',
  macaroni: 'elbows',
  ditalini: 'elbows',
  penne: 'tubes',
  spaghetti: 'spaghetti',
  linguine: 'spaghetti',
  bucatini: 'spaghetti',
  tagliatelle: 'ribbons',
  fettuccine: 'ribbons',
  pappardelle: 'ribbons',
};
/** As what form it is baked, where that is not the usual one of elbows. */
const BAKED_AS: Readonly<Record<string, string>> = {
  penne: 'tube bake',
  rigatoni: 'tube bake',
  ziti: 'tube bake',
  fusilli: 'spiral bake',
};
const FORMS: ReadonlySet<string> = new Set(Object.values(FORM_OF));

/** A form of pasta, in the shape of the pasta that the recipe has; any other form as it is. */
export function shapedAs(form: string, foods: readonly CoverFood[]): string {
  if (form === 'pasta bake')
    return foods.flatMap(({ lineage }) => lineage.flatMap((slug) => BAKED_AS[slug] ?? []))[0] ?? form;
  if (!FORMS.has(form)) return form;
  const shapes = foods.flatMap(({ lineage }) => lineage.flatMap((slug) => FORM_OF[slug] ?? []));
  return shapes.includes(form) ? form : (shapes[0] ?? form);
}
