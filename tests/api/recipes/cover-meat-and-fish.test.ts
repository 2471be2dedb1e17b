import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** The form of a dish of these lines. */
const formOf = (title: string, lines: string[], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;

describe('a sauce of meat', () => {
  test('is mince all over, and nothing raw of what is chopped into it', () => {
    const input = cover(
      'Bolognese sauce',
      ['300 g beef mince', '2 carrots', '2 celery sticks', '1 can peeled tomatoes'],
      {
        steps: ['Finely dice the vegetables. Simmer for two hours.'],
      },
    );
    expect([setTable(input).formName, ...piecesOf(input)]).toEqual(['meat sauce']);
  });

  test('is large pieces where the meat is not minced', () => {
    const lines = ['2 lb beef chuck', '800 g canned tomatoes'];
    expect(formOf('Sunday ragu', lines, 'Simmer for hours.')).toBe('pieces in red sauce');
  });

  test('is mince with its beans where it is chili', () => {
    const input = cover('Chili con carne', ['500 g beef mince', '2 cans kidney beans', '1 red pepper'], {
      steps: ['Brown the beef. Simmer.'],
    });
    expect([setTable(input).formName, ...piecesOf(input)]).toEqual(['mince and more', 'bean']);
  });

  test('is chunks close together where it is stewed in beer', () => {
    expect(formOf('Stoofvlees', ['1 kg beef chuck, in pieces', '2 bottles brown beer'], 'Simmer.')).toBe('thick stew');
  });

  test('lies in the middle of the pasta that it is served on', () => {
    expect(formOf('Spaghetti and meatballs', ['500 g beef mince', '400 g spaghetti'])).toBe('meatballs on spaghetti');
    expect(formOf('Beef stroganoff', ['500 g beef', '200 ml sour cream', '300 g egg noodles'])).toBe('stew on noodles');
  });
});

describe('meat as it comes to the table', () => {
  test.each([
    ['Beef jerky', ['1 lb beef'], 'Slice into strips. Dry in the oven.', 'jerky'],
    ['Chicharrones', ['1 kg pork shoulder'], 'Fry until golden brown.', 'cracklings'],
    ['Spatchcock chicken', ['1 whole chicken'], 'Remove the backbone. Roast.', 'opened bird'],
    ['Bitoque', ['2 sirloin steaks', '2 eggs', '100 ml beer'], 'Fry. Stir the sauce.', 'steak and egg'],
    ['Marinated pork steaks', ['4 pork shoulder steaks'], 'Grill.', 'thin steaks'],
    ['Sticky pork chops', ['4 pork chops', '2 tbsp honey'], 'Fry.', 'glazed chops'],
    ['Guobaorou', ['400 g pork loin', '250 g potato starch'], 'Mix the starch to a batter. Fry.', 'coated pieces'],
  ])('is drawn as such: %s', (title, lines, step, form) => {
    expect(formOf(title, lines, step)).toBe(form);
  });

  test('is joints in a sauce where a whole bird is cut up for it', () => {
    const lines = ['1 whole chicken, cut into 10 pieces', '240 ml double cream'];
    const input = cover('Chicken in vinegar sauce', lines, { steps: ['Brown it in a pan. Add the cream.'] });
    expect([setTable(input).formName, ...piecesOf(input)]).toEqual(['braised pieces', 'leg']);
  });
});

describe('fish as it comes to the table', () => {
  test('has browned where it was in the pan or the oven, and is glazed where the title says so', () => {
    const salmon = ['4 salmon fillets'];
    expect(formOf('Salmon with dill', salmon, 'Bake for 12 minutes.')).toBe('seared fillet');
    expect(formOf('Cured salmon', salmon, 'Slice thinly.')).toBe('fillet');
    expect(formOf('Salmon teriyaki', [...salmon, '4 tbsp soy sauce'], 'Broil and brush.')).toBe('glazed fillet');
  });

  test('is browned where it is whole and baked, and pale where it is steamed', () => {
    const lines = ['1 whole sea bass, gutted'];
    expect(formOf('Baked sea bass', lines, 'Bake in the oven.')).toBe('cooked fish');
    expect(formOf('Sea bass', lines, 'Steam for ten minutes.')).toBe('whole fish');
  });

  test.each([
    ['Baked trout', ['2 trout', '4 slices bacon'], 'Wrap each fish in bacon. Bake.', 'fish in bacon'],
    [
      'Broiled bream',
      ['1 sea bream', '2 carrots'],
      'Dice the carrots. Place the fish above the vegetables.',
      'fish on vegetables',
    ],
    ['Grilled mackerel', ['2 mackerel fillets'], 'Grill each side.', 'mackerel fillets'],
    ['Pulpo a la gallega', ['1 octopus', '4 potatoes'], 'Boil. Slice.', 'octopus on potatoes'],
  ])('is drawn as such: %s', (title, lines, step, form) => {
    expect(formOf(title, lines, step)).toBe(form);
  });
});

describe('soups and what one dips into', () => {
  test.each([
    ['Fondue', ['800 g gruyère', '1 loaf white bread'], 'Melt.', 'fondue'],
    ['Miso soup', ['2 tbsp miso paste', '1 l dashi'], 'Melt the miso.', 'miso soup'],
    ['Okroshka', ['500 ml kefir', '2 potatoes'], 'Mix.', 'yogurt soup'],
    ['Cold borscht', ['3 beetroots', '500 ml kefir'], 'Grate.', 'yogurt soup'],
    ['Pea soup', ['300 g split peas', '1 smoked sausage', '2 carrots'], 'Add the sausage.', 'thick pea soup'],
    ['Curry sauce', ['1 onion, sliced', '2 tbsp curry powder'], 'Blend the sauce.', 'smooth sauce'],
  ])('are drawn as such: %s', (title, lines, step, form) => {
    expect(formOf(title, lines, step)).toBe(form);
  });

  test('are green where the herbs are blended into the sauce', () => {
    const lines = ['500 g chicken breast, diced', '250 g mint', '250 g yogurt'];
    const green = cover('Mint chicken', lines, { steps: ['In a mixer, put the mint and mix. Simmer the chicken.'] });
    expect(setTable(green).colour).not.toBe(setTable(cover('Mint chicken', lines, { steps: ['Simmer.'] })).colour);
  });
});

describe('a sausage', () => {
  test('is cut as the recipe says, and pink where it was boiled', () => {
    const pieces = (line: string, step: string): string[] =>
      piecesOf(cover('Stew', [line], { cover: { form: 'stew' }, steps: [step] }));
    expect(pieces('4 frankfurters', 'Cut the frankfurters into sticks.')).toEqual(['sausage-stick']);
    expect(pieces('4 frankfurters, diced', 'Simmer.')).toEqual(['cube']);
    expect(pieces('4 frankfurters, sliced', 'Simmer.')).toEqual(['sausage-slice']);
    expect(pieces('4 Italian sausages', 'Brown.')).toEqual(['sausage-slice']);
    expect(pieces('1 lb bulk Italian sausage', 'Brown.')).toEqual(['meatball']);
  });
});

describe('what is made of meat on the bone', () => {
  test('is flat chops of pork, and small ones with a bone of lamb', () => {
    expect(formOf('Grilled pork chops', ['4 pork chops'], 'Grill.')).toBe('chops');
    expect(formOf('Grilled lamb chops', ['8 lamb chops'], 'Grill.')).toBe('lamb chops');
  });

  test('is joints where a chicken is cut up for the pot, cubes where it is cubed', () => {
    const stew = (line: string): string => formOf('Chicken cacciatore', [line, '1 can tomatoes'], 'Simmer.');
    expect([stew('1 chicken, cut up'), stew('500 g chicken, cubed')]).toEqual(['braised pieces', 'stew']);
  });
});

describe('a dish on grains', () => {
  test('is large pieces on couscous where meat was stewed for it', () => {
    const lines = ['500 g lamb, in pieces', '3 turnips', '2 carrots', '500 g couscous'];
    expect(formOf('Tunisian couscous', lines, 'Simmer. Steam the couscous.')).toBe('stew on couscous');
  });

  test('lies on rice where its title names it', () => {
    const lines = ['2 chicken breasts, cubed', '2 cups brown rice', '3 tbsp soy sauce'];
    const steps = 'Stir fry the chicken in small pieces.';
    expect(formOf('Honey chicken with broccoli and brown rice', lines, steps)).toBe('over rice');
    expect(formOf('Honey chicken with broccoli', lines, steps)).not.toBe('over rice');
  });

  test('is patties with a side where fish is shaped to cakes', () => {
    expect(formOf('Sardine cakes', ['2 cans sardines', '1 egg'], 'Shape. Fry.')).toBe('crumbed patties');
  });
});

describe('a tomato that was on the fire for hours', () => {
  test('is gone into the sauce, unless the title names it', () => {
    const stew = (title: string): string[] =>
      piecesOf(
        cover(title, ['1 kg beef chuck, cubed', '2 tomatoes', '1 cauliflower'], {
          cover: { form: 'stew' },
          steps: ['Simmer for three hours.'],
        }),
      );
    expect(stew('Chuck')).not.toContain('tomato-wedge');
    expect(stew('Chuck and tomatoes')).toContain('tomato-wedge');
  });
});

describe('sauces and stews by their names', () => {
  test.each([
    ['Beef rendang', ['1 kg beef, cubed', '400 ml coconut milk'], 'Simmer.', 'thick stew'],
    ['Chicken marsala', ['4 chicken breasts', '1 cup marsala'], 'Fry in a skillet. Simmer.', 'braised pieces'],
    ['Keema', ['500 g lamb mince', '200 g peas'], 'Fry. Simmer.', 'mince and more'],
    ['Barbecue sauce', ['1 cup ketchup', '1/4 cup brown sugar'], 'Simmer.', 'smooth sauce'],
    ['Chimichurri', ['1 cup parsley', '4 tbsp olive oil'], 'Chop. Mix.', 'sauce'],
  ])('are drawn as such: %s', (title, lines, step, form) => {
    expect(formOf(title, lines, step)).toBe(form);
  });

  test('have meat that is pulled apart in strips', () => {
    const input = cover('Ropa vieja', ['2 lb flank steak', '1 red pepper'], { steps: ['Simmer. Shred.'] });
    expect(piecesOf(input)).toContain('meat-strip');
  });

  test('have small balls in a soup where the steps make some', () => {
    const soup = cover('Wedding soup', ['1 lb ground beef', '1 l chicken stock'], {
      steps: ['Make meatballs. Simmer.'],
    });
    expect(piecesOf(soup)).toContain('meatball');
  });
});
