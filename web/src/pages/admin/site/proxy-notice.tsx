import { chakra } from '@chakra-ui/react';
import { admin } from '../../../messages/admin.ts';

/** What is wrong with the way that requests come in, and what to set. */
export function ProxyNotice() {
  return (
    <chakra.p p="4" bg="tomato.soft" color="tomato.ink" borderRadius="md" fontSize="sm">
      {admin.site.undeclaredProxy}
    </chakra.p>
  );
}
