import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { pantry } from '../../../messages/pantry.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DigitsForm } from './digits-form.tsx';
import { NameForm } from './name-form.tsx';
import { ScanOutcome } from './scan-outcome.tsx';
import { useCamera } from './use-camera.ts';
import { useReading } from './use-reading.ts';
import { useScan } from './use-scan.ts';
import { Viewfinder } from './viewfinder.tsx';

/** The window that puts packages into the pantry by their barcodes, one after the other. */
export function ScanDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={pantry.scan.open} isOpen onClose={onClose}>
      <Scanner />
    </Dialog>
  );
}

function Scanner() {
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const scan = useScan();
  const camera = useCamera(video);
  const { step } = scan;
  const isBlind = useReading(video, camera === 'on' && step.kind === 'ready', (code) => void scan.take(code));
  // Not into a field: that would bring a phone's keyboard up.
  const focusBox = () => box.current?.focus();
  const skip = () => {
    focusBox();
    scan.skip();
  };
  const name = async (line: string) => {
    await scan.name(line);
    focusBox();
  };
  return (
    <chakra.div ref={box} tabIndex={-1} outline="none" display="grid" gap="4">
      {step.kind === 'asking' && <NameForm key={step.code} code={step.code} onName={name} onSkip={skip} />}
      {/* The camera stays on during a question: a browser may ask for permission each time it is started. */}
      <chakra.div hidden={step.kind === 'asking'}>
        <Viewfinder video={video} camera={camera} isBlind={isBlind} />
      </chakra.div>
      <ScanOutcome scan={scan} isSteady={camera === 'on' && step.kind !== 'asking'} onLeave={focusBox} />
      {step.kind !== 'asking' && <DigitsForm onCode={scan.take} />}
    </chakra.div>
  );
}
