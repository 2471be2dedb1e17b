import { Button, chakra, Flex } from '@chakra-ui/react';
import { cookingSheet as text } from '../../messages/cooking-sheet.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FoodArt } from '../ingredient-input/food-art.tsx';
import { LevelButtons } from '../pantry/level-buttons.tsx';
import type { UsedFood } from './use-meal.ts';

interface DeductionRowProps {
  used: UsedFood;
  onChange: (itemId: string, part: Partial<Pick<UsedFood, 'isUsed' | 'left'>>) => void;
}

/** One food that went into a meal. Where it is not known how much there was, one tap says what is left; without it nothing is counted off. */
export function DeductionRow({ used: { deduction, isUsed, left }, onChange }: DeductionRowProps) {
  const { item, level, isUnsure } = deduction;
  const facts = isUnsure ? text.ask : text.takes(deduction, left);
  return (
    <Row>
      <Flex flex="1 1 11rem" minW="0" css={{ '& label': { flex: '1', minW: '0' } }}>
        <Checkbox checked={isUsed} onChange={(checked) => onChange(item.id, { isUsed: checked })}>
          <FoodArt src={item.food?.thumbnail} />
          <chakra.span minW="0">
            <chakra.span fontWeight="medium" overflowWrap="anywhere" color={isUsed ? 'ink' : 'mute'}>
              {item.name}
            </chakra.span>
            {isUsed && facts && (
              <chakra.span display="block" fontSize="sm" color="mute">
                {facts}
              </chakra.span>
            )}
          </chakra.span>
        </Checkbox>
      </Flex>
      {!isUnsure && isUsed && level !== 'OUT' && (
        <Button
          size="sm"
          aria-label={text.lastOf(item.name)}
          aria-pressed={left === 'OUT'}
          onClick={() => onChange(item.id, { left: left === 'OUT' ? null : 'OUT' })}
        >
          {text.last}
        </Button>
      )}
      {isUnsure && isUsed && (
        <LevelButtons
          name={item.name}
          level={left}
          words={text.left}
          onChange={(said) => onChange(item.id, { left: said })}
        />
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '3',
    rowGap: '1',
    py: '1.5',
    borderTop: 'hairline',
    _first: { borderTop: 'none' },
  },
});
