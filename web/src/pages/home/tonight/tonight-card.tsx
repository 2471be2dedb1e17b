import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Skeleton } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import { CardBody, CardLink, CardSheet } from '../../../components/recipe-card/card-sheet.tsx';
import { Cover } from '../../../components/recipe-card/cover.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { TonightCard_RecipeFragment } from '../../../gql/graphql.ts';

/** What a card of tonight shows of a recipe. */
const TONIGHT_CARD_RECIPE = graphql(`
  fragment TonightCard_recipe on Recipe {
    id
    slug
    title
    imageSet {
      desktop
      tablet
      mobile
      color
    }
  }
`);

const COVER_SIZES = '(min-width: 1160px) 22rem, (min-width: 768px) 46vw, min(82vw, 20rem)';

interface TonightCardProps {
  recipe: FragmentType<TonightCard_RecipeFragment>;
  reason: string | null;
  /** Of the address that it opens at: judged by what is at home. */
  query: string;
  isFirst: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A dish for tonight: its picture, its name, and why. */
export function TonightCard({ recipe, reason, query, isFirst, ref }: TonightCardProps) {
  const { data, complete } = useFragment({
    fragment: TONIGHT_CARD_RECIPE,
    fragmentName: 'TonightCard_recipe',
    from: recipe,
  });
  if (!complete) return null;
  return (
    <CardSheet>
      <Cover isWide imageSet={data.imageSet} sizes={COVER_SIZES} isFirst={isFirst} />
      <CardBody isTight>
        <chakra.h3 textStyle="card">
          <CardLink asChild>
            <Link ref={ref} to={recipePath(data.slug, query)}>
              {data.title}
            </Link>
          </CardLink>
        </chakra.h3>
        <Reason>{reason}</Reason>
      </CardBody>
    </CardSheet>
  );
}

/** The place of a card that is on its way. */
export function TonightSkeleton() {
  return (
    <CardSheet as="div" aria-hidden>
      <Skeleton aspectRatio="8 / 3" borderRadius="0" />
      <CardBody isTight>
        <Skeleton h="7" w="75%" />
        <Skeleton h="12" w="90%" />
      </CardBody>
    </CardSheet>
  );
}

const Reason = chakra('p', { base: { fontSize: 'sm', color: 'mute' } });
