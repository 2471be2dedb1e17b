import { Tabs as Parts } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

/** One page of a {@link Tabs}. */
export interface Tab<Value extends string> {
  value: Value
  text: ReactNode
}

/** Pages of which one is shown, with a row of names to choose by. */
export interface TabsProps<Value extends string> {
  /** Names the row. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The page that is shown. */
  children: ReactNode
}

/** See {@link TabsProps}. Arrow keys move along the row, which slides sideways where it does not fit. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = [...(row.current?.children ?? [])].find((name) => name.getAttribute('data-value') === value)
    chosen?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [value])
  const choose = (chosen: string) => {
    const tab = tabs.find((known) => known.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Parts.Root unstyled value={value} onValueChange={(change) => choose(change.value)} lazyMount unmountOnExit>
      <Parts.List ref={row} aria-label={label} display="flex" gap="1" overflowX="auto" scrollbarWidth="none" borderBottom="hairline" mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }}>
        {tabs.map((tab) => (
          <Parts.Trigger
            key={tab.value}
            value={tab.value}
            flexShrink="0"
            minH="12"
            px={{ base: '3', md: '4' }}
            mb="-1px"
            color="mute"
            fontWeight="medium"
            whiteSpace="nowrap"
            cursor="pointer"
            borderBottom="3px solid transparent"
            _hover={{ color: 'leaf' }}
            _selected={{ color: 'leaf', borderBottomColor: 'leaf', fontWeight: 'semibold' }}
            _focusVisible={{ outlineOffset: '-3px' }}
          >
            {tab.text}
          </Parts.Trigger>
        ))}
      </Parts.List>
      <Parts.Content value={value} pt="6" outline="none">
        {children}
      </Parts.Content>
    </Parts.Root>
  )
}
