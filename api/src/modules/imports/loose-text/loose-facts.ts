import { Difficulty } from '../../recipes/recipe-enums.ts';
import { factsOfLine, type MarkdownFacts } from '../markdown/markdown-facts.ts';
import { PEOPLE, servingsOf } from '../page/read-yield.ts';
import { readMinutes } from '../read-minutes.ts';

const FACT_MAX = 80;
const SPAN = '\\d{1,3}(?:\\s*(?:-|–|to|bis|à|a|tot)\\s*\\d{1,3})?';
/** "for 4 people", "4 Portionen", "serves 4". */
const SERVED = new RegExp(
  `^(?:(?:for|serves|makes|enough for|für|ergibt|pour|para|per|voor|för)\\s*:?\\s*)?(?:about |ca\\.? )?${SPAN}\\s*${PEOPLE}\\.?$`,
  'iu',
);
const HOURS = 'h|hrs?|hours?|std\\.?|stunden?|heures?|horas?|or[ae]|uur|timm(?:e|ar)';
const MINUTES = 'min\\.?|mins|minut\\p{L}{0,3}';
/** "30 min", "ca. 1 h 20 min", "takes about 1 hr 10" and no more. */
const LASTS = new RegExp(
  `^(?:(?:it )?takes |ready in )?(?:(?:about|approx\\.?|ca\\.?|circa|etwa|environ|unos|ongeveer|cerca de) )?[\\d½¼¾.,/ –-]+\\s*(?:(?:${HOURS})(?:\\s*(?:and )?\\d{1,2}(?:\\s*(?:${MINUTES}))?)?|${MINUTES})$`,
  'iu',
);
/** What stands between several facts of one line: "Serves 8, takes about 1 hr 10". */
const BESIDE = /\s*[,;|·•]\s+/;
const ADDRESS = /^https?:\/\/\S+$/;

/** What a line of a text states and nothing else: times and servings, in any language of the web's large recipe sites; undefined where it says more. */
export function looseFacts(line: string): MarkdownFacts | undefined {
  const parts = line.length > FACT_MAX ? [] : line.split(BESIDE);
  const facts = parts.length > 1 ? parts.map(looseFact) : [];
  const areAll = facts.length > 0 && facts.every((fact) => fact !== undefined);
  return areAll ? Object.assign({}, ...facts) : looseFact(line);
}

function looseFact(line: string): MarkdownFacts | undefined {
  if (ADDRESS.test(line)) return { url: line };
  if (line.length > FACT_MAX) return undefined;
  if (SERVED.test(line)) return { servings: line };
  if (LASTS.test(line)) return { totalTime: line };
  const facts = factsOfLine(line);
  return facts && Object.entries(facts).every(isUnderstood) ? facts : undefined;
}

/** Whether a fact is one that can be kept. */
function isUnderstood([name, value]: [string, string]): boolean {
  if (name.endsWith('Time')) return readMinutes(value) !== null;
  if (name === 'servings') return servingsOf([value]) !== null;
  if (name === 'difficulty') return Object.keys(Difficulty).includes(value.toUpperCase());
  if (name === 'url') return ADDRESS.test(value);
  return true;
}
