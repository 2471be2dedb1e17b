import type { ImportRecipeInput } from '../../../gql/graphql.ts';

/** A text of so many lines is a recipe itself, whatever it links to. */
const RECIPE_LINES = 4;
const ADDRESS = /https?:\/\/[^\s<>"]+/i;
/** What ends the sentence that an address stands in. */
const BEHIND = /[.,;:!?)\]'’”]+$/;

/**
 * What another app shared with this one (`share_target` of the manifest): an address, which phones put into the text as often as not, or else a
 * text. Null where nothing was shared.
 */
export function sharedSource(params: URLSearchParams): ImportRecipeInput | null {
  const [url = '', text = '', title = ''] = ['url', 'text', 'title'].map((name) => params.get(name)?.trim() ?? '');
  const isRecipe = text.split('\n').filter((line) => line.trim() !== '').length >= RECIPE_LINES;
  const address = [url, ...(isRecipe ? [] : [text, title])].map((said) => ADDRESS.exec(said)?.[0]).find(Boolean);
  if (address) return { url: address.replace(BEHIND, '') };
  const said = text.includes(title) ? text : `${title}\n${text}`.trim();
  return said === '' ? null : { text: said };
}
