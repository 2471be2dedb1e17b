import { Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths, searchPath } from '../../app/paths.ts';
import { chipText } from '../../components/ingredient-input/chip.ts';
import { useStartDraft } from '../../components/ingredient-input/search-draft.ts';
import { home as text } from '../../messages/home.ts';
import { prefersReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { ShuffleText } from '../../ui/motion/shuffle-text.tsx';
import { Counters } from './counters.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HOW_IT_WORKS_ID } from './how-it-works.tsx';
import { StartBox } from './start-box.tsx';

/** The first screen: what this is, and a box to begin with at once. */
export function Hero() {
  const { chips, change, type, wanted } = useStartDraft();
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: 'minmax(0, 1.05fr) minmax(0, 1fr)' }}
      gap={{ base: '10', lg: '14' }}
      alignItems="center"
      pt={{ base: '8', md: '16' }}
    >
      <Stack gap="6" minW="0">
        <chakra.h1 textStyle="display" textWrap="balance">
          <ShuffleText text={text.headline} accent={text.headlineAccent} />
        </chakra.h1>
        <chakra.p textStyle="lead" color="mute" maxW="34rem">
          {text.intro}
        </chakra.p>
        <StartBox chips={chips} onChange={change} onType={type} wanted={wanted}>
          <Button size="lg" onClick={scrollToHowItWorks}>
            {text.learnMore}
          </Button>
        </StartBox>
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
            <Link to={wanted.length === 0 ? paths.recipes : searchPath(wanted.map(chipText))}>{text.exploreAll}</Link>
          </chakra.span>
        </Flex>
      </Stack>
      <HeroPictures />
    </Grid>
  );
}

function scrollToHowItWorks(): void {
  const section = document.getElementById(HOW_IT_WORKS_ID);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
