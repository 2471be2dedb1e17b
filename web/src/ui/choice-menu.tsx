import { chakra, Menu, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuCheck } from 'react-icons/lu'
import { Button } from './button.tsx'

/** A button that opens a list of choices of which one holds. */
export interface ChoiceMenuProps<Value extends string> {
  /** What stands on the button. */
  children: ReactNode
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** See {@link ChoiceMenuProps}. */
export function ChoiceMenu<Value extends string>({ children, options, value, onChange }: ChoiceMenuProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Menu.Root unstyled lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 8 }}>
      <Menu.Trigger asChild>
        <Button>{children}</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content zIndex="dropdown" minW="12rem" p="2" bg="card" border="hairline" borderRadius="lg" boxShadow="lifted" outline="none" _open={{ animation: 'rise 150ms' }}>
            <Menu.RadioItemGroup value={value} onValueChange={(change) => choose(change.value)}>
              {options.map((option) => (
                <Menu.RadioItem key={option.value} value={option.value} asChild>
                  <Choice>
                    {option.text}
                    {option.value === value && <LuCheck aria-hidden />}
                  </Choice>
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

const Choice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'touch',
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    outline: 'none',
    _highlighted: { bg: 'leaf.soft', color: 'leaf' },
    _checked: { fontWeight: 'semibold', color: 'leaf' },
  },
})
