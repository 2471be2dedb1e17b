import { Button, chakra, Flex } from '@chakra-ui/react';
import { CookingPotIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { Chip } from '../../components/ingredient-input/chip.ts';
import { search as text } from '../../messages/search.ts';
import { StatePanel } from './state-panel.tsx';

/** What is shown before there is an ingredient, with a few to start with. */
export function EmptySearch({ onChoose }: { onChoose: (chips: Chip[]) => void }) {
  return (
    <StatePanel icon={<CookingPotIcon />} title={text.empty.title} text={text.empty.text}>
      <chakra.p color="mute" fontSize="sm">
        {text.empty.examples}
      </chakra.p>
      <Flex wrap="wrap" gap="2.5" justify="center">
        {text.empty.starters.map((names) => (
          <Button
            key={names.join()}
            variant="subtle"
            h="auto"
            py="2"
            whiteSpace="normal"
            onClick={() => onChoose(names.map((name) => ({ name })))}
          >
            {names.join(', ')}
          </Button>
        ))}
      </Flex>
      <chakra.p>
        <chakra.span
          asChild
          color="leaf"
          fontWeight="semibold"
          textDecoration="underline"
          textUnderlineOffset="4px"
          minH="touch"
          display="inline-flex"
          alignItems="center"
        >
          <Link to={paths.recipes}>{text.empty.browse}</Link>
        </chakra.span>
      </chakra.p>
    </StatePanel>
  );
}
