import { chakra, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { cuisinePath, mealPath, paths } from '../../app/paths.ts';
import { browse as text } from '../../messages/browse.ts';
import { FoodLink } from './food-link.tsx';
import { GroupCard, GroupGrid } from './group-card.tsx';
import type { RecipeIndex } from './recipe-index.ts';

/** Columns of the groups, from a phone to a desktop. */
export const COLUMNS = {
  simple: { base: 1, md: 2 },
  meals: { base: 2, md: 4 },
  foods: { base: 2, sm: 3, md: 4, lg: 5 },
  cuisines: { base: 2, sm: 3, md: 4, lg: 6 },
};

const BESIDE = '(min-width: 1160px) 15rem, (min-width: 768px) 21vw, 42vw';
const QUARTER = '(min-width: 1160px) 17rem, (min-width: 768px) 23vw, 46vw';
const SIXTH = '(min-width: 1160px) 11rem, (min-width: 768px) 23vw, (min-width: 480px) 31vw, 46vw';

/** All groups of the index, each leading to its list. */
export function RecipeGroups({ index: { quick, fewIngredients, meals, foods, cuisines } }: { index: RecipeIndex }) {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Part title={text.sections.simple} isShown={quick !== null || fewIngredients !== null}>
        <GroupGrid columns={COLUMNS.simple}>
          {quick && (
            <GroupItem
              name={text.quick.name}
              hint={text.quick.lead}
              to={paths.quickRecipes}
              group={quick}
              sizes={BESIDE}
              isFirst
            />
          )}
          {fewIngredients && (
            <GroupItem
              name={text.few.name}
              hint={text.few.lead}
              to={paths.fewIngredients}
              group={fewIngredients}
              sizes={BESIDE}
            />
          )}
        </GroupGrid>
      </Part>
      <Part title={text.sections.meals} isShown={meals.length > 0}>
        <GroupGrid columns={COLUMNS.meals}>
          {meals.map((group) => (
            <GroupItem
              key={group.meal}
              name={text.meals[group.meal].name}
              to={mealPath(group.meal)}
              group={group}
              sizes={QUARTER}
            />
          ))}
        </GroupGrid>
      </Part>
      <Part title={text.sections.foods} isShown={foods.length > 0}>
        <GroupGrid columns={COLUMNS.foods} gap={{ base: '2.5', md: '3' }}>
          {foods.map((food) => (
            <li key={food.ingredient.id}>
              <FoodLink food={food} />
            </li>
          ))}
        </GroupGrid>
      </Part>
      <Part title={text.sections.cuisines} isShown={cuisines.length > 0}>
        <GroupGrid columns={COLUMNS.cuisines}>
          {cuisines.map((group) => (
            <GroupItem key={group.name} name={group.name} to={cuisinePath(group.name)} group={group} sizes={SIXTH} />
          ))}
        </GroupGrid>
      </Part>
    </Stack>
  );
}

function GroupItem(props: Parameters<typeof GroupCard>[0]) {
  return (
    <li>
      <GroupCard {...props} />
    </li>
  );
}

interface PartProps {
  title: string;
  isShown?: boolean;
  children: ReactNode;
}

/** A part of the index with its heading. */
export function Part({ title, isShown = true, children }: PartProps) {
  const id = useId();
  if (!isShown) return null;
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="section" mb={{ base: '4', md: '6' }}>
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
