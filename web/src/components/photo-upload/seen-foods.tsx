import { chakra, Flex, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CheckIcon, PlusIcon } from 'lucide-react';
import { photos as messages } from '../../messages/photos.ts';
import type { SeenFood } from './photo-operations.ts';
import { foodName, percentOf } from './seen-food.ts';

interface SeenFoodsProps {
  foods: readonly SeenFood[];
  /** Whether a food is among the cook's ingredients. */
  isHeld: (name: string) => boolean;
  onAdd: (name: string) => void;
  onTakeBack: (name: string) => void;
}

/** What was seen in the photos: each food can be added and taken back by a tap. */
export function SeenFoods({ foods, isHeld, onAdd, onTakeBack }: SeenFoodsProps) {
  return (
    <Stack as="section" gap="2">
      <chakra.h3 fontWeight="semibold">{messages.seen.title}</chakra.h3>
      <chakra.p color="mute" fontSize="sm">
        {foods.length === 0 ? messages.seen.none : messages.seen.text}
      </chakra.p>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" pt="1">
        {foods.map((food) => {
          const name = foodName(food);
          const isAdded = isHeld(name);
          return (
            <li key={name}>
              <Toggle aria-pressed={isAdded} onClick={() => (isAdded ? onTakeBack(name) : onAdd(name))}>
                {food.ingredient?.thumbnail && (
                  <chakra.img src={food.ingredient.thumbnail} alt="" htmlWidth={24} htmlHeight={24} boxSize="6" />
                )}
                <span>{name}</span>{' '}
                <chakra.span fontSize="xs" fontWeight="normal" opacity={0.85}>
                  {messages.seen.confidence(percentOf(food))}
                  <VisuallyHidden>{messages.seen.sure}</VisuallyHidden>
                </chakra.span>
                {isAdded ? <CheckIcon aria-hidden /> : <PlusIcon aria-hidden />}
              </Toggle>
            </li>
          );
        })}
      </Flex>
    </Stack>
  );
}

const Toggle = chakra(
  'button',
  {
    base: {
      pos: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      px: '3',
      borderRadius: 'pill',
      border: '1px solid {colors.edge}',
      bg: 'card',
      color: 'ink',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      transition: 'background-color 150ms, border-color 150ms',
      _hover: { borderColor: 'leaf' },
      '&[aria-pressed=true]': { bg: 'leaf.soft', color: 'leaf', borderColor: 'leaf' },
    },
  },
  { defaultProps: { type: 'button' } },
);
