import { chakra } from '@chakra-ui/react';
import { recipe as text } from '../../../messages/recipe.ts';

/** Where the recipe was taken over from, as a way there; nothing for an address that is not of the web. A cook wrote it: we vouch for nothing there. */
export function RecipeSource({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return (
    <chakra.a
      href={url.href}
      rel="noopener noreferrer nofollow ugc"
      textStyle="caption"
      color="mute"
      textDecoration="underline"
      alignSelf="start"
      overflowWrap="anywhere"
    >
      {text.source(url.host)}
    </chakra.a>
  );
}
