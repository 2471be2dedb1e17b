import { draftOfSource } from '../../../api/src/modules/imports/import-source.ts';

const banana = ["Gran's banana bread", '3 ripe bananas', '75 g butter, melted', '190 g plain flour'];
const baked = 'Pour into a tin and bake for 55 minutes to 1 hour. Cool in the tin 10 mins.';

describe('the times of a pasted text', () => {
  test('a span is one time, and a wait off the heat is no cooking', () => {
    const { draft } = draftOfSource({ text: [...banana, 'Mash the bananas with the butter.', baked].join('\n') });
    expect(draft).toMatchObject({ prepTime: 15, cookTime: 60 });
    expect(draft.steps.map(({ timeMin }) => timeMin)).toEqual([null, 60]);
  });

  test.each(['Takes about 1 hr 10', 'Serves 8, takes about 1 hr 10', 'It takes 70 minutes'])(
    'the total that "%s" states is kept to, and the cooking is what the steps speak of',
    (line) => {
      const { draft } = draftOfSource({ text: [banana[0], line, ...banana.slice(1), baked].join('\n') });
      expect(draft).toMatchObject({ prepTime: 10, cookTime: 60 });
    },
  );

  test('two waits of one step are two: its timer is for the longer one that cooks', () => {
    const { draft } = draftOfSource({
      text: [...banana, 'Fry for 5 minutes. Simmer for 20 to 25 minutes. Leave to rest for 2 hours.'].join('\n'),
    });
    expect(draft).toMatchObject({ cookTime: 30 });
    expect(draft.steps.map(({ timeMin }) => timeMin)).toEqual([25]);
  });
});
