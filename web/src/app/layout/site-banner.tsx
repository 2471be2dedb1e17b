import { chakra } from '@chakra-ui/react';
import { useSite } from '../../apollo/site.ts';

/** What the admins have to say to everyone, at the top of every page; mostly nothing. */
export function SiteBanner() {
  const banner = useSite()?.banner;
  if (!banner) return null;
  return (
    <chakra.p
      role="status"
      bg="saffron.soft"
      color="ink"
      px="4"
      py="2.5"
      textAlign="center"
      fontSize="sm"
      fontWeight="medium"
    >
      {banner}
    </chakra.p>
  );
}
