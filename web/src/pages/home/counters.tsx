import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql } from '../../gql/gql.ts';
import { home as text } from '../../messages/home.ts';
import { CountUp } from '../../ui/motion/count-up.tsx';

/** Asks how much there is. */
export const HOME_COUNTERS = graphql(`
  query HomeCounters {
    catalogue {
      recipes
      ingredients
      satisfaction
    }
  }
`);

/** What is shown where the true number is not known (specification, section 9). */
const UNKNOWN = { recipes: 2847, ingredients: 156, satisfaction: 98 };

/** How much there is to cook from; the numbers are the catalogue's own and begin to count once they are known. */
export function Counters() {
  const { data, loading } = useQuery(HOME_COUNTERS);
  const facts = data?.catalogue;
  const startWhen = !loading;
  return (
    <Flex as="dl" wrap="wrap" gap={{ base: '4', sm: '11' }}>
      <Counter label={text.counters.recipes}>
        <CountUp to={facts?.recipes ?? UNKNOWN.recipes} duration={2.5} separator="," startWhen={startWhen} />
      </Counter>
      <Counter label={text.counters.ingredients}>
        <CountUp to={facts?.ingredients ?? UNKNOWN.ingredients} duration={2} separator="," startWhen={startWhen} />
      </Counter>
      <Counter label={text.counters.satisfaction}>
        <CountUp to={facts?.satisfaction ?? UNKNOWN.satisfaction} duration={2.2} startWhen={startWhen} />
        {text.counters.percent}
      </Counter>
    </Flex>
  );
}

function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex direction="column-reverse" justify="flex-end" flex={{ base: '1', sm: 'none' }}>
      <chakra.dt color="mute" fontSize={{ base: 'xs', sm: 'sm' }}>
        {label}
      </chakra.dt>
      <chakra.dd fontFamily="heading" fontWeight="semibold" fontSize="3xl" lineHeight="snug">
        {children}
      </chakra.dd>
    </Flex>
  );
}
