/** Types of films, best first. The browser decides which of them it records. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'] as const;

const FRAMES_PER_SECOND = 30;

/** Enough for sharp edges and small print. */
const BITS_PER_SECOND = 8_000_000;

/** Longest step of a film in ms. Slower machines make a slower film, and a page that was hidden goes on where it stopped. */
const LONGEST_STEP = 400;

/** The type of the films that this browser records from a canvas; undefined for one that records none. */
export const filmType = (): string | undefined =>
  'MediaRecorder' in globalThis && 'captureStream' in HTMLCanvasElement.prototype
    ? TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    : undefined;

/** Its duration in milliseconds, and what draws its picture of a moment, from 0 to 1. */
interface Film {
  readonly duration: number;
  readonly draw: (share: number) => void;
}

/** Plays a film on a canvas and records it. Rejects with the signal's reason when it is stopped. @param type - from `filmType` */
export const recordFilm = async (
  canvas: HTMLCanvasElement,
  type: string,
  film: Film,
  signal?: AbortSignal,
): Promise<Blob> => {
  film.draw(0);
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  const onHide = (): void => (document.hidden ? recorder.pause() : recorder.resume());
  document.addEventListener('visibilitychange', onHide);
  recorder.start();
  try {
    await play(film, signal);
  } finally {
    document.removeEventListener('visibilitychange', onHide);
    recorder.stop();
    await stopped;
    for (const track of stream.getTracks()) track.stop();
  }
  return new Blob(chunks, { type: type.split(';')[0]! });
};

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

const play = async ({ duration, draw }: Film, signal: AbortSignal | undefined): Promise<void> => {
  let last = await nextFrame();
  for (let passed = 0; passed < duration; draw(passed / duration)) {
    signal?.throwIfAborted();
    const now = await nextFrame();
    passed = Math.min(duration, passed + Math.min(LONGEST_STEP, now - last));
    last = now;
  }
  // The picture of the end is shown.
  await nextFrame();
};
