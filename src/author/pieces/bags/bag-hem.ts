import { type Panel, pen, type Rim, rim } from '../../../board/index.ts';
import { type Curve, circle, type Point, straight } from '../../../geometry/index.ts';
import { stadium } from '../holes/holes.ts';
import { rectangle } from '../shapes.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { bagPhases } from './bag-bottom.ts';

/** Two slits along the fold for a separate handle. All in mm. */
interface HandleSlits {
  readonly kind: 'slits';
  /** Distance between their middles. */
  readonly distance: number;
  readonly length: number;
}

/** Eyelets for a cord, slits for a separate handle, or a grip with round ends, all through wall and hem, `below` the fold. All in mm. */
export type BagHandle =
  | { readonly kind: 'eyelets'; readonly distance: number; readonly below: number; readonly radius: number }
  | HandleSlits
  | { readonly kind: 'grip'; readonly below: number; readonly width: number; readonly height: number }
  | { readonly kind: 'none' };

/** Distance of a handle slit below the crease, and height of its 45° ends above it, in mm. */
const SLIT_STEP = 1;

/** Length of the crease that a slit interrupts beyond each of its ends, in mm. */
export const SLIT_ENDS = 2 * SLIT_STEP;

const manner = { fold: 180, phase: bagPhases.hem, delivered: { to: 180 } } as const;

/** The plain hem of half a gusset. */
export const gussetHem = (width: number, hem: number, after: 'crease' | 'cut'): Rim =>
  flapEnd(rectangle('hem', width, hem, { ...manner, right: after, left: 'crease' }));

export const glueHem = (width: number, hem: number): Panel =>
  rectangle('hem', width, hem, { ...manner, right: 'crease' });

/** The holes of a handle in the hem above the fold (`side` 1), or in the wall below it (-1). */
const holes = (length: number, handle: Exclude<BagHandle, HandleSlits>, side: 1 | -1): Curve[][] => {
  switch (handle.kind) {
    case 'eyelets':
      return [-1, 1].map((at) => circle([(length + at * handle.distance) / 2, side * handle.below], handle.radius));
    case 'grip':
      return [stadium([length / 2, side * handle.below], handle.width, handle.height)];
    case 'none':
      return [];
  }
};

/** The hem of front or back with the holes for its handle. The holes below the fold are marks of the rim. */
export const handleHem = (length: number, hem: number, handle: BagHandle): Rim => {
  if (handle.kind === 'slits') return slitHem(length, hem, handle);
  const panel = pen('hem', length, manner).to(length, hem, 'crease');
  const p = rim(length);
  for (const ring of holes(length, handle, 1)) panel.mark('cut', ...ring);
  for (const ring of holes(length, handle, -1)) p.mark('cut', ...ring);
  return p.hang(0, 0, panel.closeMirrored()).close();
};

/** A hem with two handle slits; it hangs on the crease between them. The board above a slit stands up a little when the hem folds in. */
const slitHem = (length: number, hem: number, { distance, length: slit }: HandleSlits): Rim => {
  const half = slit / 2;
  const first = (length - distance) / 2;
  // Left end of the hem's seat.
  const x0 = first + half + SLIT_STEP;
  const seat = distance - slit - 2 * SLIT_STEP;
  const at = (x: number, y: number): Point => [x - x0, y];
  const second = first + distance;
  const ends = [first, second].flatMap((middle) =>
    ([-1, 1] as const).map((side) => [
      straight(at(middle + side * (half + SLIT_STEP), 0), at(middle + side * (half + 2 * SLIT_STEP), SLIT_STEP)),
    ]),
  );
  const panel = pen('hem', seat, manner)
    .path([seat + SLIT_STEP, -SLIT_STEP], [seat + SLIT_STEP + slit, -SLIT_STEP], [seat + 2 * SLIT_STEP + slit, 0])
    .to(length - x0, 0, 'crease')
    .to(length - x0, hem, 'crease');
  for (const end of ends) panel.mark('cut', ...end);
  return rim(length)
    .to(second + half + SLIT_STEP, 0, 'crease')
    .path([second + half, -SLIT_STEP], [second - half, -SLIT_STEP], [second - half - SLIT_STEP, 0])
    .closeMirrored(panel.closeMirrored());
};
