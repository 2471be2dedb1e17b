import { CUISINES } from '../../web/src/components/kitchen-choices.ts';
import { accountTexts } from './account-texts.ts';
import { texts } from './texts.ts';

describe.each(Object.entries({ ...texts, ...accountTexts }))('the words of %s', (_screen, table) => {
  test.each(table)('%j', (words, said) => {
    expect(said).toBe(words);
  });
});

test('the seventeen cuisines are those of the specification, in its order', () => {
  expect(CUISINES.join(', ')).toBe(
    'Italian, Chinese, Mexican, Indian, Japanese, French, Thai, Mediterranean, American, Korean, Greek, Spanish, Middle Eastern, Vietnamese, British, German, Brazilian',
  );
});
