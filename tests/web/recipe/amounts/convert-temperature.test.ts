import { convertTemperatures } from '../../../../web/src/pages/recipe/amounts/convert-temperature.ts';

describe('the temperatures of a step', () => {
  test('follow the measures, to the nearest five degrees', () => {
    expect(convertTemperatures('Heat the oven to 200°C (180 °C fan).', 'us')).toBe(
      'Heat the oven to 390°F (355°F fan).',
    );
    expect(convertTemperatures('Bake at 350 °F.', 'metric')).toBe('Bake at 175°C.');
  });

  test.each([
    ['bake at 180 C until just set', 'bake at 355°F until just set'],
    ['bake at 180 degrees C.', 'bake at 355°F.'],
    ['Roast at 200ºC', 'Roast at 390°F'],
    ['until it reaches 72 Celsius', 'until it reaches 160°F'],
    ['Hold it at 160–180°C.', 'Hold it at 320–355°F.'],
    ['Hold it at 112 to 116 °C.', 'Hold it at 235 to 240°F.'],
    ['Freeze at -18 °C, thaw at 4°C.', 'Freeze at 0°F, thaw at 40°F.'],
  ])('are found however they are written: %s', (text, inUs) => {
    expect(convertTemperatures(text, 'us')).toBe(inUs);
  });

  test.each([
    ['Heat the oven to 350°F (175°C).', 'Heat the oven to 175°C.', 'Heat the oven to 350°F.'],
    ['Heat to 200°C/400°F/gas 6.', 'Heat to 200°C/gas 6.', 'Heat to 400°F/gas 6.'],
    ['Fry (190 °C / 375 °F) until crisp.', 'Fry (190 °C) until crisp.', 'Fry (375 °F) until crisp.'],
  ])('that are given in both scales are said once, as the cook who wrote them said: %s', (text, inMetric, inUs) => {
    expect(convertTemperatures(text, 'metric')).toBe(inMetric);
    expect(convertTemperatures(text, 'us')).toBe(inUs);
    expect(convertTemperatures(text, 'written')).toBe(text);
  });

  test('stay as written otherwise, and numbers that are no temperatures always do', () => {
    expect(convertTemperatures('Heat to 200°C for 10 minutes.', 'written')).toBe('Heat to 200°C for 10 minutes.');
    for (const text of ['Cut 200 Carrots into 12 sticks.', 'Add 2 C flour.', 'Heat it for 20 minutes. Cool.'])
      expect(convertTemperatures(text, 'us')).toBe(text);
  });
});
