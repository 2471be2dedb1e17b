import { chakra, Flex, HStack } from '@chakra-ui/react'
import { LuCamera, LuCode, LuMail, LuNetwork } from 'react-icons/lu'
import { common } from '../../messages/common.ts'
import { footerLinks } from './footer-links.ts'

const ICONS = [
  { href: footerLinks.source, label: common.footer.source, Icon: LuCode },
  { href: footerLinks.network, label: common.footer.network, Icon: LuNetwork },
  { href: footerLinks.mail, label: common.footer.mail, Icon: LuMail },
  { href: footerLinks.photos, label: common.footer.photos, Icon: LuCamera },
]

/** Who made this, and where to find them. */
export function Footer() {
  return (
    <chakra.footer borderTop="hairline" mt="16" _print={{ display: 'none' }}>
      <Flex maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="8" gap="4" wrap="wrap" align="center" justify="space-between">
        <chakra.p color="mute" fontSize="sm">
          {common.footer.craftedBy}{' '}
          <chakra.a href={footerLinks.portfolio} color="leaf" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
            {common.footer.crafter}
          </chakra.a>
        </chakra.p>
        <HStack as="ul" gap="1" listStyleType="none">
          {ICONS.map(({ href, label, Icon }) => (
            <li key={label}>
              <chakra.a href={href} aria-label={label} data-tooltip={label} display="grid" placeItems="center" boxSize="touch" borderRadius="pill" color="mute" _hover={{ bg: 'leaf.soft', color: 'leaf' }}>
                <Icon aria-hidden />
              </chakra.a>
            </li>
          ))}
        </HStack>
      </Flex>
    </chakra.footer>
  )
}
