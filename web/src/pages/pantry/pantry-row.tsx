import { chakra, Flex } from '@chakra-ui/react';
import { CheckIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { memo, useRef, type RefObject } from 'react';
import { FoodArt } from '../../components/ingredient-input/food-art.tsx';
import { LevelButtons } from '../../components/pantry/level-buttons.tsx';
import { useIsPhone } from '../../hooks/use-is-phone.ts';
import { useSwipeRow } from '../../hooks/use-swipe-row.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { PantryItem } from '../../components/pantry/pantry-item.ts';
import type { PantryActions } from './loaded-pantry.ts';

interface PantryRowProps {
  item: PantryItem;
  actions: PantryActions;
  onEdit: (item: PantryItem) => void;
  /** Id of the row that a finger is on. */
  touched: RefObject<string | null>;
}

/** One food at home. On a phone it is pushed aside for "used up" and "thrown away", which its window has too. */
export const PantryRow = memo(function PantryRow({ item, actions, onEdit, touched }: PantryRowProps) {
  const isPhone = useIsPhone();
  const sheet = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const isRevealed = useSwipeRow({ id: item.id, isOn: isPhone, sheet, action, touched });
  return (
    <Row data-item={item.id}>
      {isPhone && (
        <Aside visibility={isRevealed ? 'visible' : 'hidden'}>
          <IconButton ref={action} label={text.usedOf(item.name)} onClick={() => actions.remove(item, 'USED')}>
            <CheckIcon />
          </IconButton>
          <Thrown item={item} actions={actions} />
        </Aside>
      )}
      <Sheet ref={sheet}>
        <Flex align="center" gap="2" wrap="wrap" justify="flex-end">
          <FoodArt src={item.food?.thumbnail} />
          <Words item={item} />
          <LevelButtons name={item.name} level={item.level} onChange={(level) => actions.setLevel(item, level)} />
          <Flex flexShrink="0">
            <IconButton label={text.edit(item.name)} onClick={() => onEdit(item)}>
              <PencilIcon />
            </IconButton>
            {!isPhone && (
              <>
                <IconButton label={text.usedOf(item.name)} onClick={() => actions.remove(item, 'USED')}>
                  <CheckIcon />
                </IconButton>
                <Thrown item={item} actions={actions} />
              </>
            )}
          </Flex>
        </Flex>
      </Sheet>
    </Row>
  );
});

function Thrown({ item, actions }: Pick<PantryRowProps, 'item' | 'actions'>) {
  return (
    <IconButton label={text.thrownOf(item.name)} onClick={() => actions.remove(item, 'THROWN_AWAY')}>
      <Trash2Icon />
    </IconButton>
  );
}

function Words({ item }: { item: PantryItem }) {
  const { name, amount, unit, portions, bestBefore, isBestBeforeGuessed, isDue, level } = item;
  const facts = [
    portions !== null && text.portions(portions),
    amount !== null && text.amount(amount, unit),
    bestBefore !== null && level !== 'OUT' && text.keeps(bestBefore, isBestBeforeGuessed),
  ].filter((fact) => fact !== false);
  return (
    <chakra.div flex="1 1 min(9rem, 100% - 3rem)" minW="0">
      <chakra.span fontWeight="medium" overflowWrap="anywhere" color={level === 'OUT' ? 'mute' : 'ink'}>
        {name}
      </chakra.span>
      {facts.length > 0 && (
        <chakra.p fontSize="sm" color={isDue ? 'tomato.ink' : 'mute'}>
          {facts.join(' · ')}
        </chakra.p>
      )}
    </chakra.div>
  );
}

const Row = chakra('li', {
  base: { pos: 'relative', overflow: 'hidden', mx: '-1', borderTop: 'hairline', _first: { borderTop: 'none' } },
});
const Sheet = chakra('div', {
  base: {
    pos: 'relative',
    bg: 'card',
    py: '2',
    px: '1',
    touchAction: 'pan-y',
    transition: 'transform 200ms',
    _motionReduce: { transition: 'none' },
  },
});
const Aside = chakra('div', {
  base: {
    pos: 'absolute',
    top: '0',
    bottom: '0',
    insetEnd: '0',
    display: 'flex',
    alignItems: 'center',
    bg: 'leaf.soft',
  },
});
