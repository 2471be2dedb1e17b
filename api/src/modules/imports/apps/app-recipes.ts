import { isNode, isOfType, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { ofMealie } from './mealie.ts';
import { ofPaprika } from './paprika.ts';
import { ofTandoor } from './tandoor.ts';

/** Each tells a recipe of its app as schema.org would; undefined for what is none. */
const APPS: readonly ((thing: JsonLdNode) => JsonLdNode | undefined)[] = [ofMealie, ofTandoor, ofPaprika];

/** What a file of JSON holds, with the recipes that other apps write in shapes of their own told as schema.org would. */
export function asSchemaOrg(content: unknown): unknown {
  return Array.isArray(content) ? content.map(told) : told(content);
}

function told(thing: unknown): unknown {
  if (!isNode(thing) || '@graph' in thing || isOfType(thing, 'Recipe')) return thing;
  for (const ofApp of APPS) {
    const recipe = ofApp(thing);
    if (recipe) return { ...recipe, '@type': 'Recipe' };
  }
  return thing;
}
