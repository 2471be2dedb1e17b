import { PEOPLE } from '../page/read-yield.ts';
import { isNode } from '../page/json-ld-nodes.ts';
import { FRONT_MATTER, frontMatterOf } from './front-matter.ts';

/** What a Markdown recipe states in its front matter or in lines such as `Prep time: 10 min`, in its own words. */
export type MarkdownFacts = Partial<Record<FactName, string>>;

const FACTS = {
  title: /^(?:title|name)$/,
  description: /^(?:description|summary|excerpt)$/,
  author: /^(?:author(?: ?name)?|by|chef|contributor|auteur|autor)$/,
  prepTime:
    /^(?:(?:active|prep(?:aration)?)(?: ?time)?|(?:vorbereitung|zubereitung|arbeit)s?(?:zeit)?|(?:temps de )?préparation|(?:tiempo de )?preparación|(?:tempo de )?preparo|(?:tempo di )?preparazione|(?:voorbereiding|bereiding)(?:stijd)?|förberedelse(?:tid|r)?)$/,
  cookTime:
    /^(?:(?:cook(?:ing)?|bak(?:e|ing))(?: ?time)?|(?:koch|back|gar)zeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo de )?cozimento|(?:tempo di )?cottura|(?:kook|bak|oven)tijd|(?:kok|gräddnings|tillagnings)tid)$/,
  totalTime:
    /^(?:total(?: ?time)?|time|ready in|duration|gesamt(?:zeit)?|dauer|temps total|durée|tiempo(?: total)?|tempo totale?|totale tijd|total ?tid|tid)$/,
  servings:
    /^(?:serves|servings?|yields?|makes|portions?|serving size|portionen|personen|personnes|personas|porciones|raciones|porções|porzioni|persone|dosi per|porties|portioner|aantal (?:personen|porties))$/,
  tags: /^(?:tags?|keywords?|categor(?:y|ies)|course|kategorien?|schlagworte)$/,
  cuisine: /^cuisine$/,
  difficulty: /^(?:difficulty|level)$/,
  source: /^(?:(?:recipe )?source(?: ?name)?|based on|(?:adapted )?from|quelle|bron)$/,
  url: /^(?:(?:source|original|recipe)? ?(?:url|link)|original)$/,
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
/** `Adapted from https://example.org/soup` needs no colon either. */
const FROM_ADDRESS = /^(?:adapted |recipe |taken )?from\s+(https?:\/\/\S+)$/i;

/** The facts of the front matter and the text behind it. */
export function takeFrontMatter(text: string): { facts: MarkdownFacts; body: string } {
  const facts: MarkdownFacts = {};
  for (const [label, value] of Object.entries(frontMatterOf(text)).flatMap(partsOf)) {
    const [name, words] = [factName(label), wordsOf(value)];
    if (name === 'tags' && words !== '') facts.tags = [facts.tags, words].filter(Boolean).join(', ');
    else if (name !== undefined && words !== '') facts[name] ??= words;
  }
  return { facts, body: text.replace(FRONT_MATTER, '') };
}

/** `source: {name: …, url: …}` is `source name` and `source url`. */
const partsOf = ([label, value]: [string, unknown]): [string, unknown][] =>
  isNode(value) ? Object.entries(value).map(([part, said]) => [`${label} ${part}`, said]) : [[label, value]];

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
  const address = FROM_ADDRESS.exec(part.trim())?.[1];
  if (address !== undefined) return ['url', address];
  const [, label, value] = COUNTED.exec(part) ?? LABELLED.exec(part) ?? [];
  return [factName(label ?? ''), value];
}

function factName(label: string): FactName | undefined {
  const bare = label.trim().toLowerCase().replace(/[_-]/g, ' ');
  return (Object.keys(FACTS) as FactName[]).find((name) => FACTS[name].test(bare));
}
