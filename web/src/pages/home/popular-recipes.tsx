import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths.ts';
import { CardFacts } from '../../components/recipe-card/card-facts.tsx';
import { CardBody, CardLink, CardSheet } from '../../components/recipe-card/card-sheet.tsx';
import { Cover } from '../../components/recipe-card/cover.tsx';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { home as text } from '../../messages/home.ts';
import { Pill } from '../../ui/display/pill.tsx';
import { useSampleRatings } from './sample-ratings.ts';
import { SAMPLE_RECIPES, type SampleRecipe } from './sample-recipes.ts';

/** Three recipes to look at before anything is typed. */
export function PopularRecipes() {
  const ratings = useSampleRatings();
  return (
    <chakra.section aria-labelledby="popular">
      <chakra.h2 id="popular" textStyle="section" mb="8">
        {text.popular.title}
      </chakra.h2>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap="6">
        {SAMPLE_RECIPES.map((recipe, index) => (
          <li key={recipe.id}>
            <SampleCard recipe={recipe} rated={ratings[index]} />
          </li>
        ))}
      </SimpleGrid>
    </chakra.section>
  );
}

const loadBookmark = () => import('./sample-bookmark.tsx');

/** A sample; what lies over its picture shows while it is pointed at or has the focus, and is fetched then. */
function SampleCard({
  recipe,
  rated,
}: {
  recipe: SampleRecipe;
  rated: ReturnType<typeof useSampleRatings>[number] | undefined;
}) {
  const [isReached, setReached] = useState(false);
  const bookmark = useLoaded(loadBookmark, isReached);
  const reach = () => setReached(true);
  return (
    <CardSheet className="group" onPointerEnter={reach} onFocus={reach}>
      <Box pos="relative">
        <Cover imageSet={coverOf(recipe.slug)} sizes="(min-width: 768px) 30vw, 94vw" />
        <ViewOverlay>
          <Pill tone="card" fontSize="sm" px="5" py="2.5">
            {text.popular.view}
          </Pill>
        </ViewOverlay>
        <Corner>{bookmark && <bookmark.SampleBookmark slug={recipe.slug} />}</Corner>
      </Box>
      <CardBody>
        <chakra.h3 textStyle="card">
          <CardLink asChild>
            <Link to={recipePath(recipe.slug)}>{recipe.title}</Link>
          </CardLink>
        </chakra.h3>
        <CardFacts time={recipe.time} rating={rated?.rating ?? null} reviewCount={rated?.reviewCount ?? 0} />
        <chakra.p color="mute">{recipe.description}</chakra.p>
        <Flex wrap="wrap" gap="2" mt="auto">
          {recipe.tags.map((tag) => (
            <Pill key={tag}>{tag}</Pill>
          ))}
        </Flex>
      </CardBody>
    </CardSheet>
  );
}

function coverOf(slug: string) {
  const address = (width: number) => `/images/covers/${slug}-${width}.webp`;
  return { desktop: address(1200), tablet: address(800), mobile: address(480), color: null };
}

/** Shown while the card is pointed at or has the focus. */
const OVERLAY = { opacity: 0, transition: 'opacity 200ms', '.group:is(:hover, :focus-within) &': { opacity: 1 } };

/** The place of the bookmark, above the link that covers the card. */
const Corner = chakra('div', { base: { pos: 'absolute', top: '3', insetEnd: '3', zIndex: '2', ...OVERLAY } });

/** Lies over the picture; the card itself is the link. */
const ViewOverlay = chakra(
  'span',
  {
    base: {
      pos: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      bg: 'veil',
      ...OVERLAY,
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
