import { Button, chakra, Flex } from '@chakra-ui/react';
import { addToList as text } from '../../messages/add-to-list.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { isNeeded, type LineChoice } from './use-lines-to-shop.ts';

interface LineChoicesProps {
  lines: readonly LineChoice[];
  /** What is wrong with the choice. */
  error: string | null;
  onTick: (changed: Readonly<Record<string, boolean>>) => void;
}

/** The ingredients of a recipe, of which those that are ticked go on the list. */
export function LineChoices({ lines, error, onTick }: LineChoicesProps) {
  const ticked = lines.filter(({ isTicked }) => isTicked).length;
  const isAll = ticked === lines.length;
  const tickAs = (isTicked: (line: LineChoice) => boolean) =>
    onTick(Object.fromEntries(lines.map((line) => [line.id, isTicked(line)])));
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" lineHeight="2.75rem" float="left">
        {text.what}{' '}
        <chakra.span color="mute" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {text.count(ticked, lines.length)}
        </chakra.span>
      </chakra.legend>
      <Flex justify="flex-end">
        <Button size="sm" variant="ghost" color="leaf" me="-3" onClick={() => tickAs(isAll ? isNeeded : () => true)}>
          {isAll ? text.missing : text.all}
        </Button>
      </Flex>
      <chakra.p fontSize="sm" color="mute" clear="both" mb="1">
        {lines.some(isNeeded) ? text.hint : text.nothingMissing}
      </chakra.p>
      <Lines>
        {lines.map((line) => (
          <chakra.li key={line.id} borderTop="hairline" _first={{ borderTop: 'none' }}>
            <Checkbox
              checked={line.isTicked}
              aria-invalid={error !== null}
              onChange={(isTicked) => onTick({ [line.id]: isTicked })}
            >
              <Flex flex="1" minW="0" justify="space-between" gap="3" color={line.isTicked ? 'ink' : 'mute'}>
                <chakra.span overflowWrap="anywhere">{line.name}</chakra.span>
                <chakra.span flexShrink="0" maxW="50%" textAlign="end" fontVariantNumeric="tabular-nums">
                  {line.isShort ? text.more(line.amountText) : line.amountText}
                </chakra.span>
              </Flex>
            </Checkbox>
          </chakra.li>
        ))}
      </Lines>
      {error && (
        <chakra.p role="alert" color="tomato.ink" fontSize="sm" mt="2">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    maxH: '38dvh',
    overflowY: 'auto',
    border: 'hairline',
    borderRadius: 'md',
    px: '3',
    '& label': { w: 'full' },
  },
});
