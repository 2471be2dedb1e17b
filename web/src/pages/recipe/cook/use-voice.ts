import { useEffect, useEffectEvent, useState } from 'react';
import { cook as text } from '../../../messages/cook.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { useStoredState } from '../progress/use-stored-state.ts';
import { fallSilent, isReading, readAloud } from './read-aloud.ts';
import { listen } from './speech-recognition.ts';
import { commandIn, type VoiceCommand } from './voice-commands.ts';

/** Something that is on or off, and what turns it over. */
type Switched = readonly [isOn: boolean, toggle: () => void];

const parseIsOn = (stored: unknown): boolean => stored === true;

/** Reads `words` aloud whenever they change, while the cook wants it; kept in this browser for every recipe. */
export function useReadAloud(words: string): Switched {
  const [isOn, change] = useStoredState('larder:read-aloud', parseIsOn);
  useEffect(() => {
    if (!isOn) return;
    readAloud(words);
    return fallSilent;
  }, [isOn, words]);
  return [isOn, () => change((old) => !old)];
}

/** Listens for commands while the cook wants it; never by itself, since the browser asks for the microphone. */
export function useVoiceCommands(act: (command: VoiceCommand) => void): Switched {
  const [isOn, setOn] = useState(false);
  const hear = useEffectEvent((utterance: string) => {
    const command = isReading() ? null : commandIn(utterance);
    if (command) act(command);
  });
  const fail = useEffectEvent(() => {
    setOn(false);
    showToast({ ...text.cannotListen, variant: 'destructive' });
  });
  useEffect(() => {
    if (!isOn) return;
    return listen(
      (utterance) => hear(utterance),
      () => fail(),
    );
  }, [isOn]);
  const toggle = () => {
    if (!isOn) showToast(text.listening);
    setOn(!isOn);
  };
  return [isOn, toggle];
}
