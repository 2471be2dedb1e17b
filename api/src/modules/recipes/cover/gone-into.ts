import type { Look } from '../../ingredients/food-art/piece-table.ts';
import type { CoverFood } from './cover-input.ts';
import { called } from './thrown-away.ts';

/** Forms of what is shaped from a mass: what is worked into it is inside. */
const SHAPED: ReadonlySet<string> = new Set(
  'fritters,balls,meatballs,kofta,burger,dry meatballs,sauced patties,patties,gnocchi,waffles,pancakes,pancake,rolls,dough,buns,base'.split(
    ',',
  ),
);
/** Forms of dough that is kneaded, or folded round a filling: nothing of that is outside. */
const ENCLOSED: ReadonlySet<string> = new Set(
  'fried parcels,pastry rolls,turnovers,rolled,flatbreads,stuffed pancakes'.split(','),
);
/** Forms of what is coated before it is fried: the coat hides it. */
const COATED: ReadonlySet<string> = new Set(['breaded', 'fritters', 'fingers', 'battered rings', 'balls']);
/** Forms in which grated fruit is seen as such. */
const SHOWS_GRATED: ReadonlySet<string> = new Set(['slaw', 'salad', 'chopped salad', 'porridge', 'yogurt', 'granola']);
/** Cakes of a mashed fruit, which are known by its slices on top. */
const SHOWS_MASHED: ReadonlySet<string> = new Set(['loaf cake', 'pancakes', 'muffins', 'cake', 'squares', 'cookies']);
const GRATED: ReadonlySet<string> = new Set(['apple-slice', 'pear-half', 'onion-slice']);
/** Larger pieces, that would not lie on what they are worked into; flecks of herbs, peas and the like show through. */
const WHOLE: ReadonlySet<string> = new Set(
  'onion-slice chunk cube mince-crumb tomato-wedge apple-slice pear-half bean eyed-bean chickpea lentil dollop grated-cheese cheese-cube cheese-slice cheese-wedge halloumi-slice mozzarella-slice ham-fold mushroom-slice floret toast-slice shaving walnut meatball crisp'.split(
    ' ',
  ),
);

/** Pieces that "mash them" may mean: soft ones, or such as become soft. */
const MASHABLE: ReadonlySet<string> = new Set(
  'chunk cube bean eyed-bean lentil chickpea banana-slice avocado-slice pea squash-slice carrot-coin stone-fruit-half date'.split(
    ' ',
  ),
);

/** Mashing through and through; a mash beside is none. */
const MASHED =
  /(?<!\b(?:the|with|on|of|a|roughly) )\bmash\b(?! (?:(?:about|around) )?(?:lightly|roughly|coarsely|some|half|a few|two|one)\b)/i;
const SHAPES =
  /\b(?:shape|form|roll|knead|pat out|pat into|wrap|seal|pinch (?:the|to|them|shut)|enclose|patties|balls|cakes|spoonfuls?|skewers?|drop|dip|coat|dredge|turn (?:them|the \w+) in|close|fold)\b/i;
const FILLS = /\b(?:fill|stuff|pocket|lay|fold|mix|mash)\b/i;
const COATS =
  /\b(?:dip|coat|turn|dredge|press|roll|toss)\b[^.]*\b(?:batter|crumbs|breadcrumbs|panko|paste|egg|flour|cornflour|corn ?flakes|yogurt)\b/i;

/** The sentences, accents left out as in the names of foods. */
const sentencesOf = (steps: string): string[] =>
  steps
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/(?<=\.)\s+/);

/** The food as these steps may call it: an onion is an onion here, of whatever colour. */
function nameOf({ lineage: [slug = ''] }: CoverFood): RegExp {
  return new RegExp(`\\b(?:${called(slug)}|${slug.split('-').at(-1) ?? slug}(?:e?s)?)\\b`, 'i');
}

/** Whether it is mashed: by its name, or as what the words before were about. */
function isMashed(food: CoverFood, { piece }: Look, steps: string): boolean {
  const name = nameOf(food);
  const sentences = sentencesOf(steps);
  return sentences.some((sentence, at) => {
    const found = MASHED.exec(sentence);
    if (found === null) return false;
    const after = sentence.slice(found.index).split(/\b(?:with|until|and spread)\b/i)[0] ?? '';
    if (name.test(after)) return !/\b(?:half|some|rest) (?:of )?the\b|into a sauce/i.test(after);
    const lead = sentence.slice(0, found.index);
    const before = /\bthe \w/i.test(lead) ? lead : `${sentences[at - 1] ?? ''} ${lead}`;
    return (
      MASHABLE.has(piece) &&
      /^mash(?: them| it)?\b\W*(?:$|finely|while|and|with)/i.test(after.trim()) &&
      name.test(before)
    );
  });
}

/** Whether the last that is done with it is done before pieces are shaped, or with it folded in: it is inside them. */
function isInside(food: CoverFood, formName: string, steps: string): boolean {
  const name = nameOf(food);
  const sentences = sentencesOf(steps).map((sentence) => sentence.replace(/\buntil\b.*$/i, ''));
  const last = sentences.findLastIndex((sentence) => name.test(sentence));
  const from = ENCLOSED.has(formName) ? sentences.findIndex((sentence) => name.test(sentence)) : 0;
  return last !== -1 && last <= sentences.findIndex((sentence, at) => at >= from && SHAPES.test(sentence));
}

/** Whether it fills what is coated. */
const isFilling = (food: CoverFood, steps: string): boolean =>
  sentencesOf(steps).some((sentence) => FILLS.test(sentence) && nameOf(food).test(sentence));

/** Whether it is coated; what was cut in slices may be called so. */
const isCoated = (food: CoverFood, steps: string): boolean =>
  sentencesOf(steps).some(
    (sentence) =>
      COATS.test(sentence) &&
      (nameOf(food).test(sentence) || (/\bslices\b/.test(food.cut) && /\bthe slices\b/i.test(sentence))),
  );

/** Whether it is under a coat, or worked into a mass. */
function isHidden(food: CoverFood, formName: string, steps: string): boolean {
  if (COATED.has(formName) && (isCoated(food, steps) || (isInside(food, formName, steps) && isFilling(food, steps))))
    return true;
  return (SHAPED.has(formName) || ENCLOSED.has(formName)) && isInside(food, formName, steps);
}

/** How a food looks that is grated, mashed, coated or worked into what the form draws; undefined where one does not see it. */
export function unlessGone(look: Look, food: CoverFood, formName: string, steps: string): Look | undefined {
  if (GRATED.has(look.piece) && /\bgrated\b/.test(food.cut))
    return SHOWS_GRATED.has(formName) ? { piece: 'shred', colour: 'cream' } : undefined;
  if ((WHOLE.has(look.piece) || ENCLOSED.has(formName)) && isHidden(food, formName, steps)) return undefined;
  if (SHOWS_MASHED.has(formName) || !isMashed(food, look, steps)) return look;
  return look.piece === 'egg-half' ? { piece: 'scrambled-egg', colour: 'yellow' } : undefined;
}
