import { INSTEAD_OF } from './sign-words.ts';
import type { Token } from './tokens.ts';

/** What a text says of a food: that it is there, that it alone of its kind may be used, that it must not be used, that it makes ill, that there is none of it, or hardly any, that it is a dish without what was refused, or neither. */
export type Stance = 'held' | 'spared' | 'unwanted' | 'allergic' | 'lacking' | 'scarce' | 'wanted' | 'open';

/** A part of a text that names foods, and what is said of them. */
export interface Piece {
  text: string;
  stance: Stance;
  /** What parts it from the piece before; behind a `with` stand foods, whatever the word before it is: "bake with ham and leeks". */
  link: 'start' | 'and' | 'with' | 'or' | 'pause';
  /** Pieces of one run hang on the same words: "no onions, garlic or leeks". */
  run: number;
  /** Whether only a small "no" stands before its run, which may end at a comma. */
  isBare: boolean;
  /** The words that its run hangs on, where they are several: "allergic to". */
  said: string;
  /** What was said of it before words behind it spoke against it: "lentil soup celery allergy". */
  toldBehind?: Stance;
}

/** Amounts that stay with the name; "some" and "a bit of" say nothing. */
const KEPT_AMOUNT = /^(?:half|one|two|three|four|five|six|ten|twelve|dozen|leftover|left over|\d.*)$/i;

const COUNTED = /^(?:half|\d)/i;

const BUT_NOT = /^but not$/i;
/** What belonged to a word that is none of the food: "noodles my youngest can't have peanuts". */
const ARTICLE_BEHIND = / (?:the|my|our|your|his|her|their)$/i;
const GOT = /^got$/i;
const HAVE = /^(?:have|use)$/i;
const ALLOWED = /^allowed$/i;
const INSTEAD = /^(?:instead|please yes|yes)$/i;
const SAID_OF_LAST = /^(?:is |are |instead$|please yes$|yes$)/i;
const SO = /^so$/i;
const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem)$/i;
/** "I don't mind onions, steak and cream": said of the first alone. */
const MIND =
  /(?: (?:mind|hate|dislike|loathe|detest|(?:problem|issue|trouble|bother)s? with)|^not (?:too|so|very|that|overly))$/i;
/** What ends a refusal that stands around its food, by the words before: "leave the coriander out", "don't put raisins in it". */
const AROUND: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [/^(?:leav|keep)/i, /^(?:out|off|away)\b/i],
  [/ put$/i, /^in\b/i],
];
const EXCEPT = /\b(?:except(?: for)?|but|bar)$/i;
/** Behind these a "with" tells what is there: "pasta without cream with salmon", "anything but pork with apples". */
const WITH_BEHIND = [WITHOUT, INSTEAD_OF, EXCEPT];
/** What is refused in a dish, where an "in" stands behind. */
const WITH_IN = /\bwith$/i;
/** What one says of what is not to be in a place. */
const OF_A_PLACE = /\b(?:have|having|want|wanna|need|use|using|do|put|put in|include|including|allowed)\b/i;

/** The pieces of a text, each with what is said of it; `isSentence` tells that there was more in it than foods and what joins them. */
export function piecesOf(tokens: readonly Token[]): { pieces: Piece[]; isSentence: boolean } {
  const reader = new PieceReader();
  for (const token of tokens) reader.take(token);
  reader.end('start');
  return { pieces: reader.pieces, isSentence: reader.isSentence };
}

class PieceReader {
  readonly pieces: Piece[] = [];
  isSentence = false;
  #words: string[] = [];
  /** Whether the words are more than an amount. */
  #isNamed = false;
  #isBehind = false;
  /** Whether words around a refused food have ended the refusal: a comma behind them begins what is there. */
  #isAround = false;
  #stance: Stance = 'held';
  #isBare = false;
  /** The words that this run hangs on. */
  #said = '';
  #link: Piece['link'] = 'start';
  #run = 0;
  /** Whether this word is one that tells nothing, and whether the one before is. */
  #isFiller = false;
  #isBehindFiller = false;

  take({ sign, text }: Token): void {
    if (!TELLS_NOTHING.has(sign)) this.isSentence = true;
    this.#isBehindFiller = this.#isFiller;
    this.#isFiller = sign === 'filler';
    if (sign === 'word') return this.#word(text);
    if (sign === 'amount') return this.#amount(text);
    if (sign === 'small') return this.#small(text);
    if (sign === 'tail') this.#tail(text);
    else if (
      sign === 'pause' &&
      this.#isNamed &&
      (this.#stance === 'scarce' || this.#isAround || MIND.test(this.#said))
    )
      this.#turn('held');
    else if (sign === 'and' || sign === 'or' || sign === 'pause') this.end(sign);
    else if (sign === 'with') this.#with();
    else if (sign === 'stop') this.#turn('held');
    else if (sign === 'no') this.#refuse(text);
    else if (sign === 'behind' || sign === 'allergyBehind') this.#behind(sign === 'behind' ? 'unwanted' : 'allergic');
    else if (sign === 'instead') this.#instead(text);
    else if (sign === 'have') this.#have(text);
    else if (sign === 'but' || sign === 'except') this.#except(text, sign === 'but' ? 'held' : 'unwanted');
    else if (sign === 'there') this.#there(text);
    else if (sign !== 'filler') this.#turn(sign, false, text);
  }

  /** Ends the piece that is being read; what follows is linked to it so. */
  end(link: Piece['link']): void {
    const text = this.#words.join(' ').replace(ARTICLE_BEHIND, '');
    if (this.#isNamed)
      this.pieces.push({
        text,
        stance: this.#stance,
        link: this.#link,
        run: this.#run,
        isBare: this.#isBare,
        said: this.#said,
      });
    if (this.#isNamed || link !== 'and' || this.#link === 'start') this.#link = link;
    this.#words = [];
    this.#isNamed = false;
    this.#isBehind = false;
  }

  #word(text: string): void {
    if (this.#isBehind) return;
    this.#words.push(text);
    this.#isNamed = true;
  }

  /** Behind a refused food an amount begins one that is there: "no onions, some rice", "allergic to nuts, 2 eggs"; "no 2 eggs, 3 lemons" refuses both. So it does behind "any veg except cauliflower, and". */
  #isThereByAmount(amount: string): boolean {
    const run = this.pieces.filter((piece) => piece.run === this.#run);
    const isCounted = this.#isTaken() && this.#link === 'pause' && COUNTED.test(amount);
    return (
      (this.#isBare || isCounted || EXCEPT.test(this.#said)) &&
      this.#link !== 'or' &&
      run.length > 0 &&
      !run.some(({ text }) => /^\d/.test(text))
    );
  }

  /** Begins another food. */
  #amount(text: string): void {
    if (this.#isBehind) return;
    if (this.#isNamed) this.end('and');
    if (this.#isThereByAmount(text)) this.#turn('held');
    if (KEPT_AMOUNT.test(text) || this.#words.length > 0) this.#words.push(text);
  }

  #small(text: string): void {
    if (this.#words.length > 0 && !this.#isBehind) this.#words.push(text);
  }

  /** "The kids won't eat fish so sausages": behind a refusal "so" begins what is there instead. */
  #tail(text: string): void {
    if (SO.test(text) && this.#isTaken() && this.#isNamed) return this.#turn('held');
    this.#endsWithIn(text);
    this.#isBehind ||= this.#isNamed;
    this.#isAround ||= this.#isNamed && this.#endsAround(text);
  }

  /** "Nothing with mushrooms in, pork and mustard" ends as "no mushrooms" does. */
  #endsWithIn(text: string): void {
    if (this.#isTaken() && WITH_IN.test(this.#said) && /^in\b/i.test(text)) this.#isBare = true;
  }

  /** "No honey left, carrots", "leave the coriander out, dal". */
  #endsAround(text: string): boolean {
    if (this.#stance === 'lacking') return /^left\b/i.test(text);
    return AROUND.some(([before, behind]) => before.test(this.#said) && behind.test(text));
  }

  #isTaken(): boolean {
    return this.#stance === 'unwanted' || this.#stance === 'lacking' || this.#stance === 'allergic';
  }

  /** From here on something else is said. */
  #turn(stance: Stance, isBare = false, said = ''): void {
    this.end('start');
    this.#isAround = false;
    this.#said = said;
    this.#stance = stance;
    this.#isBare = isBare;
    this.#link = 'start';
    this.#run += 1;
  }

  /** "Pasta with cheese" are two foods; of "no pasta with cheese" no one knows whether the cheese is there, but of "no meat dinner with potato", and of "pasta without cream with salmon". */
  #with(): void {
    if (!this.#isNamed) return this.#have();
    if (this.#stance === 'held') this.end('with');
    else if (this.#isBehindFiller || WITH_BEHIND.some((said) => said.test(this.#said))) this.#turn('held');
    else this.#turn('open');
  }

  /** "Allergic to shellfish but not fish": fish may be used. */
  #refuse(text: string): void {
    const isTaken = this.#stance === 'allergic' || (this.#stance === 'unwanted' && !this.#isBare);
    if (isTaken && BUT_NOT.test(text)) this.#turn('open');
    else this.#turn('unwanted', true, WITHOUT.test(text) ? text : '');
  }

  /**
   * "The kids won't eat peas, ham and pasta in the fridge": what stands behind the comma is there; but "no milk in the fridge" and "can't have nuts,
   * eggs in the house" speak of all.
   */
  #there(text: string): void {
    this.#endsWithIn(text);
    const mayBeThere = this.#isNamed && this.#isTaken() && this.#said !== '' && !OF_A_PLACE.test(this.#said);
    if (!mayBeThere || this.#stance === 'lacking') return this.#tail(text);
    this.end('start');
    this.#useBehindComma('held');
    this.#isBehind = true;
  }

  /** "No milk, have rice", "no gluten, with chicken", "can't eat gluten got rice", "allergic to fish have rice"; "allergic to whatever we have" is one thing. */
  #have(text = ''): void {
    const isNext = !this.#isNamed && (this.#link === 'pause' || (this.#link === 'and' && HAVE.test(text)));
    if (isNext || GOT.test(text) || (HAVE.test(text) && this.#isNamed && this.#isTaken())) this.#turn('held');
  }

  /** "No cheese but feta"; "rice but no beans" only goes on. */
  #except(text: string, otherwise: Stance): void {
    this.end('start');
    const isRefused = this.#stance === 'unwanted' || this.#stance === 'lacking';
    const isTaken = isRefused && this.pieces.at(-1)?.run === this.#run;
    const isAllergic = this.#stance === 'allergic' && otherwise === 'unwanted';
    this.#turn(isTaken ? 'spared' : isAllergic ? 'allergic' : otherwise, false, text);
  }

  /** "Nut and egg allergy": what was said last, and what is joined to it. */
  #behind(stance: Stance): void {
    this.end('start');
    for (let at = this.pieces.length - 1; at >= 0; at -= 1) {
      const piece = this.pieces[at];
      // "Soup without celery, I'm allergic".
      const isWorse = stance === 'allergic' && piece?.stance === 'unwanted';
      if (!piece || (piece.stance !== 'held' && piece.stance !== 'open' && !isWorse)) break;
      piece.toldBehind = piece.stance;
      piece.stance = stance;
      if (piece.link !== 'and' && piece.link !== 'or') break;
    }
    this.#turn('held');
  }

  /** "No rice, pasta instead": the last is there. "No fish, prawns fine": all that stand behind the comma may be used. */
  #instead(text: string): void {
    // "No meat, fish allowed" may refuse both.
    if (!this.#isNamed || (this.#isBare && ALLOWED.test(text))) return;
    const isOfLast = SAID_OF_LAST.test(text);
    if (isOfLast && this.#link !== 'start') this.#stance = 'held';
    this.end('start');
    const mayBeUsed = !INSTEAD.test(text) && this.#useBehindComma('spared');
    if (isOfLast || mayBeUsed || !this.#isTaken()) this.#turn('held');
  }

  /** Of "no eggs, nuts or milk ok", and of "no eggs, nuts, milk ok", no one knows where the list of what is refused ends. */
  #useBehindComma(unlessIll: Stance): boolean {
    const run = this.pieces.filter((piece) => piece.run === this.#run);
    const comma = run.findLastIndex(({ link }) => link === 'pause');
    const [before, clause] = [run.slice(1, Math.max(comma, 1)), run.slice(comma)];
    const isClosed = before.length === 0 || ['and', 'or'].includes(before.at(-1)?.link ?? '');
    if (comma < 1 || !isClosed || clause.some(({ link }) => link === 'or')) return false;
    for (const piece of clause) piece.stance = run[0]?.stance === 'unwanted' ? unlessIll : 'held';
    return true;
  }
}

/** What also stands where foods are only listed. */
const TELLS_NOTHING: ReadonlySet<Token['sign']> = new Set([
  'word',
  'amount',
  'small',
  'and',
  'or',
  'with',
  'pause',
  'stop',
]);
