import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths, searchPath } from '../../app/paths.ts';
import { chipText } from '../../components/ingredient-input/chip.ts';
import { IngredientInput } from '../../components/ingredient-input/ingredient-input.tsx';
import { useStartDraft } from '../../components/ingredient-input/search-draft.ts';
import { kitchenQuery } from '../../components/kitchen/kitchen-params.ts';
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts';
import { home as text } from '../../messages/home.ts';
import { prefersReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { ShuffleText } from '../../ui/motion/shuffle-text.tsx';
import { DishPlace } from './best-dish/dish-place.tsx';
import { Counters } from './counters.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HOW_IT_WORKS_ID } from './how-it-works.tsx';
import { StartWays } from './start-ways.tsx';

/** The first screen: what this is, a box to begin with at once, and the dish that what stands in it is best for. */
export function Hero() {
  const { chips, change, type, wanted } = useStartDraft();
  return (
    <Stage>
      <Stack gap="6" minW="0" gridArea="box" alignSelf="end">
        <chakra.h1 textStyle="display" textWrap="balance">
          <ShuffleText text={text.headline} accent={text.headlineAccent} />
        </chakra.h1>
        <chakra.p textStyle="lead" color="mute" maxW="34rem">
          {text.intro}
        </chakra.p>
        <IngredientInput
          chips={chips}
          max={MAX_INGREDIENTS}
          kitchen={kitchenQuery(chips)}
          onChange={change}
          onType={type}
        />
      </Stack>
      <DishPlace chips={chips} />
      <Stack gap="6" minW="0" gridArea="ways" alignSelf="start">
        <StartWays wanted={wanted}>
          <Button size="lg" onClick={scrollToHowItWorks}>
            {text.learnMore}
          </Button>
        </StartWays>
        <Counters />
        <Flex>
          <chakra.span
            asChild
            color="leaf"
            fontWeight="semibold"
            textDecoration="underline"
            textUnderlineOffset="4px"
            minH="touch"
            display="inline-flex"
            alignItems="center"
          >
            {/* Before the script has come, the page itself has it take along what stands in the box (`index.html`). */}
            <Link to={wanted.length === 0 ? paths.recipes : searchPath(wanted.map(chipText))} data-takes-box>
              {text.exploreAll}
            </Link>
          </chakra.span>
        </Flex>
      </Stack>
      <HeroPictures />
    </Stage>
  );
}

/** In one column, or with the dish beside the box, over the pictures. */
const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"box" "dish" "ways" "pictures"',
      lg: '"box dish" "ways dish"',
    },
    columnGap: '14',
    rowGap: '6',
    '&:has([data-dish]) > .hero-pictures': { opacity: { lg: 0 } },
    pt: { base: '8', md: '16' },
  },
});

function scrollToHowItWorks(): void {
  const section = document.getElementById(HOW_IT_WORKS_ID);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
