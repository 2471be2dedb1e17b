import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** On paper: small enough for a page. */
const PAPER = {
  maxW: 'none',
  px: 0,
  pt: 0,
  fontSize: '10pt',
  lineHeight: 1.35,
  '& h1': { fontSize: '20pt' },
  '& h2': { fontSize: '13pt', mb: '1' },
  '& h3': { fontSize: '11pt' },
};

/** The width and margins of the recipe page, on screen and on paper. */
export function RecipeFrame(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '6', md: '9' }}
      css={{ _print: PAPER }}
      {...props}
    />
  );
}

/** Ingredients, instructions and what goes with them: one below the other on a phone, two columns from a tablet on. */
export const CookingGrid = chakra('div', {
  base: {
    display: 'grid',
    mt: { base: '8', md: '10' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 20rem) minmax(0, 1fr)',
      lg: 'minmax(0, 24rem) minmax(0, 1fr)',
    },
    gridTemplateRows: { md: 'auto 1fr' },
    gridTemplateAreas: {
      base: '"ingredients" "instructions" "aside"',
      md: '"ingredients instructions" "ingredients aside"',
    },
    _print: {
      mt: '4',
      gap: '6',
      gridTemplateColumns: '1fr 2fr',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"ingredients instructions" "aside instructions"',
    },
  },
});

/** What goes with a recipe: its cards stand side by side where there is room. */
export const Aside = chakra('aside', {
  base: {
    gridArea: 'aside',
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(16rem, 1fr))' },
    alignItems: 'start',
    _print: { display: 'block' },
  },
});
