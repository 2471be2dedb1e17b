import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ReviewCardQuery } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { Pill } from '../../../ui/display/pill.tsx';

const text = admin.review;

type Text = ReviewCardQuery['adminRecipe']['now'];

/** What was handed in beside what everyone sees, with a mark at what is new and what is gone. */
export function Comparison({ recipe, now, approved }: ReviewCardQuery['adminRecipe']) {
  return (
    <Stack gap="3">
      <chakra.p color="mute" fontSize="sm">
        {recipe.author}
        {!approved && ` · ${text.isNew}`}
      </chakra.p>
      <SimpleGrid
        columns={{ base: 1, md: approved ? 2 : 1 }}
        gap="5"
        maxH="50vh"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={text.title}
      >
        {approved && <Version heading={text.before} text={approved} other={now} mark={text.removed} tone="tomato" />}
        <Version heading={text.now} text={now} other={approved} mark={text.added} tone="leaf" />
      </SimpleGrid>
    </Stack>
  );
}

interface VersionProps {
  heading: string;
  text: Text;
  /** What it is compared with; nothing is marked without it. */
  other: Text | null;
  mark: string;
  tone: 'leaf' | 'tomato';
}

function Version({ heading, text: version, other, mark, tone }: VersionProps) {
  const parts = [
    {
      title: heading,
      lines: [version.title, version.description, ...version.facts].filter(Boolean),
      known: other && [other.title, other.description, ...other.facts],
    },
    { title: text.ingredients, lines: version.lines, known: other?.lines },
    { title: text.steps, lines: version.steps, known: other?.steps },
  ];
  return (
    <Stack gap="4">
      {parts.map(({ title, lines, known }) => (
        <Stack key={title} gap="1">
          <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
          {withKeys(lines).map(({ key, line }) => (
            <chakra.p key={key} fontSize="sm" overflowWrap="anywhere">
              {line} {known && !known.includes(line) && <Pill tone={tone}>{mark}</Pill>}
            </chakra.p>
          ))}
          {title === heading && version.photo && (
            <Photo
              address={version.photo}
              title={version.title}
              mark={other && other.photo !== version.photo && <Pill tone={tone}>{mark}</Pill>}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** A recipe may say the same twice, such as salt for the dough and salt for the filling. */
function withKeys(lines: readonly string[]): { key: string; line: string }[] {
  return lines.map((line, place) => ({ key: `${place} ${line}`, line }));
}

function Photo({ address, title, mark }: { address: string; title: string; mark: ReactNode }) {
  return (
    <Stack gap="1" align="start">
      <chakra.img
        src={address}
        alt={text.photoAlt(title)}
        maxW="full"
        maxH="64"
        objectFit="contain"
        borderRadius="lg"
        bg="leaf.soft"
      />
      {mark}
    </Stack>
  );
}
