import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDownIcon } from 'lucide-react';

/** One choice of a {@link Select}. */
interface SelectOption<Value extends string> {
  value: Value;
  text: string;
}

/** The browser's own list of choices, in a pill. Name it by a `<label>` or an `aria-label`. */
export interface SelectProps<Value extends string> extends Omit<
  HTMLChakraProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** See {@link SelectProps}. */
export function Select<Value extends string>({ options, value, onChange, ...rest }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <chakra.span pos="relative" display="inline-flex" alignItems="center" color="ink">
      <Field value={value} onChange={(event) => choose(event.currentTarget.value)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Field>
      <chakra.span pos="absolute" insetEnd="4" pointerEvents="none">
        <ChevronDownIcon aria-hidden />
      </chakra.span>
    </chakra.span>
  );
}

const Field = chakra('select', {
  base: {
    appearance: 'none',
    w: 'full',
    minH: 'touch',
    ps: '5',
    pe: '10',
    bg: 'card',
    color: 'inherit',
    border: 'hairline',
    borderRadius: 'pill',
    // Below 16 px an iPhone would enlarge the page.
    fontSize: { base: 'md', md: 'sm' },
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { borderColor: 'leaf' },
    '& option': { bg: 'card', color: 'ink' },
  },
});
