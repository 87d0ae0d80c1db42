import type { Point } from '../../geometry/index.ts';
import type { Label } from './label-context.ts';

/** A text that measures nothing. `at`: its lower left corner; `height`: that of its capitals in mm. */
export const textLabel = (name: string, value: string, at: Point, height: number, rotation: 0 | 90 = 0): Label => ({
  ...{ name, from: at, to: at, lines: [], arrows: [] },
  text: { value, at, rotation, height },
});
