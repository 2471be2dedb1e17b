import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { CookingPotIcon } from 'lucide-react';
import { ingredients } from '../../messages/ingredients.ts';
import { FoodArt } from './food-art.tsx';
import type { Suggestions } from './use-suggestions.ts';

const text = ingredients.suggestions;

interface SuggestionListProps extends Suggestions {
  id: string;
  /** Place of the highlighted one, foods first; -1 for none. */
  highlighted: number;
  /** Takes the place of the one that is chosen. */
  onChoose: (index: number) => void;
}

/** The id of the option at a place of the list called `listId`, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The foods and the dishes that typed text may mean, under the input. Focus stays in the input; arrow keys move the highlight. */
export function SuggestionList({ id, foods, dishes, highlighted, onChoose }: SuggestionListProps) {
  const option = (index: number) => ({
    ref: index === highlighted ? bringIntoSight : undefined,
    id: optionId(id, index),
    role: 'option',
    'aria-selected': index === highlighted,
    // Keeps focus in the input, so that the list is still there when the press ends.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => onChoose(index),
  });
  return (
    <List ref={bringIntoSight} id={id} role="listbox" aria-label={text.label}>
      {foods.length > 0 && (
        <Group id={`${id}-foods`} title={text.foods}>
          {foods.map(({ name, commonUnit, ingredient }, index) => (
            <Option key={ingredient.id} {...option(index)}>
              <FoodArt src={ingredient.thumbnail} />
              {name}
              {commonUnit && (
                <chakra.span ms="auto" color="mute" fontSize="xs">
                  {commonUnit}
                </chakra.span>
              )}
            </Option>
          ))}
        </Group>
      )}
      {dishes.length > 0 && (
        <Group id={`${id}-dishes`} title={text.dishes}>
          {dishes.map((dish, index) => (
            <Option key={dish.id} {...option(foods.length + index)}>
              <DishMark />
              {dish.title}
            </Option>
          ))}
        </Group>
      )}
    </List>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <GroupFrame role="group" aria-labelledby={id}>
      <chakra.div id={id} role="presentation" textStyle="caption" color="mute" px="3" py="1.5">
        {title}
      </chakra.div>
      {children}
    </GroupFrame>
  );
}

const GroupFrame = chakra('div', { base: { '& + &': { borderTop: 'hairline', mt: '2', pt: '2' } } });

/** Where a food has its picture. */
function DishMark() {
  return (
    <chakra.span display="grid" placeItems="center" boxSize="7" flexShrink="0" color="leaf">
      <CookingPotIcon aria-hidden />
    </chakra.span>
  );
}

/** In a low window, or over the keyboard of a phone, the list ends below what is seen. */
const bringIntoSight = (part: Element | null) => part?.scrollIntoView({ block: 'nearest' });

const List = chakra('div', {
  base: {
    // The input stays in sight, too.
    scrollMarginTop: '20',
    pos: 'absolute',
    top: 'calc(100% + 0.5rem)',
    insetInline: '0',
    zIndex: 'dropdown',
    p: '2',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'lg',
    boxShadow: 'lifted',
    maxH: 'min(38rem, 60dvh)',
    overflowY: 'auto',
    animation: 'rise 150ms ease-out',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'leaf.soft' },
    _selected: { bg: 'leaf.soft', color: 'leaf', fontWeight: 'semibold' },
  },
});
