import { recordFilm } from '../../viewer/index.ts';
import type { MockupStage } from './stage.ts';

/** Duration of a full turn, and of a turn in a film, in milliseconds. */
const TURN = 12_000;
const FILM = 6000;

/** Rotates the box of a stage with the clock. `onChange` is called when it starts and stops. */
export const turntable = (stage: MockupStage, onChange: (on: boolean) => void) => {
  let frame = 0;
  let isOn = false;

  const turn = (degrees: number): void => {
    stage.orbit(degrees, 0);
    stage.draw();
  };

  const change = (on: boolean): void => {
    if (on !== isOn) onChange(on);
    isOn = on;
  };

  const stop = (): void => {
    cancelAnimationFrame(frame);
    change(false);
  };

  const start = (): void => {
    let last: number | undefined;
    const step = (now: number): void => {
      turn((360 * (now - (last ?? now))) / TURN);
      last = now;
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    change(true);
  };

  return {
    stop,
    toggle: (): void => (isOn ? stop() : start()),
    record: (type: string): Promise<Blob> => {
      stop();
      let turned = 0;
      const draw = (share: number): void => {
        turn(360 * share - turned);
        turned = 360 * share;
      };
      return recordFilm(stage.canvas, type, { duration: FILM, draw });
    },
  };
};
