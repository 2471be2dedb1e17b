import { commandIn } from '../../../../web/src/pages/recipe/cook/voice-commands.ts';

describe('what is said in cook mode', () => {
  test.each([
    ['next', 'next'],
    ['Okay, next step please', 'next'],
    ['go back', 'back'],
    ['previous step', 'back'],
    ['repeat that', 'repeat'],
    ['say it again', 'repeat'],
    ['start timer', 'timer'],
    ['Set a timer', 'timer'],
  ] as const)('"%s" means %s', (heard, command) => {
    expect(commandIn(heard)).toBe(command);
  });

  test.each(['', 'salt and pepper', 'when are you next going to be back from the shop', 'nextdoor'])(
    '"%s" is talk in the kitchen',
    (heard) => {
      expect(commandIn(heard)).toBeNull();
    },
  );
});
