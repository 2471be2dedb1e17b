import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A question with its answers as pills; `one` lets one be chosen, `many` any number. */
interface GroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string }[];
}

/** Answers of which exactly one holds. */
export interface ChoosePillsProps<Value extends string> extends GroupProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** See {@link ChoosePillsProps}. Arrow keys move between the answers, as in any radio group. */
export function ChoosePills<Value extends string>({ label, options, value, onChange }: ChoosePillsProps<Value>) {
  const name = useId();
  return (
    <PillGroup label={label}>
      {options.map((option) => (
        <PillLabel key={option.value}>
          <HiddenInput
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </PillLabel>
      ))}
    </PillGroup>
  );
}

/** Answers of which any number holds. */
export interface TickPillsProps<Value extends string> extends GroupProps<Value> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** See {@link TickPillsProps}. The chosen ones come in the order of the options. */
export function TickPills<Value extends string>({ label, options, values, onChange }: TickPillsProps<Value>) {
  const toggle = (value: Value, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((known) => (known === value ? isOn : values.includes(known))),
    );
  return (
    <PillGroup label={label}>
      {options.map(({ value, text }) => (
        <PillLabel key={value}>
          <HiddenInput
            type="checkbox"
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          {text}
        </PillLabel>
      ))}
    </PillGroup>
  );
}

function PillGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" mb="2.5">
        {label}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {children}
      </Flex>
    </chakra.fieldset>
  );
}

const PillLabel = chakra('label', {
  base: {
    pos: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '4',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    _hover: { borderColor: 'leaf' },
    '&:has(:checked)': { bg: 'leaf.soft', borderColor: 'leaf', color: 'leaf', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.leaf}', outlineOffset: '2px' },
  },
});

const HiddenInput = chakra('input', {
  base: { pos: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer', borderRadius: 'pill' },
});
