import { chakra, HStack } from '@chakra-ui/react';
import { EarIcon, EarOffIcon, MaximizeIcon, Volume2Icon, VolumeOffIcon, XIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { cook as text } from '../../../messages/cook.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LARGE_TEXT } from '../../../ui/large-text.ts';
import { canReadAloud } from './read-aloud.ts';
import { canListen } from './speech-recognition.ts';

interface CookHeaderProps {
  title: string;
  /** Address of the recipe. */
  closeTo: string;
  step: number;
  steps: number;
  reading: readonly [isOn: boolean, toggle: () => void];
  listening: readonly [isOn: boolean, toggle: () => void];
}

/** The recipe's name, how far the cook has come, and what the page can do besides. */
export function CookHeader({ title, closeTo, step, steps, reading, listening }: CookHeaderProps) {
  const [isReading, toggleReading] = reading;
  const [isListening, toggleListening] = listening;
  return (
    <Head>
      <HStack gap="1" minH="header" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }} px={{ base: '2', md: '5' }}>
        <Close to={closeTo} aria-label={text.close} data-tooltip={text.close}>
          <XIcon aria-hidden />
        </Close>
        <chakra.h1 textStyle="card" fontSize={{ base: 'md', md: 'xl' }} flex="1" minW="0" lineClamp="2">
          {title}
        </chakra.h1>
        {canReadAloud() && (
          <Toggle label={text.readAloud} aria-pressed={isReading} onClick={toggleReading}>
            {isReading ? <Volume2Icon aria-hidden /> : <VolumeOffIcon aria-hidden />}
          </Toggle>
        )}
        {canListen() && (
          <Toggle label={text.listen} aria-pressed={isListening} onClick={toggleListening}>
            {isListening ? <EarIcon aria-hidden /> : <EarOffIcon aria-hidden />}
          </Toggle>
        )}
        <FullScreenButton />
      </HStack>
      <Passed step={step} steps={steps} />
    </Head>
  );
}

function Passed({ step, steps }: { step: number; steps: number }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={text.progress}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step - 1}
      h="1.5"
      bg="leaf.soft"
    >
      <chakra.div
        h="full"
        bg="leaf"
        transformOrigin="left"
        transition="transform 250ms"
        style={{ transform: `scaleX(${steps === 0 ? 0 : (step - 1) / steps})` }}
      />
    </chakra.div>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Gives the page the whole screen, where the browser can. */
function FullScreenButton() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const handleClick = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch((error: unknown) => console.warn('The screen stays as it is.', error));
  };
  return (
    <Toggle label={text.fullScreen} aria-pressed={isFull} onClick={handleClick}>
      <MaximizeIcon aria-hidden />
    </Toggle>
  );
}

const Toggle = chakra(IconButton, {
  base: { '&[aria-pressed=true]': { bg: 'leaf.soft', color: 'leaf' } },
});

const Head = chakra('header', {
  base: { pos: 'sticky', top: '0', zIndex: 'sticky', bg: 'paper' },
});

const Close = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: 'touch',
    borderRadius: 'pill',
    fontSize: 'lg',
    color: 'mute',
    _hover: { bg: 'leaf.soft', color: 'leaf' },
  },
});
