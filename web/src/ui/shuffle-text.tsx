import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useShuffle } from './use-shuffle.ts'
import { useWasSeen } from './use-was-seen.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A headline; the words of `accent` are set in the accent colour. */
export interface ShuffleTextProps {
  text: string
  accent: string
}

/**
 * See {@link ShuffleTextProps}. Its letters shuffle into place once when it comes into view, and again when it is pointed at;
 * never with reduced motion. Each letter keeps the place of the final one, so nothing around it moves.
 */
export function ShuffleText({ text, accent }: ShuffleTextProps) {
  const element = useRef<HTMLSpanElement>(null)
  const { shownAt, play } = useShuffle(text, useWasSeen(element))
  return (
    <span ref={element} onPointerEnter={play}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {wordsOf(text).map(({ word, letters }) => (
          <chakra.span key={letters[0]?.place} color={accent.split(' ').includes(word) ? 'tomato' : undefined}>
            <chakra.span display="inline-block" whiteSpace="nowrap">
              {letters.map(({ letter, place }) => (
                <Letter key={place} letter={letter} shown={shownAt(place)} />
              ))}
            </chakra.span>{' '}
          </chakra.span>
        ))}
      </span>
    </span>
  )
}

interface Word {
  word: string
  letters: { letter: string; place: number }[]
}

/** The words of a text, each letter with its place in the whole. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    word: match[0],
    letters: [...match[0]].map((letter, offset) => ({ letter, place: match.index + offset })),
  }))
}

function Letter({ letter, shown }: { letter: string; shown: string }) {
  return (
    <chakra.span pos="relative" display="inline-block">
      <chakra.span visibility={shown === letter ? 'visible' : 'hidden'}>{letter}</chakra.span>
      {shown !== letter && (
        <chakra.span pos="absolute" insetInline="0" textAlign="center" opacity={0.7}>
          {shown}
        </chakra.span>
      )}
    </chakra.span>
  )
}
