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
const FORMS: ReadonlySet<string> = new Set(Object.values(FORM_OF));

/** A form of pasta, in the shape of the pasta that the recipe has; any other form as it is. */
export function shapedAs(form: string, foods: readonly CoverFood[]): string {
  if (!FORMS.has(form)) return form;
  const shapes = foods.flatMap(({ lineage }) => lineage.flatMap((slug) => FORM_OF[slug] ?? []));
  return shapes.includes(form) ? form : (shapes[0] ?? form);
}
