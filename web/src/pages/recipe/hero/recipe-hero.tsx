import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { CreativeLabel } from '../../../components/creative-label.tsx';
import { Tag } from '../../../components/tag.tsx';
import { graphql } from '../../../gql/gql.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import type { Swapped } from '../use-swapped.ts';
import { AllergyWarning } from './allergy-warning.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeAuthor } from './recipe-author.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipePicture } from './recipe-picture.tsx';
import { RecipeSource } from './recipe-source.tsx';
import { StatsCard } from './stats-card.tsx';

/** What the top of the page shows of a recipe. */
const RECIPE_HERO_RECIPE = graphql(`
  fragment RecipeHero_recipe on Recipe {
    id
    slug
    title
    description
    tags
    isCreative
    cookTime
    totalTime
    difficulty
    rating
    reviewCount
    image
    imageAlt
    imageSet {
      desktop
      tablet
      mobile
      color
    }
    author {
      name
    }
    sourceUrl
    allergens
    possibleAllergens
    ...StatsCard_recipe
    ...Favorite_recipe
  }
`);

interface RecipeHeroProps {
  recipe: FragmentType<typeof RECIPE_HERO_RECIPE>;
  swapped: Swapped;
  servings: number;
  onServingsChange: (servings: number) => void;
}

/** Picture, title, facts, times, servings and what can be done with the recipe as a whole. */
export function RecipeHero({ recipe, swapped, servings, onServingsChange }: RecipeHeroProps) {
  const { data } = useSuspenseFragment({
    fragment: RECIPE_HERO_RECIPE,
    fragmentName: 'RecipeHero_recipe',
    from: recipe,
  });
  return (
    <HeroGrid>
      <Box gridArea="picture" _print={{ display: 'none' }}>
        <RecipePicture image={data.image} imageAlt={data.imageAlt} imageSet={data.imageSet} />
      </Box>
      <Stack gridArea="intro" gap={{ base: '4', _print: '1' }}>
        <Tags tags={data.tags} isCreative={data.isCreative} />
        <chakra.h1 textStyle="title">{data.title}</chakra.h1>
        <chakra.p textStyle="lead" color="mute" _print={{ fontSize: '11pt' }}>
          {data.description}
        </chakra.p>
        <AllergyWarning {...(swapped.recipe ?? data)} />
        <RecipeAuthor name={data.author.name} />
        {data.sourceUrl && <RecipeSource address={data.sourceUrl} />}
        <RecipeFacts {...data} servings={servings} />
      </Stack>
      <Box gridArea="stats">
        <StatsCard recipe={data} servings={servings} onServingsChange={onServingsChange} />
      </Box>
      <Box gridArea="actions" _print={{ display: 'none' }}>
        <RecipeActions recipe={data} slug={data.slug} servings={servings} swaps={swapped.swaps} />
      </Box>
    </HeroGrid>
  );
}

/** The places of the hero's four parts: stacked on a phone, beside the picture from a tablet on. Its skeleton uses it too. */
export const HeroGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) minmax(0, 1fr)',
      lg: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    },
    gridTemplateAreas: {
      base: '"picture" "intro" "stats" "actions"',
      md: '"picture intro" "actions intro" "stats stats"',
      lg: '"picture intro" "picture stats" "picture actions"',
    },
    gridTemplateRows: { md: 'auto 1fr auto', lg: '1fr auto auto' },
    columnGap: { md: '8', lg: '10' },
    rowGap: '6',
    _print: { display: 'flex', flexDirection: 'column', gap: '2' },
  },
});

function Tags({ tags, isCreative }: { tags: readonly string[]; isCreative: boolean }) {
  if (tags.length === 0 && !isCreative) return null;
  return (
    <HStack as="ul" aria-label={text.tags} gap="2" wrap="wrap" listStyleType="none" _print={{ display: 'none' }}>
      {isCreative && (
        <li>
          <CreativeLabel />
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </HStack>
  );
}
