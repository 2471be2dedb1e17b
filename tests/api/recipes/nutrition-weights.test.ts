import { nutritionOf } from './nutrition-of-lines.ts';

describe('what a line weighs', () => {
  test('the size of a can or of a piece counts where the line says it', () => {
    expect(nutritionOf(['2 (200 g) cans chopped tomatoes'], 1)).toEqual(
      nutritionOf(['400 g canned chopped tomatoes'], 1),
    );
    expect(nutritionOf(['1 large onion, sliced'], 1).calories).toBeCloseTo(60, 6);
    expect(nutritionOf(['1 onion, in large chunks'], 1).calories).toBeCloseTo(44, 6);
    expect(nutritionOf(['1 onion, large chunks'], 1).calories).toBeCloseTo(44, 6);
  });

  test('one piece weighs what the line says it does, about or exactly', () => {
    for (const head of ['1 head of cauliflower (about 500 g)', '1 large head of cauliflower (500g)'])
      expect(nutritionOf([head], 1).calories).toBeCloseTo(nutritionOf(['500 g cauliflower'], 1).calories ?? 0, 6);
  });

  test('several pieces weigh what the line says of each', () => {
    const fillets = nutritionOf(['600 g cod'], 4);
    for (const line of ['4 cod fillets, about 150 g each', '4 cod fillets, skinless, 150 g each'])
      expect(nutritionOf([line], 4).calories).toBeCloseTo(fillets.calories ?? 0, 6);
    expect(nutritionOf(['4 cod fillets, about 600 g'], 4)).toEqual(nutritionOf(['4 cod fillets'], 4));
  });

  test('of a tin of pulses the liquid is not eaten, whatever weight is printed', () => {
    const drained = nutritionOf(['1 can chickpeas (400 g, 240 g drained)'], 1).calories;
    expect(drained).toBeCloseTo(nutritionOf(['240 g canned chickpeas'], 1).calories ?? 0, 6);
    for (const tin of [
      '1 400 g can chickpeas, drained',
      '1 x 400 g tin chickpeas',
      '400 g tin of chickpeas, drained',
      '400 g canned chickpeas, drained',
      '1 (14 oz) can chickpeas, drained and rinsed',
    ])
      expect(Math.abs((nutritionOf([tin], 1).calories ?? 0) / (drained ?? 1) - 1)).toBeLessThan(0.05);
    expect(nutritionOf(['400 g tin of chickpeas, drained (240 g drained weight)'], 1).calories).toBeCloseTo(
      drained ?? 0,
      6,
    );
    expect(nutritionOf(['1 400 g tin chopped tomatoes'], 1)).toEqual(nutritionOf(['400 g canned chopped tomatoes'], 1));
  });

  test('of a tin of any beans, and of sweetcorn, what is drained is eaten, whatever tin it is', () => {
    for (const beans of ['kidney beans', 'black beans', 'white beans', 'cannellini beans', 'butter beans', 'lentils'])
      expect(nutritionOf([`2 400 g cans ${beans}, drained`], 1).calories).toBeCloseTo(
        nutritionOf([`480 g canned ${beans}`], 1).calories ?? 0,
        6,
      );
    expect(nutritionOf(['400 g tin sweetcorn, drained'], 1)).toEqual(nutritionOf(['250 g canned sweetcorn'], 1));
  });

  test('a whole bird, a steak and a head weigh what is said of them, wherever in the line it stands', () => {
    const chicken = nutritionOf(['1.8 kg whole chicken'], 4).calories ?? 0;
    for (const line of ['1 whole chicken, of about 1.8 kg', '1 whole chicken, giblets removed, about 1.8 kg'])
      expect(nutritionOf([line], 4).calories).toBeCloseTo(chicken, 6);
    expect(Math.abs((nutritionOf(['1 chicken, jointed, about 1.8 kg'], 4).calories ?? 0) / chicken - 1)).toBeLessThan(
      0.02,
    );
    expect(nutritionOf(['4 pork loin steaks, of about 130 g'], 4)).toEqual(nutritionOf(['520 g pork loin steaks'], 4));
    expect(nutritionOf(['2 whole chickens, giblets removed, about 3 kg'], 4)).toEqual(
      nutritionOf(['2 whole chickens'], 4),
    );
  });

  test('a fillet of a large fish is a piece as it is sold, a whole small fish is both of its fillets', () => {
    expect(nutritionOf(['4 salmon fillets'], 4).calories).toBeCloseTo(159 * 2.08, 6);
    expect(nutritionOf(['2 salmon fillets, skinned, about 150 g each'], 2).calories).toBeCloseTo(150 * 2.08, 6);
    expect(nutritionOf(['2 cod fillets'], 2).calories).toBeCloseTo(116 * 0.82, 6);
    for (const fish of ['trout', 'mackerel', 'sea bass', 'sea bream'])
      expect(nutritionOf([`1 ${fish}, whole, gutted`], 1)).toEqual(nutritionOf([`2 ${fish} fillets`], 1));
  });

  test('of a tin that goes into the pot undrained the liquid is eaten, too', () => {
    for (const line of [
      '800 g canned black beans, with their liquid',
      '2 cans black beans, undrained',
      '2 400 g cans black beans (do not drain)',
      '2 cans black beans and their liquid',
    ])
      expect(nutritionOf([line], 1).calories).toBeCloseTo(8 * 91, 6);
    for (const line of [
      '2 cans black beans, drained, liquid reserved',
      '2 cans black beans, with some liquid',
      '2 cans black beans in water',
    ])
      expect(nutritionOf([line], 1)).toEqual(nutritionOf(['2 cans black beans'], 1));
  });
});

describe('foods that USDA SR28 lacks', () => {
  test('mirin is counted: it has more sugar than any wine', () => {
    expect(nutritionOf(['1 tbsp mirin'], 1).calories).toBeCloseTo(18 * 2.41, 6);
    const glaze = nutritionOf(['600 g chicken thighs', '100 ml soy sauce', '100 ml mirin', '2 tbsp sugar'], 4);
    expect(glaze.coverage).toBe(1);
    expect(glaze.carbs).toBeGreaterThan(18);
  });

  test('a syrup, a liqueur and a spirit without figures are not taken for tea or beer, nor dried fruit for fresh', () => {
    const dish = ['400 g strawberries', '500 g plain yogurt', '60 g sugar'];
    for (const rich of ['100 ml raspberry syrup', '100 ml limoncello', '80 g dried pineapple', '30 g brandy butter'])
      expect(nutritionOf([...dish, rich], 4).calories).toBeNull();
    expect(nutritionOf([...dish, '100 ml cherry juice'], 4).calories).not.toBeNull();
  });

  test('flattened rice, a bag of frozen berries and one of coleslaw mix have figures', () => {
    expect(nutritionOf(['150 g poha'], 1).calories).toBeCloseTo(1.5 * 354, 6);
    expect(nutritionOf(['200 g frozen mixed berries'], 1).calories).toBeCloseTo(104, 6);
    expect(nutritionOf(['400 g coleslaw mix, undressed'], 1).calories).toBeCloseTo(100, 6);
  });
});
