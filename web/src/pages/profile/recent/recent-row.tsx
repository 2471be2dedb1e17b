import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Button, chakra, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import { CreativeLabel } from '../../../components/creative-label.tsx';
import { CardFacts } from '../../../components/recipe-card/card-facts.tsx';
import { CardLink, CardSheet } from '../../../components/recipe-card/card-sheet.tsx';
import { Cover } from '../../../components/recipe-card/cover.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { RecentRow_RecipeFragment } from '../../../gql/graphql.ts';
import { common } from '../../../messages/common.ts';
import { shortDate } from '../../../messages/date.ts';
import { profile } from '../../../messages/profile.ts';

const text = profile.recent;

/** What a row of cooked recipes shows. */
const RECENT_ROW_RECIPE = graphql(`
  fragment RecentRow_recipe on Recipe {
    id
    slug
    title
    imageSet {
      desktop
      tablet
      mobile
      color
    }
    isCreative
    cookTime
    totalTime
    rating
    reviewCount
  }
`);

interface RecentRowProps {
  recipe: FragmentType<RecentRow_RecipeFragment>;
  /** When it was cooked last, as the API tells it. */
  lastCooked: string;
}

/** A recipe that was cooked, when, and the way to cook it again. */
export function RecentRow({ recipe, lastCooked }: RecentRowProps) {
  const { data, complete } = useFragment({ fragment: RECENT_ROW_RECIPE, from: recipe });
  if (!complete) return null;
  return (
    <CardSheet as="li" flexDirection="row" alignItems="center">
      <chakra.div flexShrink="0" w={{ base: '28', md: '48' }} alignSelf="stretch" css={{ '& img': { h: 'full' } }}>
        <Cover imageSet={data.imageSet} sizes="(min-width: 768px) 12rem, 7rem" />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        flex="1"
        minW="0"
        p={{ base: '4', md: '5' }}
      >
        <Stack gap="1.5" flex="1" minW="10rem">
          <chakra.h2 textStyle="card" overflowWrap="anywhere">
            <CardLink asChild>
              <Link to={recipePath(data.slug)}>{data.title}</Link>
            </CardLink>
          </chakra.h2>
          <chakra.p fontSize="sm" color="mute">
            <time dateTime={lastCooked}>{text.cooked(shortDate(lastCooked))}</time>
          </chakra.p>
          <CardFacts time={common.cooking(data)} rating={data.rating} reviewCount={data.reviewCount} />
          {data.isCreative && <CreativeLabel />}
        </Stack>
        <Button variant="subtle" pos="relative" zIndex="2" asChild>
          <Link to={recipePath(data.slug)} aria-label={text.cookAgainLabel(data.title)}>
            {text.cookAgain}
          </Link>
        </Button>
      </chakra.div>
    </CardSheet>
  );
}
