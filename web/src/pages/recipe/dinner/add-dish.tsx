import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Cover } from '../../../components/recipe-card/cover.tsx';
import { graphql } from '../../../gql/gql.ts';
import { isPhone } from '../../../hooks/use-is-phone.ts';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { dinner } from '../../../messages/dinner.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

const text = dinner.dishes;

/** Pause in typing after which is searched, in milliseconds. */
const PAUSE = 200;
const OFFERED = 5;

const DISHES_BY_NAME = graphql(`
  query DishesByName($text: String!, $first: Int!) {
    recipes(text: $text, first: $first) {
      nodes {
        id
        slug
        title
        totalTime
        imageSet {
          desktop
          tablet
          mobile
          color
        }
      }
    }
  }
`);

interface AddDishProps {
  /** Slugs of the dishes that are there. */
  chosen: readonly string[];
  onAdd: (slug: string, title: string) => void;
}

/** Finds a dish by its name. Each found one is a button, so that it takes no more than a thumb or the Tab key. */
export function AddDish({ chosen, onAdd }: AddDishProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed.trim(), PAUSE);
  const isWanted = wanted !== '' && typed.trim() !== '';
  const { data, previousData, error } = useQuery(DISHES_BY_NAME, {
    variables: { text: wanted, first: OFFERED + chosen.length },
    skip: !isWanted,
  });
  const answer = isWanted ? (data ?? previousData) : undefined;
  const found = answer?.recipes.nodes.filter(({ slug }) => !chosen.includes(slug)).slice(0, OFFERED);
  return (
    <chakra.div role="search" display="grid" gap="2">
      <TextField
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label={text.add}
        placeholder={text.placeholder}
        maxLength={100}
        error={error && isWanted ? text.failed : null}
        value={typed}
        scrollMarginTop="3"
        // On a phone the found dishes are below it, where the keyboard is: it goes to the top.
        onFocus={({ currentTarget }) => isPhone() && currentTarget.scrollIntoView({ block: 'start' })}
        onChange={setTyped}
      />
      <chakra.p role="status" fontSize="sm" color="mute" _empty={{ display: 'none' }}>
        {data && found && text.found(found.length)}
      </chakra.p>
      {found && found.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {found.map(({ id, slug, title, totalTime, imageSet }) => (
            <li key={id}>
              <Found
                aria-label={text.choose(title)}
                onClick={() => {
                  setTyped('');
                  onAdd(slug, title);
                }}
              >
                <chakra.span flexShrink={0} w="12" borderRadius="sm" overflow="hidden" display="block">
                  <Cover imageSet={imageSet} sizes="3rem" />
                </chakra.span>
                <chakra.span flex="1" minW="0" overflowWrap="anywhere" fontWeight="medium">
                  {title}
                </chakra.span>
                <chakra.span color="mute" fontSize="sm" whiteSpace="nowrap">
                  {text.time(totalTime)}
                </chakra.span>
                <PlusIcon aria-hidden />
              </Found>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

const Found = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: 'touch',
      p: '1.5',
      pe: '3',
      textAlign: 'start',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'leaf.soft', color: 'leaf.ink' },
      '& > svg': { color: 'leaf', flexShrink: 0 },
    },
  },
  { defaultProps: { type: 'button' } },
);
