import { Stack } from '@chakra-ui/react';
import type { RouteQueries } from '../../app/route-queries.ts';
import { PANTRY_SIZE } from '../../components/pantry/use-has-pantry.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { FadeIn } from '../../ui/motion/fade-in.tsx';
import { HOME_COUNTERS } from './counters.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PopularRecipes } from './popular-recipes.tsx';
import { sampleRatings } from './sample-ratings.ts';
import { Tonight } from './tonight/tonight.tsx';
import { tonightQuestion } from './tonight/use-tonight.ts';

/** What the landing page asks. */
export const homeQueries: RouteQueries = () => [
  { query: HOME_COUNTERS },
  sampleRatings,
  { query: PANTRY_SIZE, for: 'cook' },
  { ...tonightQuestion, for: 'cook' },
];

/** Discover: what Larder is, and the way in. */
export function HomePage() {
  useDocumentTitle(undefined);
  return (
    <Stack maxW="page" mx="auto" px={{ base: '4', md: '6' }} gap={{ base: '16', md: '24' }}>
      <div>
        <Tonight />
        <Hero />
      </div>
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
