import { type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { stadium } from './holes/holes.ts';
import { rectangle, trapezium } from './shapes.ts';

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

/** A roof of two slopes with a handle on each, over a tray with gables. All in mm. */
export interface CarryRoof extends CarryHandle {
  /** Distance between the walls under the roof. */
  readonly width: number;
  /** Height of the ridge above the rim of the walls. */
  readonly rise: number;
}

/**
 * One slope, for the rim of its wall, with its handle. The handle folds back by the same angle and stands upright, face to face with the
 * other handle above the ridge. With `clasps`, a clasp on the handle folds over the other handle and holds both together.
 */
export const carrySlope = (roof: CarryRoof, phase: number, clasps = false): Panel => {
  const { length, width, rise, material: t, inside = 0 } = roof;
  const slant = Math.hypot(width / 2, rise);
  // The handle folds about its print side and stands with its inner face in the middle.
  const reach = slant - (2 * (t - 2 * inside) * (slant - rise)) / width - (2 * inside * slant) / width;
  // Lean of a slope from its upright wall, in degrees.
  const lean = toDegrees(Math.atan2(width / 2, rise));
  // The roof covers the gables and projects slightly beyond their board.
  const beyond = t + 0.5;
  return pen('roof', length, { fold: lean, phase })
    .path([length + beyond, 0], [length + beyond, reach], [length, reach])
    .closeMirrored(carryHandle(roof, { fold: -lean, phase }, clasps));
};

/** The gable that closes the end under both slopes. Its wall is `gableFoot` mm high and `inset` mm narrower at each side. */
export const gableEnd = ({ width, rise }: Pick<CarryRoof, 'width' | 'rise'>, inset: number): Rim => {
  const slope = rise / (width / 2);
  const [seat, shoulder] = [width - 2 * inset, inset * slope];
  return rim(seat)
    .to(seat, shoulder)
    .rounded(3, [seat / 2, shoulder + (seat / 2) * slope])
    .to(0, shoulder)
    .close();
};

/** Height of an end wall under its gable, beside walls of this height. The gable stays 0.3 mm below the inner face of the roof. */
export const gableFoot = (height: number, { width, rise, inside = 0 }: Pick<CarryRoof, 'width' | 'rise' | 'inside'>) =>
  height - 0.3 - (2 * inside * Math.hypot(width / 2, rise)) / width;
