import { mm } from '../../src/author/index.ts';

/** A window in the top of a tray of this size, with the least board on all sides. In mm. */
export const lidWindow = ({ length, width }: { readonly length: number; readonly width: number }, round: number) => ({
  window_length: mm(0.6 * length, [12, length - 2 * round], 'Length of the window'),
  window_width: mm(0.6 * width, [12, width - 2 * round], 'Width of the window'),
});
