import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { foodPath } from '../../app/paths.ts';
import { browse as text } from '../../messages/browse.ts';
import type { RecipeIndex } from './recipe-index.ts';

/** A main food with its picture; leads to the recipes that need it. */
export function FoodLink({ food: { ingredient, count } }: { food: RecipeIndex['foods'][number] }) {
  return (
    <Tile asChild>
      <Link to={foodPath(ingredient.slug)}>
        <chakra.img
          src={ingredient.thumbnail}
          alt=""
          htmlWidth={40}
          htmlHeight={40}
          boxSize={{ base: '7', sm: '10' }}
          flexShrink="0"
          loading="lazy"
        />
        <chakra.span minW="0">
          <Name>{ingredient.nameInDish}</Name>
          <chakra.span display="block" color="mute" fontSize="xs">
            {text.count(count)}
          </chakra.span>
        </chakra.span>
      </Link>
    </Tile>
  );
}

/** Foods are kept in small letters. */
const Name = chakra('span', {
  base: {
    display: 'block',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontSize: { base: 'sm', lg: 'md' },
    hyphens: 'auto',
    overflowWrap: 'break-word',
    _firstLetter: { textTransform: 'uppercase' },
  },
});

const Tile = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', sm: '2.5' },
    h: 'full',
    minH: '16',
    px: { base: '2.5', sm: '3' },
    py: '2.5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'lg',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'leaf' },
  },
});
