/** Makes photos small before they are sent: on a phone's connection that saves most of the wait. Metadata, such as where it was taken, goes. */

/** Longest side, in pixels, and largest file, in bytes (specification, section 9). */
const SIDE_MAX = 2048;
const BYTES_MAX = 1_000_000;
/** Tried one after another until the file is small enough. */
const QUALITIES = [0.86, 0.76, 0.64, 0.5];

/** The part of a worker's own scope in use here; the types of a page and of a worker cannot be loaded together. */
interface WorkerScope {
  addEventListener: (kind: 'message', hear: (event: MessageEvent<{ id: number; file: Blob }>) => void) => void;
  postMessage: (answer: { id: number; small: Blob | null }, transfer: []) => void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { id, file } }) => {
  shrink(file).then(
    (small) => scope.postMessage({ id, small }, []),
    () => scope.postMessage({ id, small: null }, []),
  );
});

/** The photo upright, as JPEG. */
async function shrink(file: Blob): Promise<Blob> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  let side = SIDE_MAX;
  for (;;) {
    const canvas = draw(photo, side);
    for (const quality of QUALITIES) {
      const small = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (small.size <= BYTES_MAX) return small;
    }
    side /= 1.5;
  }
}

function draw(photo: ImageBitmap, sideMax: number): OffscreenCanvas {
  const scale = Math.min(1, sideMax / Math.max(photo.width, photo.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw here');
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}
