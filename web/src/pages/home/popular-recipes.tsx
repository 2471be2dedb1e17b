import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { Link } from 'react-router'
import { recipePath } from '../../app/paths.ts'
import { CardFacts } from '../../components/recipe-card/card-facts.tsx'
import { CardBody, CardLink, CardSheet } from '../../components/recipe-card/card-sheet.tsx'
import { Cover } from '../../components/recipe-card/cover.tsx'
import { home as text } from '../../messages/home.ts'
import { Pill } from '../../ui/pill.tsx'
import { SAMPLE_RECIPES, type SampleRecipe } from './sample-recipes.ts'

/** Three recipes to look at before anything is typed. */
export function PopularRecipes() {
  return (
    <chakra.section aria-labelledby="popular">
      <chakra.h2 id="popular" textStyle="section" mb="8">
        {text.popular.title}
      </chakra.h2>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap="6">
        {SAMPLE_RECIPES.map((recipe) => (
          <li key={recipe.id}>
            <SampleCard recipe={recipe} />
          </li>
        ))}
      </SimpleGrid>
    </chakra.section>
  )
}

function SampleCard({ recipe }: { recipe: SampleRecipe }) {
  return (
    <CardSheet className="group">
      <Box pos="relative">
        <Cover imageSet={coverOf(recipe.slug)} sizes="(min-width: 768px) 30vw, 94vw" />
        <ViewOverlay>
          <Pill tone="card" fontSize="sm" px="5" py="2.5">
            {text.popular.view}
          </Pill>
        </ViewOverlay>
      </Box>
      <CardBody>
        <chakra.h3 textStyle="card">
          <CardLink asChild>
            <Link to={recipePath(recipe.slug)}>{recipe.title}</Link>
          </CardLink>
        </chakra.h3>
        <CardFacts time={recipe.time} rating={recipe.rating} reviewCount={recipe.reviews} />
        <chakra.p color="mute">{recipe.description}</chakra.p>
        <Flex wrap="wrap" gap="2" mt="auto">
          {recipe.tags.map((tag) => (
            <Pill key={tag}>{tag}</Pill>
          ))}
        </Flex>
      </CardBody>
    </CardSheet>
  )
}

function coverOf(slug: string) {
  const address = (width: number) => `/images/covers/${slug}-${width}.webp`
  return { desktop: address(1200), tablet: address(800), mobile: address(480) }
}

/** Lies over the picture while the card is pointed at or focused; the card itself is the link. */
const ViewOverlay = chakra(
  'span',
  {
    base: {
      pos: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      bg: 'veil',
      opacity: 0,
      transition: 'opacity 200ms',
      '.group:is(:hover, :focus-within) &': { opacity: 1 },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
