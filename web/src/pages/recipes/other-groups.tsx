import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { cuisinePath, foodPath, mealPath, paths } from '../../app/paths.ts';
import { browse as text } from '../../messages/browse.ts';
import type { Group } from './group.ts';
import { RECIPE_INDEX, type RecipeIndex } from './recipe-index.ts';

interface Entry {
  name: string;
  to: string;
}

/** This group among those of its kind, at the end of its list. */
export function OtherGroups({ group }: { group: Group }) {
  const id = useId();
  const { data } = useQuery(RECIPE_INDEX);
  if (!data) return null;
  return (
    <chakra.nav aria-labelledby={id} pt="6">
      <chakra.h2 id={id} textStyle="section" mb="5">
        {text.kinds[group.kind === 'quick' || group.kind === 'few' ? 'simple' : group.kind]}
      </chakra.h2>
      <Flex as="ul" wrap="wrap" gap="2.5" listStyleType="none">
        {entriesOf(group, data.recipeIndex).map(({ name, to }) => (
          <li key={to}>
            <GroupPill asChild>
              <NavLink to={to}>{name}</NavLink>
            </GroupPill>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}

function entriesOf({ kind }: Group, { cuisines, meals, foods }: RecipeIndex): Entry[] {
  if (kind === 'cuisine') return cuisines.map(({ name }) => ({ name, to: cuisinePath(name) }));
  if (kind === 'meal') return meals.map(({ meal }) => ({ name: text.meals[meal].name, to: mealPath(meal) }));
  if (kind === 'food')
    return foods.map(({ ingredient: { nameInDish, slug } }) => ({ name: nameInDish, to: foodPath(slug) }));
  return [
    { name: text.quick.name, to: paths.quickRecipes },
    { name: text.few.name, to: paths.fewIngredients },
  ];
}

const GroupPill = chakra('span', {
  base: {
    display: 'inline-block',
    px: '4',
    py: '2.5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    _firstLetter: { textTransform: 'uppercase' },
    _hover: { borderColor: 'leaf', color: 'leaf' },
    _currentPage: { bg: 'leaf.soft', borderColor: 'leaf', color: 'leaf', fontWeight: 'semibold' },
  },
});
