import { chakra, Flex, Grid } from '@chakra-ui/react';
import { explainMatch } from '../../../components/recipe-card/explain-match.ts';
import { matchColor } from '../../../components/recipe-card/match-badge.tsx';
import { haveOf } from '../../../components/recipe-card/have-line.tsx';
import type { RecipePageQuery } from '../../../gql/graphql.ts';
import { recipeCard } from '../../../messages/recipe-card.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Pill } from '../../../ui/display/pill.tsx';
import { Ring } from '../../../ui/display/ring.tsx';

/** How the recipe fits the kitchen of the address. */
export type PageMatch = NonNullable<NonNullable<RecipePageQuery['recipe']>['match']>;

/** Why this recipe was found: what it uses of the cook's, what stands in for what, what is missing. */
export function WhyCard({ match }: { match: PageMatch }) {
  const { uses, swaps } = explainMatch(match.lines);
  return (
    <Card as="section" aria-labelledby="why-this" padded mt={{ base: '8', md: '10' }} _print={{ display: 'none' }}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="2" mb="5">
        <chakra.h2 id="why-this" textStyle="card">
          {text.why.title}
        </chakra.h2>
        <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold" fontSize="sm">
          <Ring percentage={match.matchPercentage} color={matchColor(match.matchPercentage)} />
          {recipeCard.match(match.matchPercentage)} <chakra.span color="leaf">· {haveOf(match)}</chakra.span>
        </chakra.p>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
        gap={{ base: '5', md: '8' }}
      >
        <Part title={text.why.uses} names={uses} tone="leaf" />
        {swaps.length > 0 && (
          <div>
            <PartTitle>{text.why.swaps}</PartTitle>
            <ul>
              {swaps.map(({ held, wanted, note }) => (
                <chakra.li key={wanted} listStyleType="none" fontSize="sm" mb="1">
                  <chakra.span fontWeight="semibold">{recipeCard.standsIn(held, wanted)}</chakra.span>
                  {note && <chakra.span color="mute"> {note}</chakra.span>}
                </chakra.li>
              ))}
            </ul>
          </div>
        )}
        <Part title={text.why.missing} names={match.missingIngredients} tone="tomato" />
      </Grid>
    </Card>
  );
}

/** Names under a heading; nothing where there are none. */
function Part({ title, names, tone }: { title: string; names: readonly string[]; tone: 'leaf' | 'tomato' }) {
  if (names.length === 0) return null;
  return (
    <div>
      <PartTitle>{title}</PartTitle>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
        {names.map((name) => (
          <li key={name}>
            <Pill tone={tone} fontSize="sm" whiteSpace="normal">
              {name}
            </Pill>
          </li>
        ))}
      </Flex>
    </div>
  );
}

const PartTitle = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'mute', mb: '2' } });
