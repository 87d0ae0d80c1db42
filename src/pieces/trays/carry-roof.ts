import { type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { stadium } from '../holes/holes.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { GRIP } from '../tubes/gusseted-gable.ts';

/** A roof of two slopes with a handle on each, over a tray with gables. All in mm. */
export interface CarryRoof {
  /** Length of the tray along the ridge. */
  readonly length: number;
  /** Distance between the walls under the roof. */
  readonly width: number;
  /** Height of the ridge above the rim of the walls. */
  readonly rise: number;
  readonly handle: number;
  readonly material: number;
  /** Thickness of board inside a crease. @defaultValue 0 */
  readonly inside?: number;
}

/**
 * One slope, for the rim of its wall, with its handle. The handle folds back by the same angle and stands upright, face to face with the
 * other handle above the ridge. With `clasps`, a clasp on the handle folds over the other handle and holds both together.
 */
export const carrySlope = (roof: CarryRoof, phase: number, clasps = false): Panel => {
  const { length, width, rise, material: t, handle, inside = 0 } = roof;
  const slant = Math.hypot(width / 2, rise);
  // The handle folds about its print side and stands with its inner face in the middle.
  const reach = slant - (2 * (t - 2 * inside) * (slant - rise)) / width - (2 * inside * slant) / width;
  // Lean of a slope from its upright wall, in degrees.
  const lean = toDegrees(Math.atan2(width / 2, rise));
  // The roof covers the gables and projects slightly beyond their board.
  const beyond = t + 0.5;
  const grip = stadium([length / 2, handle / 2], Math.min(GRIP.length, length - 2 * GRIP.beside), GRIP.height);
  const how = { fold: -lean, phase };
  const held = clasps ? claspedHandle(roof, how) : trapezium('handle', length, handle, 0, { round: 10, ...how });
  return pen('roof', length, { fold: lean, phase })
    .to(length + beyond, 0)
    .to(length + beyond, reach)
    .to(length, reach)
    .hang(0, reach, { ...held, marks: [...held.marks, { line: 'cut', curves: grip }] })
    .to(-beyond, reach)
    .to(-beyond, 0)
    .close();
};

/** Overlap of a clasp with the grip of the handle that it holds, and by how much it is shorter than the grip at each end, in mm. */
const CLASP = { over: 6, beside: 3 } as const;

/** A clasp folds in the two phases after its roof. Thick board has two creases for it, as the other handle lies between. */
export const claspOf = (handle: string, inside = 0): string => `${handle}${inside ? '.bridge' : ''}.clasp`;

/** A handle with a clasp on its upper edge, which folds over the handle behind it down to the grip. */
const claspedHandle = ({ length, material: t, handle, inside = 0 }: CarryRoof, how: PanelOptions): Panel => {
  const seat = Math.min(GRIP.length, length - 2 * GRIP.beside) - 2 * CLASP.beside;
  const depth = (handle - GRIP.height) / 2 + CLASP.over + inside;
  const phase = how.phase! + 1;
  const clasp = (options: PanelOptions) => trapezium('clasp', seat, depth, 3, { round: 4, ...options });
  const over = inside
    ? rectangle('bridge', seat, t + 2 * inside, { phase, top: clasp({ phase: phase + 1 }) })
    : clasp({ folds: [{ phase, to: 180, clearance: t }] });
  const [middle, half, top] = [length / 2, seat / 2, handle + inside];
  return pen('handle', length, how)
    .to(length, top)
    .round(10)
    .to(middle + half, top)
    .hang(middle - half, top, over)
    .to(0, top)
    .round(10)
    .close();
};

/** The gable that closes the end under both slopes. Its wall is `gableFoot` mm high and `inset` mm narrower at each side. */
export const gableEnd = ({ width, rise }: Pick<CarryRoof, 'width' | 'rise'>, inset: number): Rim => {
  const slope = rise / (width / 2);
  const [seat, shoulder] = [width - 2 * inset, inset * slope];
  return rim(seat)
    .to(seat, shoulder)
    .to(seat / 2, shoulder + (seat / 2) * slope)
    .round(3)
    .to(0, shoulder)
    .close();
};

/** Height of an end wall under its gable, beside walls of this height. The gable stays 0.3 mm below the inner face of the roof. */
export const gableFoot = (
  height: number,
  { width, rise, inside = 0 }: Pick<CarryRoof, 'width' | 'rise' | 'inside'>,
): number => height - 0.3 - (2 * inside * Math.hypot(width / 2, rise)) / width;
