import { Button, chakra, SimpleGrid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { home as text } from '../../messages/home.ts';

/** Where "Learn More" scrolls to. */
export const HOW_IT_WORKS_ID = 'how-it-works';

/** The way from pantry to table in three steps. */
export function HowItWorks() {
  return (
    <chakra.section
      id={HOW_IT_WORKS_ID}
      tabIndex={-1}
      aria-labelledby="how"
      outline="none"
      bg="leaf.soft"
      borderRadius="xl"
      px={{ base: '5', md: '12' }}
      py={{ base: '10', md: '14' }}
    >
      <chakra.h2 id="how" textStyle="section" mb="8">
        {text.how.title}
      </chakra.h2>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '10' }} mb="10">
        {text.how.steps.map((step, index) => (
          <li key={step.title}>
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="12"
              mb="4"
              borderRadius="pill"
              bg="leaf"
              color="leaf.on"
              fontFamily="heading"
              fontWeight="semibold"
              fontSize="xl"
            >
              {index + 1}
            </chakra.span>
            <chakra.h3 textStyle="card" mb="2">
              {step.title}
            </chakra.h3>
            <chakra.p>{step.text}</chakra.p>
          </li>
        ))}
      </SimpleGrid>
      <Button variant="solid" size="lg" asChild>
        <Link to={paths.search}>{text.how.start}</Link>
      </Button>
    </chakra.section>
  );
}
