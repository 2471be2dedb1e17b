import type { OpenedFile } from '../archive/opened-file.ts';
import { frontMatterOf } from '../markdown/front-matter.ts';
import { takeFrontMatter } from '../markdown/markdown-facts.ts';
import { items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { textOf } from '../page/read-text.ts';
import { headed } from './json-formats.ts';
import { allBut, heading, recipeOfNode, sourceOf, type ReadItem, type RecipeFormat } from './recipe-format.ts';

/** Cooklang: a text in which ingredients and timers are marked. */
export const COOKLANG: RecipeFormat = {
  name: 'Cooklang',
  extensions: ['.cook'],
  keeps: allBut('rating', 'nutrition', 'favourite', 'collections'),
  isOf: () => true,
  read: (file) => [cooklang(file)],
};

const COMMENTS = /\[-[\s\S]*?-\]|--[^\n]*/g;
const METADATA = /^>>\s*([^:]+):\s*(.*)$/;
/** Heads what is no step. */
const NOTES = /^(?:(?:recipe |cook'?s )?notes?|notizen|anmerkung(?:en)?|notas|remarques?|tips?|tipps?)\s*:?$/i;
const SECTION = /^=+\s*(.*?)\s*=*$/;
/** `@olive oil{2%tbsp}(warm)`, or `@salt`; `#pot{}`; `~rest{10%minutes}`. */
const MARKED = /([@#~])([?&+-]*)(?:([^@#~{}\n()[\].,;:!?]*)\{([^}]*)\}|([\p{L}\p{N}_'-]+))(?:\(([^)]*)\))?/gu;

/** What a text says, in the order in which it does. */
class Reading {
  readonly facts: Map<string, unknown>;
  readonly ingredients: string[] = [];
  readonly steps: string[] = [];
  readonly notes: string[] = [];
  #isInNotes = false;

  constructor(stated: JsonLdNode) {
    this.facts = new Map(Object.entries(stated).map(([name, value]) => [name.toLowerCase(), value]));
  }

  fact(...names: string[]): unknown {
    return names.map((name) => this.facts.get(name)).find((value) => value !== undefined);
  }

  addBlock(block: string): void {
    const lines = block
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !this.#isTaken(line));
    const text = lines.join(' ').replace(MARKED, (...match) => marked(match, this.#isInNotes ? [] : this.ingredients));
    if (text !== '') (this.#isInNotes ? this.notes : this.steps).push(text);
  }

  /** Whether a line is no part of a step, but a fact, a heading or a note. */
  #isTaken(line: string): boolean {
    const [, name, value] = METADATA.exec(line) ?? [];
    const section = line.startsWith('=') ? SECTION.exec(line)?.[1] : undefined;
    if (name !== undefined) this.facts.set(name.trim().toLowerCase(), value);
    else if (section !== undefined) this.#begin(section);
    else if (line.startsWith('>')) this.notes.push(line.replace(/^>\s*/, ''));
    else return false;
    return true;
  }

  #begin(section: string): void {
    this.#isInNotes = NOTES.test(section);
    if (!this.#isInNotes) [this.steps, this.ingredients].forEach((list) => list.push(...heading(section)));
  }
}

function cooklang(file: OpenedFile): ReadItem {
  const reading = new Reading(frontMatterOf(file.text));
  const body = takeFrontMatter(file.text).body.replace(COMMENTS, '');
  for (const block of body.split(/\n\s*\n|\r\n\s*\r\n/)) reading.addBlock(block);
  const fact = reading.fact.bind(reading);
  const author = fact('author', 'source.author', 'source.name');
  const source = sourceOf(textOf(fact('source')) ?? '', textOf(author) ?? '');
  return recipeOfNode(
    {
      name: fact('title', 'name') ?? file.name,
      description: fact('description', 'introduction'),
      author: source.author,
      url: [fact('source'), fact('source.url', 'url', 'link')].flatMap((value) => items(value)),
      recipeYield: fact('servings', 'serves', 'yield'),
      prepTime: fact('prep time', 'prep_time', 'time.prep', 'prep'),
      cookTime: fact('cook time', 'cook_time', 'time.cook', 'cook'),
      totalTime: fact('time', 'time required', 'duration', 'total time'),
      recipeCuisine: fact('cuisine'),
      keywords: [fact('tags', 'tag'), fact('course', 'category'), fact('diet')].flatMap((value) => items(value)),
      recipeIngredient: withoutBareHeadings(reading.ingredients),
      recipeInstructions: reading.steps,
    },
    {
      notes: [...reading.notes, ...headed('Notes', fact('notes')), ...source.notes],
      pictures: ['jpg', 'jpeg', 'png', 'webp'].map((kind) => file.picture(`${file.name}.${kind}`)),
    },
  );
}

/** Takes an ingredient down, and gives what the step says in its place. */
function marked(match: (string | number | undefined)[], ingredients: string[]): string {
  const [, kind, flags = '', long, content = '', short, preparation = ''] = match as string[];
  const name = (long ?? short ?? '').trim();
  const [quantity = '', unit = ''] = content
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim());
  if (kind === '~') return [quantity, unit].filter(Boolean).join(' ') || name;
  const called = name.split('|')[0] ?? name;
  if (kind === '@' && !flags.includes('&') && !flags.includes('-')) {
    const line = [quantity, unit, called].filter(Boolean).join(' ');
    ingredients.push([line, preparation].filter(Boolean).join(', ') + (flags.includes('?') ? ' (optional)' : ''));
  }
  return name.split('|').at(-1) ?? name;
}

const withoutBareHeadings = (lines: readonly string[]): string[] =>
  lines.filter(
    (line, at) => !line.startsWith('## ') || (lines[at + 1] !== undefined && !lines[at + 1]?.startsWith('## ')),
  );
