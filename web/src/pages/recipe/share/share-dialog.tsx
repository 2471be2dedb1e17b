import { DownloadIcon, Share2Icon } from 'lucide-react';
import { Button, chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { EXPORT_FORMATS } from '../../../lib/export-formats.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { RecipeSwap } from '../use-swapped.ts';
import { FacebookIcon, InstagramIcon, TwitterIcon } from './brand-icons.ts';
import { copyLink, hasShareSheet, shareBySystem } from './copy-link.ts';
import { openSharePopup, SHARE_TARGETS, type ShareTarget } from './share-targets.ts';

const ICONS: Record<ShareTarget['name'], LucideIcon> = {
  Facebook: FacebookIcon,
  Twitter: TwitterIcon,
  Instagram: InstagramIcon,
};

interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  address: string;
  title: string;
  /** What the cook takes in the place of some ingredients; it goes along in what is downloaded. */
  swaps: readonly RecipeSwap[];
}

/** The recipe's address to copy, and the networks to send it to. Nothing of theirs is loaded by the page itself. */
export function ShareDialog({ isOpen, onClose, address, title, swaps }: ShareDialogProps) {
  return (
    <Dialog title={text.shareDialog.title} isOpen={isOpen} onClose={onClose}>
      <Stack gap="5">
        <AddressField address={address} />
        {hasShareSheet() && (
          <Button onClick={() => void shareBySystem(title, address)}>
            <Share2Icon aria-hidden />
            {text.shareDialog.system}
          </Button>
        )}
        <SimpleGrid role="group" aria-label={text.shareDialog.networks} columns={3} gap={{ base: '2', md: '3' }}>
          {SHARE_TARGETS.map((target) => (
            <NetworkButton key={target.name} target={target} address={address} title={title} />
          ))}
        </SimpleGrid>
        <Downloads address={address} swaps={swaps} />
      </Stack>
    </Dialog>
  );
}

function AddressField({ address }: { address: string }) {
  return (
    <HStack gap="2">
      <chakra.input
        readOnly
        value={address}
        aria-label={text.shareDialog.address}
        onFocus={(event) => event.currentTarget.select()}
        flex="1"
        minW="0"
        minH="touch"
        px="4"
        bg="paper"
        border="1px solid {colors.edge}"
        borderRadius="pill"
        fontSize={{ base: 'md', md: 'sm' }}
        textOverflow="ellipsis"
      />
      <Button variant="solid" onClick={() => void copyLink(address)}>
        {text.shareDialog.copy}
      </Button>
    </HStack>
  );
}

/** The recipe to take along, as the REST API returns it. */
function Downloads({ address, swaps }: Pick<ShareDialogProps, 'address' | 'swaps'>) {
  const slug = new URL(address).pathname.split('/').at(-1);
  return (
    <HStack role="group" aria-label={text.shareDialog.takeAlong} wrap="wrap" gap="3" justify="center">
      {EXPORT_FORMATS.map(({ name: format }) => (
        <Button key={format} variant="ghost" size="sm" asChild>
          <a
            href={`/api/recipe/${slug}/export?${new URLSearchParams({ format, ...(swaps.length > 0 && { swaps: swaps.map(({ ingredientId, foodId }) => `${ingredientId}:${foodId}`).join() }) })}`}
            download
          >
            <DownloadIcon aria-hidden />
            {text.shareDialog.download(format)}
          </a>
        </Button>
      ))}
    </HStack>
  );
}

function NetworkButton({ target, address, title }: { target: ShareTarget; address: string; title: string }) {
  const Icon = ICONS[target.name];
  const handleClick = () => {
    if (target.isPasted) void copyLink(address);
    openSharePopup(target, address, title);
  };
  return (
    <Button
      flexDirection={{ base: 'column', md: 'row' }}
      px="2"
      py="2"
      borderRadius={{ base: 'lg', md: 'pill' }}
      onClick={handleClick}
    >
      <Icon aria-hidden />
      {target.name}
    </Button>
  );
}
