import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { common } from '../../../messages/common.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { LARGE_TEXT } from '../../../ui/large-text.ts';
import { SERVINGS_MIN } from '../amounts/servings.ts';

/** What the stats card shows of a recipe. */
const STATS_CARD_RECIPE = graphql(`
  fragment StatsCard_recipe on Recipe {
    id
    prepTime
    cookTime
    totalTime
  }
`);

interface StatsCardProps {
  recipe: FragmentType<typeof STATS_CARD_RECIPE>;
  servings: number;
  onServingsChange: (servings: number) => void;
}

/** How long it takes, and for how many it is cooked. */
export function StatsCard({ recipe, servings, onServingsChange }: StatsCardProps) {
  const { data } = useSuspenseFragment({ fragment: STATS_CARD_RECIPE, from: recipe });
  return (
    <Card>
      <Cells aria-label={text.stats.label}>
        <Cell name={text.stats.prep}>{common.minutes(data.prepTime)}</Cell>
        <Cell name={text.stats.cook}>{common.minutes(data.cookTime)}</Cell>
        <Cell name={text.stats.total}>{common.minutes(data.totalTime)}</Cell>
        <ServingsCell servings={servings} onChange={onServingsChange} />
      </Cells>
    </Card>
  );
}

/** Three times in a row, the servings below them on a phone and beside them elsewhere. */
const Cells = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(3, 1fr) auto' },
    [LARGE_TEXT]: { gridTemplateColumns: '1fr' },
    '& > * + *': { borderInlineStart: 'hairline' },
    _print: { display: 'flex', gap: '6', '& > * + *': { border: 'none' } },
  },
});

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid
      gap="0.5"
      px="2"
      py="3"
      alignContent="center"
      textAlign="center"
      whiteSpace={{ md: 'nowrap' }}
      minH="5rem"
      _print={{ p: 0, minH: 0 }}
    >
      <chakra.span textStyle="card" _print={{ fontSize: '11pt' }}>
        {children}
      </chakra.span>
      <chakra.span textStyle="caption" color="mute">
        {name}
      </chakra.span>
    </Grid>
  );
}

function ServingsCell({ servings, onChange }: { servings: number; onChange: (servings: number) => void }) {
  return (
    <Grid
      gridColumn={{ base: '1 / -1', md: 'auto' }}
      templateColumns={{ base: '1fr auto', md: 'auto' }}
      alignItems="center"
      justifyItems="center"
      gap="1"
      px={{ base: '4', md: '3' }}
      py="2"
      borderTop={{ base: 'hairline', md: 'none' }}
      borderInlineStart={{ base: 'none', md: 'hairline' }}
      // A thumb needs 44 px; the stepper's own buttons are made for a mouse.
      css={{ '& button': { width: 'touch', height: 'touch' }, [LARGE_TEXT]: { gridTemplateColumns: '1fr' } }}
      _print={{ display: 'none' }}
    >
      <chakra.span hideFrom="md" fontWeight="semibold" justifySelf="start">
        {text.servingsLabel}
      </chakra.span>
      <Stepper
        label={text.servingsLabel}
        fewerLabel={text.fewerServings}
        moreLabel={text.moreServings}
        value={servings}
        min={SERVINGS_MIN}
        onChange={onChange}
      />
      <chakra.span hideBelow="md" textStyle="caption" color="mute">
        {text.servingsLabel}
      </chakra.span>
    </Grid>
  );
}
