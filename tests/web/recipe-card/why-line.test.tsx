import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { system } from '../../../web/src/app/theme.ts';
import { WhyLine } from '../../../web/src/components/recipe-card/why-line.tsx';

/** What a card says where onions stand in for so many foods. */
function saidOf(swaps: number): string | null {
  const lines = Array.from({ length: swaps }, (_, index) => ({
    state: 'SUBSTITUTE' as const,
    via: 'onion',
    ingredient: { name: `leek ${index + 1}` },
  }));
  const { container } = render(
    <ChakraProvider value={system()}>
      <WhyLine
        match={{ matchPercentage: 70, hasAllIngredients: false, needed: 50, have: 45, missingIngredients: [], lines }}
      />
    </ChakraProvider>,
  );
  return container.textContent.trim();
}

test('three swaps are told, the rest of a long recipe is counted', () => {
  expect(saidOf(3)).toBe('onion for leek 1 onion for leek 2 onion for leek 3');
  expect(saidOf(4)).toBe('onion for leek 1 onion for leek 2 onion for leek 3 +1 swap');
  expect(saidOf(45)).toBe('onion for leek 1 onion for leek 2 onion for leek 3 +42 swaps');
});
