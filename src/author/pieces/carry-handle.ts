import { type Panel, type PanelOptions, pen } from '../../board/index.ts';
import { stadium } from './holes/holes.ts';
import { rectangle } from './rectangle.ts';
import { trapezium } from './trapezium.ts';

/** The grip: its length is that of the handle less 15 mm on either side. */
export const GRIP = { length: 70, height: 22, beside: 15 } as const;

/** Overlap of a clasp with the grip of the handle that it holds, and by how much it is shorter than the grip at each end, in mm. */
const CLASP = { over: 6, beside: 3 } as const;

/** A clasp folds in the two phases after its roof. Thick board has two creases for it, as the other handle lies between. */
export const claspOf = (handle: string, inside = 0): string => `${handle}${inside ? '.bridge' : ''}.clasp`;

/** One of two handles that stand face to face on a ridge. All in mm. */
export interface CarryHandle {
  /** Length of the box along the ridge. */
  readonly length: number;
  readonly handle: number;
  readonly material: number;
  /** Longest grip. @defaultValue 70 */
  readonly grip?: number;
  /** Thickness of board inside a crease. @defaultValue 0 */
  readonly inside?: number;
}

/** A handle with its grip. With `clasps`, a clasp folds over the handle behind it down to the grip. `shorter`: mm less than the ridge. */
export const carryHandle = (
  { length, handle, material: t, grip: longest = GRIP.length, inside = 0 }: CarryHandle,
  how: PanelOptions & { readonly phase: number },
  clasps: boolean,
  shorter = 0,
): Panel => {
  const grip = Math.min(longest, length - 2 * GRIP.beside);
  const seat = grip - 2 * CLASP.beside;
  const depth = (handle - GRIP.height) / 2 + CLASP.over + inside;
  const phase = how.phase + 1;
  const clasp = (options: PanelOptions) => trapezium('clasp', seat, depth, 3, { round: 4, ...options });
  const over = inside
    ? rectangle('bridge', seat, t + 2 * inside, { phase, top: clasp({ phase: phase + 1 }) })
    : clasp({ folds: [{ phase, to: 180, clearance: t }] });
  const [end, top] = [length - shorter, clasps ? handle + inside : handle];
  const p = pen('handle', end, how).rounded(10, [end, top]);
  if (clasps) p.to((end + seat) / 2, top).hang((end - seat) / 2, top, over);
  return p
    .rounded(10, [0, top])
    .mark('cut', ...stadium([end / 2, handle / 2], grip, GRIP.height))
    .close();
};
