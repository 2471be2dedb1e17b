import { Stack } from '@chakra-ui/react';
import type { RouteQueries } from '../../app/route-queries.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { FadeIn } from '../../ui/motion/fade-in.tsx';
import { HOME_COUNTERS } from './counters.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PopularRecipes } from './popular-recipes.tsx';

/** What the landing page asks. */
export const homeQueries: RouteQueries = () => [{ query: HOME_COUNTERS }];

/** Discover: what Larder is, and the way in. */
export function HomePage() {
  useDocumentTitle(undefined);
  return (
    <Stack maxW="page" mx="auto" px={{ base: '4', md: '6' }} gap={{ base: '16', md: '24' }}>
      <Hero />
      <FadeIn>
        <Features />
      </FadeIn>
      <FadeIn>
        <PopularRecipes />
      </FadeIn>
      <FadeIn>
        <HowItWorks />
      </FadeIn>
    </Stack>
  );
}
