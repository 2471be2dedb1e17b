import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Flex, Spacer } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipeCard_RecipeFragment } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { CreativeLabel } from '../creative-label.tsx';
import { Tag } from '../tag.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardBody, CardLink, CardSheet } from './card-sheet.tsx';
import { Cover } from './cover.tsx';
import { HaveLine } from './have-line.tsx';
import { MatchBadge } from './match-badge.tsx';
import { useEnoughServings } from './use-enough-servings.ts';
import { WhyLine, type CardMatch } from './why-line.tsx';

/** What a card shows of a recipe. */
const RECIPE_CARD_RECIPE = graphql(`
  fragment RecipeCard_recipe on Recipe {
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
    servings
    difficulty
    rating
    reviewCount
    ...Favorite_recipe
  }
`);

/** Tags on a card (specification, section 9). */
const TAGS_SHOWN = 2;

/** Three columns on a desktop, two on a tablet, one on a phone. */
const COVER_SIZES = '(min-width: 1160px) 22rem, (min-width: 768px) 46vw, 94vw';

/** A recipe and how well it fits. */
export interface RecipeCardProps {
  recipe: FragmentType<RecipeCard_RecipeFragment>;
  match: CardMatch;
  /** Query of the address of the recipe page: the ingredients and servings it was found by. */
  search: string;
  isFirst?: boolean;
}

/** See {@link RecipeCardProps}. The whole card is a link to the recipe. Of a dish that was asked for by name, and of which nothing is there, no match is told. */
export function RecipeCard({ recipe, match, search, isFirst }: RecipeCardProps) {
  const { data, complete } = useFragment({
    fragment: RECIPE_CARD_RECIPE,
    fragmentName: 'RecipeCard_recipe',
    from: recipe,
  });
  const withServings = useEnoughServings(match.enoughFor ?? null);
  if (!complete) return null;
  return (
    <CardSheet>
      <Box pos="relative">
        <Cover isWide imageSet={data.imageSet} sizes={COVER_SIZES} isFirst={isFirst} />
        {match.have > 0 && (
          <Box pos="absolute" top="4" insetStart="4">
            <MatchBadge percentage={match.matchPercentage} />
          </Box>
        )}
        <CardActions recipe={data} />
      </Box>
      <CardBody isTight>
        <chakra.h3 textStyle="card">
          <CardLink asChild>
            <Link to={recipePath(data.slug, withServings(search, data.servings))}>{data.title}</Link>
          </CardLink>
        </chakra.h3>
        {(match.have > 0 || match.hasAllIngredients) && <HaveLine match={match} />}
        <CardFacts
          time={common.times(data)}
          rating={data.rating}
          reviewCount={data.reviewCount}
          difficulty={common.difficulty[data.difficulty]}
        >
          <Flex wrap="wrap" gap="2">
            {data.isCreative && <CreativeLabel />}
            {data.tags.slice(0, TAGS_SHOWN).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Flex>
        </CardFacts>
        <Spacer />
        <WhyLine match={match} />
      </CardBody>
    </CardSheet>
  );
}
