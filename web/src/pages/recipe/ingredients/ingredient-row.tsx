import { chakra, Stack } from '@chakra-ui/react';
import { FOOD_EDGE } from '../../../components/ingredient-input/food-art.tsx';
import { recipe as text } from '../../../messages/recipe.ts';
import { LARGE_TEXT } from '../../../ui/large-text.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import type { Measures } from '../amounts/line-amount.ts';
import { amountText, offeredSubstitutes, type IngredientLine } from './ingredient-line.ts';
import { partId } from './group-lines.ts';
import { LineState, type JudgedState } from './line-state.tsx';
import { SubstituteButtons } from './substitute-buttons.tsx';
import type { AllergenFactsOf } from './swap-facts.ts';

interface IngredientRowProps {
  line: IngredientLine;
  servings: { chosen: number; recipe: number };
  measures: Measures;
  isTicked: boolean;
  onTick: () => void;
  /** Id of the food that stands in; null for the ingredient itself. */
  chosenId: string | null;
  onSubstitute: (foodId: string | null) => void;
  /** How it fits the kitchen the recipe was found by; undefined where there is none. */
  judged: JudgedState | undefined;
  /** The heading of the lines that it is made of, where the recipe has them. */
  part: string | undefined;
  /** What the dish contains as it is now. */
  dish: AllergenFactsOf;
}

/** One ingredient, or what stands in for it: the whole row ticks it off. */
export function IngredientRow({
  line,
  servings,
  measures,
  isTicked,
  onTick,
  chosenId,
  onSubstitute,
  judged,
  part,
  dish,
}: IngredientRowProps) {
  const offered = offeredSubstitutes(line, judged?.via);
  const chosen = line.substitutes.find(({ ingredient }) => ingredient.id === chosenId);
  return (
    <chakra.li css={ROW}>
      <Checkbox checked={isTicked} onChange={onTick}>
        <Thumbnail address={chosen ? chosen.ingredient.thumbnail : line.thumbnail} />
        <LineName
          line={line}
          replaced={chosen && [amountText(line, undefined, servings, measures), line.name].join(' ').trim()}
          shown={chosen?.ingredient.name ?? line.name}
          isTicked={isTicked}
          judged={judged}
        />
        <chakra.span
          ms="auto"
          ps="2"
          flexShrink="0"
          maxW="60%"
          fontWeight="semibold"
          textAlign="end"
          _print={{ whiteSpace: 'nowrap' }}
          fontVariantNumeric="tabular-nums"
        >
          {amountText(line, chosen, servings, measures)}
        </chakra.span>
      </Checkbox>
      {part !== undefined && (
        <chakra.a
          href={`#${partId(part)}`}
          display="inline-flex"
          alignItems="center"
          minH={{ base: 'touch', md: '8' }}
          ps="5.25rem"
          css={{ [LARGE_TEXT]: { ps: '0' } }}
          color="leaf"
          fontSize="sm"
          textDecoration="underline"
          _print={{ display: 'none' }}
        >
          {text.ingredients.seePart(part)}
        </chakra.a>
      )}
      <SubstituteButtons
        name={line.name}
        offered={chosen && !offered.includes(chosen) ? [chosen, ...offered].slice(0, offered.length) : offered}
        chosen={chosen}
        dish={dish}
        held={judged?.state === 'SUBSTITUTE' ? judged.via : null}
        onChoose={onSubstitute}
      />
    </chakra.li>
  );
}

function Thumbnail({ address }: { address: string | null }) {
  return (
    <chakra.span flexShrink="0" boxSize="9" css={{ [LARGE_TEXT]: { display: 'none' } }} _print={{ display: 'none' }}>
      {address && (
        <chakra.img
          src={address}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          boxSize="full"
          objectFit="contain"
          filter={FOOD_EDGE}
        />
      )}
    </chakra.span>
  );
}

interface LineNameProps {
  line: IngredientLine;
  /** The name of what is to be used. */
  shown: string;
  /** What it replaces, with its amount. */
  replaced: string | undefined;
  isTicked: boolean;
  judged: JudgedState | undefined;
}

function LineName({ line, shown, replaced, isTicked, judged }: LineNameProps) {
  const { insteadOf, optional, noFood } = text.ingredients;
  const remarks = [
    line.preparation,
    replaced && insteadOf(replaced),
    line.isOptional && optional,
    line.noFood && noFood[line.noFood],
  ].filter(Boolean);
  return (
    <Stack as="span" gap="0" flex="1 1 5rem" minW="0" color={isTicked ? { base: 'mute', _print: 'ink' } : undefined}>
      <Name textDecoration={isTicked ? { base: 'line-through', _print: 'none' } : undefined}>{shown}</Name>
      {remarks.length > 0 && (
        <chakra.span textStyle="caption" color="mute">
          {remarks.join(', ')}
        </chakra.span>
      )}
      <LineState judged={judged} name={line.name} isSwapped={replaced !== undefined} />
    </Stack>
  );
}

/** On paper the box is an empty one, to be ticked by pen. */
const PAPER_BOX = {
  boxSize: '3',
  bg: 'white',
  border: '1px solid black',
  borderRadius: '2px',
  _before: { display: 'none' },
};

const ROW = {
  py: '1',
  // An amount that leaves the name too little room goes below it.
  '& > label': {
    display: 'flex',
    flexWrap: { base: 'wrap', _print: 'nowrap' },
    py: '1',
    _print: { minH: 0, py: '0.5', gap: '2' },
  },
  '& + &': { borderTop: 'hairline', _print: { border: 'none' } },
  _print: { py: 0, '& input': PAPER_BOX },
} as const;

const Name = chakra('span', {
  base: {
    display: 'inline-block',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    _firstLetter: { textTransform: 'uppercase' },
  },
});
