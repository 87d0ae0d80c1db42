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

export class Turntable {
  readonly #stage: MockupStage;
  readonly #onChange: (on: boolean) => void;
  #frame = 0;
  #on = false;

  constructor(stage: MockupStage, onChange: (on: boolean) => void) {
    this.#stage = stage;
    this.#onChange = onChange;
  }

  get on(): boolean {
    return this.#on;
  }

  start(): void {
    if (this.#on) return;
    this.#on = true;
    this.#onChange(true);
    this.#turn(TURN);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    if (!this.#on) return;
    this.#on = false;
    this.#onChange(false);
  }

  async record({ type }: (typeof FORMATS)[number]): Promise<Blob> {
    this.stop();
    const recorder = new MediaRecorder(this.#stage.canvas.captureStream(30), { mimeType: type });
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start();
    await this.#turn(VIDEO, 1);
    recorder.stop();
    await stopped;
    return new Blob(chunks, { type: type.split(';')[0]! });
  }

  /** Rotates with the clock for the given number of rounds. */
  #turn(round: number, rounds = Number.POSITIVE_INFINITY): Promise<void> {
    return new Promise((done) => {
      let last: number | undefined;
      let turned = 0;
      const step = (now: number): void => {
        const by = Math.min(360 * rounds - turned, last === undefined ? 0 : (360 * (now - last)) / round);
        last = now;
        turned += by;
        this.#stage.orbit(by, 0);
        this.#stage.draw();
        if (turned >= 360 * rounds) done();
        else this.#frame = requestAnimationFrame(step);
      };
      this.#frame = requestAnimationFrame(step);
    });
  }
}
