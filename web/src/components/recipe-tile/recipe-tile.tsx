import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, SimpleGrid, VisuallyHidden, type SimpleGridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipeTile_RecipeFragment } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { CreativeLabel } from '../creative-label.tsx';
import { Tag } from '../tag.tsx';
import { AllergyLine } from '../recipe-card/allergy-line.tsx';
import { CardActions } from '../recipe-card/card-actions.tsx';
import { CardFacts } from '../recipe-card/card-facts.tsx';
import { CardBody, CardLink, CardSheet } from '../recipe-card/card-sheet.tsx';
import { Cover } from '../recipe-card/cover.tsx';
import { RecipeCardSkeleton } from '../recipe-card/recipe-card-skeleton.tsx';

/** What a tile shows of a recipe. */
const RECIPE_TILE_RECIPE = graphql(`
  fragment RecipeTile_recipe on Recipe {
    id
    slug
    title
    imageSet {
      desktop
      tablet
      mobile
      color
    }
    tags
    isCreative
    cookTime
    totalTime
    rating
    reviewCount
    allergens
    possibleAllergens
    ...Favorite_recipe
  }
`);

/** Tags on a tile (specification, section 2). */
const TAGS_SHOWN = 2;

/** Tiles while the real ones are on their way (specification, section 9). */
const SKELETONS = 6;

const COVER_SIZES = '(min-width: 1160px) 22rem, (min-width: 768px) 46vw, 94vw';

/** A recipe in a list that no search has made: a card without a match. */
export interface RecipeTileProps {
  recipe: FragmentType<RecipeTile_RecipeFragment>;
  /** More that can be done with it here, beside the heart. */
  actions?: ReactNode;
  /** The level of its title among the headings of the page. */
  level?: 'h2' | 'h3';
  /** The first picture of a page is fetched before all else. */
  isFirst?: boolean;
}

/** See {@link RecipeTileProps}. */
export function RecipeTile({ recipe, actions, level = 'h2', isFirst }: RecipeTileProps) {
  const { data, complete } = useFragment({
    fragment: RECIPE_TILE_RECIPE,
    fragmentName: 'RecipeTile_recipe',
    from: recipe,
  });
  if (!complete) return null;
  return (
    <CardSheet>
      <Box pos="relative">
        <Cover imageSet={data.imageSet} sizes={COVER_SIZES} isFirst={isFirst} />
        <CardActions recipe={data}>{actions}</CardActions>
      </Box>
      <CardBody>
        <chakra.h2 as={level} textStyle="card">
          <CardLink asChild>
            <Link to={recipePath(data.slug)}>{data.title}</Link>
          </CardLink>
        </chakra.h2>
        <CardFacts time={common.cooking(data)} rating={data.rating} reviewCount={data.reviewCount} />
        <AllergyLine allergens={data.allergens} possibleAllergens={data.possibleAllergens} />
        <Flex wrap="wrap" gap="2">
          {data.isCreative && <CreativeLabel />}
          {data.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Flex>
      </CardBody>
    </CardSheet>
  );
}

/** Three columns of tiles on a desktop, two on a tablet, one on a phone. */
export function TileGrid(props: SimpleGridProps) {
  return <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="6" {...props} />;
}

/** The grid before its recipes. */
export function TileSkeletons() {
  return (
    <TileGrid aria-hidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index}>
          <RecipeCardSkeleton />
        </li>
      ))}
    </TileGrid>
  );
}

/** The grid before its recipes, which a screen reader is told in words. */
export function LoadingTiles({ text }: { text: string }) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <TileSkeletons />
    </>
  );
}
