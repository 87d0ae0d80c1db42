import { type Exception, pressesInto } from './exception.ts';

/** Exceptions of the measured sleeve of a drawer. */
export const sleevePressed: Exception = pressesInto(
  'sleeve:bottom.glue',
  'sleeve:left',
  1,
  'the measured drawings make top and bottom equally long: the last wall presses on the glue flap by one board',
);
