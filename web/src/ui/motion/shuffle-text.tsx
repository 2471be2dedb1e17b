import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { useShuffle } from './use-shuffle.ts';
import { useWasSeen } from './use-was-seen.ts';

/** A headline; the words of `accent` are set in the accent colour. */
export interface ShuffleTextProps {
  text: string;
  accent: string;
}

/**
 * See {@link ShuffleTextProps}. Its letters shuffle into place once when it comes into view, and again when it is pointed at;
 * never with reduced motion. Each letter keeps the place of the final one, so nothing around it moves.
 */
export function ShuffleText({ text, accent }: ShuffleTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { shownAt, play } = useShuffle(text, useWasSeen(element));
  return (
    <span ref={element} onPointerEnter={play}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Letters aria-hidden>
        {wordsOf(text).map(({ word, letters }) => (
          <span key={letters[0]?.place} data-accent={accent.split(' ').includes(word) || undefined}>
            <span data-word>
              {letters.map(({ letter, place }) => (
                <Letter key={place} letter={letter} shown={shownAt(place)} />
              ))}
            </span>{' '}
          </span>
        ))}
      </Letters>
    </span>
  );
}

interface Word {
  word: string;
  letters: { letter: string; place: number }[];
}

/** The words of a text, each letter with its place in the whole. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    word: match[0],
    letters: [...match[0]].map((letter, offset) => ({ letter, place: match.index + offset })),
  }));
}

function Letter({ letter, shown }: { letter: string; shown: string }) {
  const isCovered = shown !== letter;
  return (
    <span data-letter>
      <span data-covered={isCovered || undefined}>{letter}</span>
      {isCovered && <span data-cover>{shown}</span>}
    </span>
  );
}

/** Letters change forty times a second: their looks stand here once, and none has any of its own to be worked out. */
const Letters = chakra('span', {
  base: {
    '& [data-accent]': { color: 'tomato' },
    '& [data-word]': { display: 'inline-block', whiteSpace: 'nowrap' },
    '& [data-letter]': { pos: 'relative', display: 'inline-block' },
    '& [data-covered]': { visibility: 'hidden' },
    '& [data-cover]': { pos: 'absolute', insetInline: '0', textAlign: 'center', opacity: 0.7 },
  },
});
