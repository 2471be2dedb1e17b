import { Button, chakra, Menu, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from 'lucide-react';
import { MenuEntry, MenuSheet } from './menu-parts.tsx';

/** A button that opens a list of choices of which one holds. */
export interface ChoiceMenuProps<Value extends string> {
  /** What stands on the button. */
  children: ReactNode;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** See {@link ChoiceMenuProps}. */
export function ChoiceMenu<Value extends string>({ children, options, value, onChange }: ChoiceMenuProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Menu.Root unstyled lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 8 }}>
      <Menu.Trigger asChild>
        <Button>{children}</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <MenuSheet minW="12rem">
            <Menu.RadioItemGroup value={value} onValueChange={(change) => choose(change.value)}>
              {options.map((option) => (
                <Menu.RadioItem key={option.value} value={option.value} asChild>
                  <Choice>
                    {option.text}
                    {option.value === value && <CheckIcon aria-hidden />}
                  </Choice>
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </MenuSheet>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const Choice = chakra(MenuEntry, {
  base: { justifyContent: 'space-between', _checked: { fontWeight: 'semibold', color: 'leaf' } },
});
