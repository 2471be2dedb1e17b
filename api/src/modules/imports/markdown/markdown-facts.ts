import { z } from 'zod';
import { PEOPLE } from '../page/read-yield.ts';
import { FRONT_MATTER, parseYaml } from './front-matter.ts';

/** What a Markdown recipe states in its front matter or in lines such as `Prep time: 10 min`, in its own words. */
export type MarkdownFacts = Partial<Record<FactName, string>>;

const FACTS = {
  title: /^(?:title|name)$/,
  description: /^(?:description|summary|excerpt)$/,
  author: /^(?:author|by|chef|contributor)$/,
  prepTime:
    /^(?:prep(?:aration)?(?: ?_?time)?|(?:vorbereitung|zubereitung|arbeit)s?(?:zeit)?|(?:temps de )?préparation|(?:tiempo de )?preparación|(?:tempo de )?preparo|(?:tempo di )?preparazione|(?:voorbereiding|bereiding)(?:stijd)?|förberedelse(?:tid|r)?)$/,
  cookTime:
    /^(?:(?:cook(?:ing)?|bak(?:e|ing))(?: ?_?time)?|(?:koch|back|gar)zeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo de )?cozimento|(?:tempo di )?cottura|(?:kook|bak|oven)tijd|(?:kok|gräddnings|tillagnings)tid)$/,
  totalTime:
    /^(?:total(?: ?_?time)?|time|ready in|duration|gesamt(?:zeit)?|dauer|temps total|durée|tiempo(?: total)?|tempo totale?|totale tijd|total ?tid|tid)$/,
  servings:
    /^(?:serves|servings?|yields?|makes|portions?|serving size|portionen|personen|personnes|personas|porciones|raciones|porções|porzioni|persone|dosi per|porties|portioner)$/,
  tags: /^(?:tags?|keywords?|categor(?:y|ies)|course)$/,
  cuisine: /^cuisine$/,
  difficulty: /^(?:difficulty|level)$/,
  url: /^(?:based on|source|url|original|from|link)$/,
} as const;
type FactName = keyof typeof FACTS;

const LABELLED = /^[^\p{L}\p{N}]*(\p{L}[\p{L} ]{0,24}?)\s*[:=]\s*(\S.*)$/u;
/** `Serves 4` needs no colon. */
const COUNTED = /^[^\p{L}\p{N}]*(serves|makes|yields?)\s+((?:about\s+)?\d.*)$/iu;
/** `Pour 6 personnes` needs no more either. */
const FOR_PEOPLE = new RegExp(
  `^(?:for|für|pour|para|per|voor|för)\\s+(\\d{1,3}(?:\\s*[-–]\\s*\\d{1,3})?\\s*${PEOPLE})\\.?$`,
  'iu',
);
/** What stands between the facts of one line; a dash may also stand in one. */
const BETWEEN = [/\s+[|·•]\s+/, /\s+[|·•—–]\s+/];
const frontMatter = z.record(z.string(), z.unknown());

/** The facts of the front matter and the text behind it; front matter that is no YAML states nothing. */
export function takeFrontMatter(text: string): { facts: MarkdownFacts; body: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { facts: {}, body: text };
  const body = text.slice(match[0].length);
  const stated = frontMatter.safeParse(parseYaml(match[1] ?? ''));
  const entries = Object.entries(stated.data ?? {}).map(([label, value]) => [factName(label), wordsOf(value)] as const);
  return { facts: Object.fromEntries(entries.filter(([name, value]) => name !== undefined && value !== '')), body };
}

function wordsOf(value: unknown): string {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((word) => ['string', 'number'].includes(typeof word)).join(', ');
}

/** The facts of a line such as `**Prep:** 10 min | **Serves:** 4`; undefined where the line states anything else. */
export function factsOfLine(line: string): MarkdownFacts | undefined {
  const read = BETWEEN.map((sign) => line.split(sign).map(factOf));
  return read
    .filter((facts) => facts.every(([name]) => name !== undefined))
    .map((facts): MarkdownFacts => Object.fromEntries(facts))
    .at(-1);
}

function factOf(part: string): readonly [FactName | undefined, string | undefined] {
  const people = FOR_PEOPLE.exec(part.trim())?.[1];
  if (people !== undefined) return ['servings', people];
  const [, label, value] = COUNTED.exec(part) ?? LABELLED.exec(part) ?? [];
  return [factName(label ?? ''), value];
}

function factName(label: string): FactName | undefined {
  const bare = label.trim().toLowerCase();
  return (Object.keys(FACTS) as FactName[]).find((name) => FACTS[name].test(bare));
}
