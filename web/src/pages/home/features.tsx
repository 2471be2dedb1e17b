import { chakra, SimpleGrid } from '@chakra-ui/react';
import { BookHeartIcon, LeafIcon, ScaleIcon } from 'lucide-react';
import { home as text } from '../../messages/home.ts';
import { Card } from '../../ui/display/card.tsx';

const ICONS = [ScaleIcon, LeafIcon, BookHeartIcon];

/** Why one would use this: three promises. */
export function Features() {
  return (
    <chakra.section aria-labelledby="why">
      <chakra.h2 id="why" textStyle="section" mb="8">
        {text.why.title}
      </chakra.h2>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
        {text.why.features.map((feature, index) => {
          const Icon = ICONS[index] ?? LeafIcon;
          return (
            <Card key={feature.title} padded>
              <chakra.span
                display="grid"
                placeItems="center"
                boxSize="12"
                mb="5"
                borderRadius="lg"
                bg="leaf.soft"
                color="leaf"
                fontSize="xl"
              >
                <Icon aria-hidden />
              </chakra.span>
              <chakra.h3 textStyle="card" mb="2">
                {feature.title}
              </chakra.h3>
              <chakra.p color="mute">{feature.text}</chakra.p>
            </Card>
          );
        })}
      </SimpleGrid>
    </chakra.section>
  );
}
