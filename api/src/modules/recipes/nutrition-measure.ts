import type { Dimension } from '../ingredients/units/unit-vocabulary.ts';
import { unitOf } from '../ingredients/units/units.ts';

/** An amount with its unit, and what the line says beside the food; the size of a container stands there ("400 g, drained"). */
export interface SaidMeasure {
  amount: number;
  unit: string | null;
  preparation: string | null;
}

const CONTAINER_SIZE = /^(\d+(?:\.\d+)?) ?([a-z]+(?: oz)?)\b/;
/** "a head, about 500 g" weighs that; "2 chickens, about 3 kg" may be both or each. */
const ABOUT = /^(?:(?:small|medium|large), )?(?:about|around|roughly|approx(?:\.|imately)?|ca?\.|~) ?/;
/** "4 fillets, about 150 g each", "2 lobsters, cooked, 500 g each". */
const EACH = /(?:^|, )(?:(?:about|around|roughly|approx(?:\.|imately)?|ca?\.|~) ?)?(\d+(?:\.\d+)?) ?([a-z]+) each\b/;
/** "1 whole chicken, of about 1.8 kg", "4 pork loin steaks, of about 130 g": what each of them weighs. */
const OF_WEIGHT = /(?:^|, )of (?:(?:about|around|roughly|approx(?:\.|imately)?|ca?\.|~) ?)?(\d+(?:\.\d+)?) ?([a-z]+)\b/;
/** "1 chicken, whole, about 1.5 kg": said further behind, and a weight only of one piece. */
const ONE_WEIGHS =
  /, (?:weighing )?(?:about|around|roughly|approx(?:\.|imately)?|ca?\.|~) ?(\d+(?:\.\d+)?) ?(k?g|lb|oz)\b/;
const PIECE_SIZE = /^(small|medium|large)\b(?! (?:chunks|pieces|dice|cubes|slices|wedges|strips)\b)/;

/**
 * The measure that a line means: two cans of 400 g are 800 g, two fillets of about 150 g each 300 g, three onions said to be large
 * are three large ones. As it stands where the line says no size.
 */
export function meantMeasure({ amount, unit, preparation }: SaidMeasure): { amount: number; unit: string | null } {
  const said = preparation ?? '';
  const isCount = unit === null || unitOf(unit)?.dimension === 'count';
  const [, size, sizeUnit] =
    EACH.exec(said) ??
    OF_WEIGHT.exec(said) ??
    CONTAINER_SIZE.exec(amount === 1 ? said.replace(ABOUT, '') : said) ??
    (amount === 1 ? ONE_WEIGHS.exec(said) : null) ??
    [];
  if (isCount && sizeUnit !== undefined && isMeasured(unitOf(sizeUnit)?.dimension))
    return { amount: amount * Number(size), unit: sizeUnit };
  const [, pieceSize] = PIECE_SIZE.exec(said) ?? [];
  return { amount, unit: unit === null && pieceSize !== undefined ? pieceSize : unit };
}

const isMeasured = (dimension: Dimension | undefined): boolean => dimension === 'mass' || dimension === 'volume';
