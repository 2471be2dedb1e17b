import { chakra, Flex, HStack } from '@chakra-ui/react';
import { CameraIcon, CodeIcon, MailIcon, NetworkIcon } from 'lucide-react';
import { useSite } from '../../apollo/site.ts';
import { common } from '../../messages/common.ts';

const ICONS = [
  { name: 'sourceUrl', label: common.footer.source, Icon: CodeIcon },
  { name: 'networkUrl', label: common.footer.network, Icon: NetworkIcon },
  { name: 'mailUrl', label: common.footer.mail, Icon: MailIcon },
  { name: 'photosUrl', label: common.footer.photos, Icon: CameraIcon },
] as const;

/** Who made this, and where to find them, as the admins settled it; its space is reserved while that is not known yet. */
export function Footer() {
  const site = useSite();
  return (
    <chakra.footer borderTop="hairline" mt="16" _print={{ display: 'none' }}>
      <Flex
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="8"
        gap="4"
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        {site?.authorName && <Credit name={site.authorName} href={site.portfolioUrl} />}
        <HStack as="ul" wrap="wrap" minH="touch" gap="1" listStyleType="none">
          {ICONS.map(({ name, label, Icon }) => {
            const href = site?.[name];
            return (
              href && (
                <li key={name}>
                  <chakra.a
                    href={href}
                    aria-label={label}
                    data-tooltip={label}
                    display="grid"
                    placeItems="center"
                    boxSize="touch"
                    borderRadius="pill"
                    color="mute"
                    _hover={{ bg: 'leaf.soft', color: 'leaf' }}
                  >
                    <Icon aria-hidden />
                  </chakra.a>
                </li>
              )
            );
          })}
        </HStack>
      </Flex>
    </chakra.footer>
  );
}

function Credit({ name, href }: { name: string; href: string }) {
  return (
    <chakra.p color="mute" fontSize="sm" minW="0" overflowWrap="anywhere">
      {common.footer.craftedBy}{' '}
      {href ? (
        <chakra.a href={href} color="leaf" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
          {name}
        </chakra.a>
      ) : (
        name
      )}
    </chakra.p>
  );
}
