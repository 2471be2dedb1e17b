import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Why there is no picture. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'insecure';
/** Whether the camera gives a picture. */
export type CameraState = 'starting' | 'on' | CameraFault;

/** Shows the camera at the back in `video` while the page is visible; the camera is off while it is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const isSeen = useSyncExternalStore(subscribe, isPageSeen);
  useEffect(() => {
    if (!isSeen) return;
    let isOver = false;
    const opening = openCamera();
    opening.then(
      (stream) => {
        if (isOver || !video.current) return;
        video.current.srcObject = stream;
        // A call, or a hand that unplugs it.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setState('busy'));
        setState('on');
      },
      (error: unknown) => !isOver && setState(faultOf(error)),
    );
    return () => {
      isOver = true;
      setState('starting');
      void opening.then(stop, () => undefined);
    };
  }, [isSeen, video]);
  return state;
}

async function openCamera(): Promise<MediaStream> {
  // Pages that do not come by https have none.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('This page is not secure', 'SecurityError');
  return mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'SecurityError') return 'insecure';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}

const isPageSeen = (): boolean => document.visibilityState === 'visible';

function subscribe(hear: () => void): () => void {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
