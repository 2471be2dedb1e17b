import type { KeyboardEvent } from 'react';

/** Whether an input method is composing a character, so that Enter and the arrows are its own. Safari tells by the code alone, of the Enter that ends it. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
