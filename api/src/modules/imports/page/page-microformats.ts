import type { Attributes, HtmlHandler } from '../html/html-scan.ts';
import { HEADING_MARK, type TextRecorder } from '../html/html-text.ts';
import type { JsonLdNode } from './json-ld-nodes.ts';

/** The classes of a recipe in microformats, of the first version and the second. */
const RECIPE = new Set(['hrecipe', 'h-recipe']);
/** Properties of schema.org by the classes that state them. */
const PROPERTIES = new Map(
  Object.entries({
    fn: 'name',
    'p-name': 'name',
    summary: 'description',
    'p-summary': 'description',
    author: 'author',
    'p-author': 'author',
    photo: 'image',
    'u-photo': 'image',
    ingredient: 'recipeIngredient',
    'p-ingredient': 'recipeIngredient',
    instructions: 'recipeInstructions',
    'e-instructions': 'recipeInstructions',
    instruction: 'step',
    yield: 'recipeYield',
    'p-yield': 'recipeYield',
    preptime: 'prepTime',
    cooktime: 'cookTime',
    duration: 'totalTime',
    'dt-duration': 'totalTime',
    tag: 'keywords',
    'p-category': 'keywords',
  }),
);
/** Longest text of one property, in characters. */
const TEXT_MAX = 100_000;

type Values = Record<string, string[]>;

/** Collects the recipes that a page marks by the classes of hRecipe and h-recipe, in the form of JSON-LD. */
export class MicroformatCollector implements HtmlHandler {
  readonly items: JsonLdNode[] = [];
  readonly #recorder: TextRecorder;
  readonly #open: string[] = [];
  #recipe: Values | undefined;

  /** @param recorder receives everything before this one */
  constructor(recorder: TextRecorder) {
    this.#recorder = recorder;
  }

  open(_name: string, attributes: Attributes): (() => void) | undefined {
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
    if (this.#recipe === undefined)
      return classes.some((name) => RECIPE.has(name.toLowerCase())) ? this.#begin() : undefined;
    if (classes.includes('value-title')) this.#add(this.#open.at(-1), attributes.get('title'));
    const property = classes.map((name) => PROPERTIES.get(name.toLowerCase())).find((known) => known !== undefined);
    return property === undefined ? undefined : this.#take(property, attributes);
  }

  text(): void {}

  #begin(): () => void {
    const recipe: Values = {};
    this.#recipe = recipe;
    return () => {
      this.items.push({ '@type': 'Recipe', ...recipe });
      this.#recipe = undefined;
    };
  }

  #take(property: string, attributes: Attributes): (() => void) | undefined {
    const stated = attributes.get('datetime') ?? attributes.get('src') ?? attributes.get('value');
    if (stated !== undefined) {
      this.#add(property, stated);
      return undefined;
    }
    const mark = this.#recorder.mark();
    this.#open.push(property);
    return () => {
      this.#open.pop();
      this.#add(
        property,
        this.#recorder.since(mark, TEXT_MAX).replaceAll(HEADING_MARK, property === 'recipeInstructions' ? '## ' : ''),
      );
    };
  }

  #add(property: string | undefined, value: string | undefined): void {
    if (this.#recipe && property !== undefined && value !== undefined) (this.#recipe[property] ??= []).push(value);
  }
}
