import { as, called, type State, words } from './cooking.ts';

const CHIPS = /\b(?:chips|fries|frites)\b/;
const FRIED = /\bfr(?:y|ies|ied|ying)\b|\bchips\b/i;

/** Whether a line, or a step about it, cuts it into chips; a title only what goes with the dish: fish and chips. */
const isChips: (said: Parameters<State>[1]) => boolean = ({ lineage, cut, steps, title }) => {
  const name = called(lineage);
  return (
    CHIPS.test(cut) ||
    /-(?:and|with)-(?:\w+-)?(?:chips|fries|frites)-|-steak-frites-/.test(title) ||
    steps.split(/[.;]/).some((sentence) => name.test(sentence) && /\bcut\b/i.test(sentence) && CHIPS.test(sentence))
  );
};

/** Forms in which slices of potato lie under or around the rest. */
const ON_SLICES = words(
  'fillet, fillet in sauce, whole fish, cooked fish, fish on vegetables, mackerel fillets, tray, roast, joint, drumsticks, pieces, chops, baked fish, side',
);
const SLICED = /\bslice[sd]?\b|\bin rounds\b/;

const potato: State = (look, said) => {
  if (isChips(said)) return as(look, 'fry', 'golden');
  return SLICED.test(said.cut) && ON_SLICES.has(said.formName) ? as(look, 'potato-slice') : look;
};

/** Potatoes, yam and cassava as they are cut: chips, thick slices of yam, split lengths of cassava. */
export const starchy: State = (look, said) => {
  const { lineage, steps } = said;
  if (lineage.includes('potato') || lineage.includes('sweet-potato')) return potato(look, said);
  if (FRIED.test(steps) && lineage.includes('cassava') && !/\bboil/i.test(steps)) return look;
  if (lineage.includes('yam')) return as(look, 'yam-slice', 'cream');
  return lineage.includes('cassava') || lineage.includes('frozen-cassava') ? as(look, 'cassava-chunk', 'cream') : look;
};
