import type { MockupStage } from './stage.ts';

/** Duration of a full turn, and of a turn in a video, in milliseconds. */
const TURN = 12_000;
const VIDEO = 6000;

/** Video formats for recording, best first. */
const FORMATS = [
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
  { type: 'video/mp4', ending: 'mp4' },
] as const;

/** The first format that this browser can record; undefined without one. */
export const videoFormat = (canvas: HTMLCanvasElement): (typeof FORMATS)[number] | undefined =>
  'captureStream' in canvas && 'MediaRecorder' in globalThis
    ? FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type))
    : undefined;

/** Rotates the box of a stage with the clock. `onChange` is called when it starts and stops. */
export const turntable = (stage: MockupStage, onChange: (on: boolean) => void) => {
  let frame = 0;
  let isOn = false;

  /** Rotates for the given number of rounds. */
  const turn = (round: number, rounds = Number.POSITIVE_INFINITY): Promise<void> =>
    new Promise((done) => {
      let last: number | undefined;
      let turned = 0;
      const step = (now: number): void => {
        const by = Math.min(360 * rounds - turned, last === undefined ? 0 : (360 * (now - last)) / round);
        last = now;
        turned += by;
        stage.orbit(by, 0);
        stage.draw();
        if (turned >= 360 * rounds) done();
        else frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });

  const change = (on: boolean): void => {
    if (on !== isOn) onChange(on);
    isOn = on;
  };

  const stop = (): void => {
    cancelAnimationFrame(frame);
    change(false);
  };

  return {
    stop,
    toggle: (): void => {
      if (isOn) stop();
      else {
        change(true);
        void turn(TURN);
      }
    },
    record: async ({ type }: (typeof FORMATS)[number]): Promise<Blob> => {
      stop();
      const recorder = new MediaRecorder(stage.canvas.captureStream(30), { mimeType: type });
      const chunks: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      recorder.start();
      await turn(VIDEO, 1);
      recorder.stop();
      await stopped;
      return new Blob(chunks, { type: type.split(';')[0]! });
    },
  };
};
