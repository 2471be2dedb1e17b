import { blend, luma, type Colour } from './colour.ts';
import { readDrawings } from './art-files.ts';
import { drawingColours } from './picture-table.ts';
import { once } from './once.ts';

/** Drawings that fill `bowl.svg`. */
const BOWL_FILLINGS = new Set(['powder', 'grain', 'pieces', 'liquid', 'paste']);
const CANDLELIGHT: Colour = '#fff6e6';
const NIGHT: Colour = '#2a1220';
const GLAZES: { pale: Colour; blue: Colour } = { pale: '#efe6dc', blue: '#86aeb0' };
/** From this luma on, what a bowl holds would not show in a pale bowl. */
const LIGHT_CONTENT = 195;

const drawings = once(readDrawings);

/**
 * The SVG content, in 32 by 32 units, of the picture `<drawing>-<colour>`; undefined when there is no such drawing
 * or colour.
 */
export function drawingBody(picture: string): string | undefined {
  const cut = picture.lastIndexOf('-');
  const [name, colour] = [picture.slice(0, cut), drawingColours().get(picture.slice(cut + 1))];
  const template = name === 'bowl' ? undefined : drawings().get(name);
  if (template === undefined || colour === undefined) return undefined;
  const bowl = BOWL_FILLINGS.has(name) ? drawings().get('bowl') : undefined;
  const whole = bowl?.replace('{content}', template) ?? template;
  const paint: Record<string, Colour> = { ...shades(colour), ...glaze(colour) };
  return whole.replace(/\{(\w+)\}/g, (_, part: string) => paint[part] ?? colour);
}

function shades(base: Colour): Record<string, Colour> {
  return {
    pale: blend(base, CANDLELIGHT, 0.7),
    light: blend(base, CANDLELIGHT, 0.38),
    base,
    shade: blend(base, NIGHT, 0.14),
    dark: blend(base, NIGHT, 0.32),
    deep: blend(base, NIGHT, 0.55),
  };
}

/** Of the bowl, chosen so that what it holds stands out. */
function glaze(content: Colour): Record<string, Colour> {
  const base = luma(content) > LIGHT_CONTENT ? GLAZES.blue : GLAZES.pale;
  return {
    glazeLight: blend(base, '#ffffff', 0.6),
    glaze: base,
    glazeDark: blend(base, '#4a2f3f', 0.28),
    glazeDeep: blend(base, '#3a2530', 0.45),
  };
}
