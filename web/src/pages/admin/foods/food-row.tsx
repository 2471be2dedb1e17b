import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { FoodRow_FoodFragment } from '../../../gql/graphql.ts';
import { adminFoods as text } from '../../../messages/admin-foods.ts';
import { filters } from '../../../messages/filters.ts';
import { number } from '../../../messages/plural.ts';
import { aisleName } from '../../../messages/shopping-lists.ts';
import { Cell, Row, RowButton } from '../../../ui/display/data-table.tsx';
import { Pill } from '../../../ui/display/pill.tsx';
import { FoodDialog } from './food-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

/** What a row of the foods shows. */
const FOOD_ROW_FOOD = graphql(`
  fragment FoodRow_food on AdminFood {
    id
    name
    thumbnail
    aliases
    category
    diet
    allergens {
      allergen
      state
    }
    recipes
    parent {
      id
      name
    }
  }
`);

/** One food, with what can be done to it. */
export function FoodRow({ food: masked }: { food: FragmentType<FoodRow_FoodFragment> }) {
  const { data: food, complete } = useFragment({ fragment: FOOD_ROW_FOOD, from: masked });
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null);
  if (!complete) return null;
  return (
    <Row>
      <Cell>
        <Flex align="center" gap="3">
          <chakra.img src={food.thumbnail} alt="" boxSize="7" loading="lazy" />
          <chakra.span minW="0" maxW="16rem">
            <chakra.span fontWeight="semibold">{food.name}</chakra.span>
            {food.aliases.length > 0 && (
              <chakra.span display="block" fontSize="xs" color="mute" overflow="hidden" textOverflow="ellipsis">
                {food.aliases.join(', ')}
              </chakra.span>
            )}
          </chakra.span>
        </Flex>
      </Cell>
      <Cell whiteSpace="normal" color={food.parent ? 'ink' : 'mute'}>
        {food.parent?.name ?? text.none}
      </Cell>
      <Cell whiteSpace="normal">{aisleName(food.category)}</Cell>
      <Cell>{text.diets[food.diet]}</Cell>
      <Cell>
        <Allergens food={food} />
      </Cell>
      <Cell>{number(food.recipes)}</Cell>
      <Cell>
        <Flex gap="1" wrap="wrap" ms="-4">
          <RowButton aria-label={text.editLabel(food.name)} onClick={() => setOpen('edit')}>
            {text.edit}
          </RowButton>
          <RowButton aria-label={text.mergeLabel(food.name)} onClick={() => setOpen('merge')}>
            {text.merge}
          </RowButton>
        </Flex>
        {open === 'edit' && <FoodDialog food={food} onClose={() => setOpen(null)} />}
        {open === 'merge' && <MergeDialog food={food} onClose={() => setOpen(null)} />}
      </Cell>
    </Row>
  );
}

function Allergens({ food }: { food: FoodRow_FoodFragment }) {
  const told = food.allergens.filter(({ state }) => state !== 'FREE');
  if (told.length === 0) return <chakra.span color="mute">{text.none}</chakra.span>;
  return (
    <Flex gap="1.5" wrap="wrap">
      {told.map(({ allergen, state }) => (
        <Pill key={allergen} tone={state === 'CONTAINS' ? 'tomato' : 'plain'}>
          {state === 'CONTAINS'
            ? filters.allergies[allergen]
            : text.possible(filters.allergies[allergen].toLowerCase())}
        </Pill>
      ))}
    </Flex>
  );
}
