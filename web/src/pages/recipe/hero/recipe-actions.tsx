import type { FragmentType } from '@apollo/client';
import { Button, HStack } from '@chakra-ui/react';
import { LinkIcon, PrinterIcon, Share2Icon } from 'lucide-react';
import { recipePath } from '../../../app/paths.ts';
import { AddToListButton } from '../../../components/add-to-list/add-to-list-button.tsx';
import { CollectButton } from '../../../components/collection/collect-button.tsx';
import { SaveButton } from '../../../components/favorite/favorite-button.tsx';
import { DinnerLink } from '../../../components/dinner-link.tsx';
import type { NamedRecipe } from '../../../components/recipe-window/recipe-window.ts';
import type { Favorite_RecipeFragment } from '../../../gql/graphql.ts';
import { useLazyDialog } from '../../../hooks/use-lazy-dialog.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import type { RecipeSwap } from '../use-swapped.ts';
import { CookLink } from '../cook/cook-link.tsx';
import { copyLink } from '../share/copy-link.ts';

const loadShareDialog = () => import('../share/share-dialog.tsx');

interface RecipeActionsProps {
  recipe: FragmentType<Favorite_RecipeFragment> & NamedRecipe;
  slug: string;
  /** For how many the page is scaled. */
  servings: number;
  swaps: readonly RecipeSwap[];
}

/** Cook, save, collect, shop for, share, print, copy the link. */
export function RecipeActions({ recipe, slug, servings, swaps }: RecipeActionsProps) {
  const share = useLazyDialog(loadShareDialog);
  return (
    <HStack
      wrap="wrap"
      gap={{ base: '2', lg: '3' }}
      css={{
        '& > button, & > a': { flex: { base: '1 0 auto', lg: 'none' }, maxW: 'full', px: { base: '3', lg: '5' } },
      }}
    >
      <CookLink slug={slug} />
      <DinnerLink slugs={[slug]} />
      <SaveButton recipe={recipe} />
      <CollectButton recipe={recipe} hasWord />
      <AddToListButton recipe={recipe} servings={servings} swaps={swaps} hasWord />
      <Button aria-haspopup="dialog" onPointerEnter={share.prefetch} onFocus={share.prefetch} onClick={share.open}>
        <Share2Icon aria-hidden />
        {text.share}
      </Button>
      <Button onClick={() => void copyLink(addressOf(slug))}>
        <LinkIcon aria-hidden />
        {text.copyLink}
      </Button>
      <Button onClick={() => window.print()}>
        <PrinterIcon aria-hidden />
        {text.print}
      </Button>
      {share.part && (
        <share.part.ShareDialog
          isOpen={share.isOpen}
          onClose={share.close}
          address={addressOf(slug)}
          title={recipe.title}
          swaps={swaps}
        />
      )}
    </HStack>
  );
}

/** Without the servings and the ticks: those are the sender's own. */
function addressOf(slug: string): string {
  return new URL(recipePath(slug), window.location.origin).href;
}
