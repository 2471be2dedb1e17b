import type { Look } from '../../ingredients/food-art/piece-table.ts';
import { as, called, type Cooking, type State, words } from './cooking.ts';

/** Sausage that was boiled before it is sold: smooth and pale pink; one that was smoked is darker. */
const BOILED = /\b(?:boiled|falukorv|lyoner|doctor'?s|bologna|mortadella|parizer|fleischwurst|vienna|wieners?)\b/;
const SMOKED = /\b(?:rookworst|smoked sausages?|kielbasa|andouille)\b/;
const STICKS = /\b(?:sticks?|strips|batons?|matchsticks|lengthw\w+|julienne)\b/i;
const DICE = /\b(?:dic(?:e|ed|ing)|cub(?:e|es|ed)|finely (?:chop\w*|cut)|chop\w* (?:\w+ )?(?:fine|small)\w*)\b/i;
/** Forms that leave a sausage whole. */
const WHOLE_IN = words('sausages, sausages in buns, sauced sausages, sausage bake, full breakfast, tray, skewers');

/** What is said of how it is cut: on its line, and where the steps cut it. */
function cutting({ cut, steps, lineage }: Cooking): string {
  const name = called(lineage);
  const sentences = steps.split(/[.;]/).filter((one) => /\b(?:cut|slice|dice|chop)/i.test(one) && name.test(one));
  return [cut, ...sentences].join('. ');
}

function shadeOf({ cut, lineage }: Cooking): string | undefined {
  if (lineage.includes('frankfurter') || BOILED.test(cut)) return 'boiled-sausage';
  return SMOKED.test(`${cut} ${lineage.join(' ')}`) ? 'rosy' : undefined;
}

/** A sausage as the recipe cuts it: in sticks, in dice, in slices; boiled, it is pink. */
export const sausage: State = (look: Look, said: Cooking) => {
  if (WHOLE_IN.has(said.formName)) return look;
  const shade = shadeOf(said);
  const colour = shade ?? look.colour;
  const way = cutting(said);
  if (STICKS.test(way)) return as(look, 'sausage-stick', colour);
  if (DICE.test(way)) return as(look, 'cube', colour);
  return shade !== undefined && /\b(?:slice|coin|round|cut|chop)/i.test(way) ? as(look, 'sausage-slice', colour) : look;
};

/** Links of Italian sausage, which is sold loose, too. */
const LINKS = /^\d+ (?!lbs?\b|pounds?\b|oz\b|g\b|kg\b|cups?\b)|\blinks?\b/;
const LOOSE = /\b(?:bulk|ground|loose|casings? removed|out of|crumbl\w*|meat)\b|\bbreak\w* (?:it |them )?up\b/i;

/** Italian sausage: whole links where one counts them, else loose meat, undefined. */
export const italian = (look: Look, said: Cooking): Look | undefined =>
  said.lineage.includes('italian-sausage') && LINKS.test(said.cut) && !LOOSE.test(`${said.cut} ${said.steps}`)
    ? sausage(as(look, 'sausage', 'brown'), said)
    : undefined;
