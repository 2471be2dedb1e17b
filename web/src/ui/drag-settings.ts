import {
  Accessibility,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  StyleInjector,
  type DragDropManagerInput,
} from '@dnd-kit/dom';
import { pageNonce } from './page-nonce.ts';

/** A mouse drags after 5 px, a finger after it has rested a quarter of a second, so that both still press and scroll. */
const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'touch'
      ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
      : [new PointerActivationConstraints.Distance({ value: 5 })],
});

/** Space picks up and drops; Enter stays with the button. */
const keyboard = KeyboardSensor.configure({
  keyboardCodes: { ...KeyboardSensor.defaults.keyboardCodes, start: ['Space'], end: ['Space', 'Enter', 'Tab'] },
});

/** How things are dragged, by pointer and by keyboard. */
export const dragSensors = [pointer, keyboard];

/** Our own live regions speak; what dnd-kit would say of itself is left out. */
export const dragPlugins: DragDropManagerInput['plugins'] = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility),
  StyleInjector.configure({ nonce: pageNonce() }),
];
