import { type Blank, type FlatFold, glued, type Panel, type Pen, pen } from '../../../board/index.ts';
import { type Curve, type Point, straight } from '../../../geometry/index.ts';
import type { SizesAndMaterial } from '../trays/tray-floor.ts';
import { type BagFeet, bagBottom, bagFlaps, bagPhases } from './bag-bottom.ts';
import { type BagHandle, glueHem, gussetHem, handleHem } from './bag-hem.ts';
import { type BagPack, bagPack } from './inner/bag-pack.ts';

/** A bag with gussets, a hem folded in at its mouth and a glued bottom. All in mm, crease to crease. */
export interface GussetBag extends SizesAndMaterial {
  readonly glue: number;
  readonly hem: number;
  /** Length of the bottom flaps. */
  readonly bottom: number;
  /** `folded`: a bottom with uncut corners. `slotted`: four flaps with slots between them. */
  readonly corners: 'folded' | 'slotted';
  readonly handle: BagHandle;
}

/** A crease that folds only in the flat bag: in the standing bag the board stays straight there. */
const straightOn = { folds: [] } as const;

/**
 * Front, gusset, back and a last gusset on one strip with hem and bottom. All creases run from edge to edge. Three kinds fold only in the
 * flat bag: the centre lines of the gussets; the line half the width above the bottom, along which the foot of the front is folded up (on
 * the back only a mark); and the 45° lines from the gussets' feet to the point where these two meet. They divide a gusset into a half
 * beside the front, a half beside the back that reaches down to the bottom, a triangle beside the front's foot, and its own foot.
 */
export const gussetBag = (bag: GussetBag): Pick<Blank, 'trunk' | 'base' | 'rises' | 'elevation' | 'joins'> => {
  const { length, width, height, material, glue, hem, bottom, corners, handle } = bag;
  const half = width / 2;
  // Width of the last gusset's half beside the front, which is glued to the glue flap.
  // It is narrower by 2 mm, or by the four boards of glue flap, gusset and their hems if that is more.
  const rest = half - Math.max(2, 4 * material);
  const last = half + rest;
  const pack = bagPack(material, corners);
  const feet: BagFeet =
    corners === 'folded'
      ? bagBottom({ length, width, last, glue, depth: bottom, pack })
      : bagFlaps({ length, width, last, depth: bottom, pack });
  const mouth = handleHem(length, hem, handle);
  // Walls are drawn lying on their sides, from the mouth to the level of the foot's crease, or to the bottom.
  const level = height - half;
  const wall = (name: string, seat: number, phase: number, delivered: FlatFold) =>
    pen(name, seat, { role: 'wall', phase, delivered });
  const flat = (name: string, seat: number, delivered?: FlatFold) =>
    pen(name, seat, { role: 'wall', ...straightOn, delivered });
  // Half a gusset. The next panel hangs on its far side, which ends at `far`: the level or the bottom.
  const gussetHalf = (drawn: Pen, far: number, next: Panel): Pen =>
    drawn
      .to(far, half, 'crease')
      .hang(0, half, next)
      .rim(0, 0, gussetHem(half, hem, 'crease'));
  const levelLine = (across: number): Curve => straight([level, 0], [level, across]);

  // The foot of a gusset hangs on the slanted side of the triangle beside the foot of the front.
  const rightFoot = flat('right-foot', half * Math.SQRT2, pack.backed)
    .rim(0, half * Math.SQRT2, feet.right)
    .mark('crease', straight([0, 0], [half * Math.SQRT1_2, half * Math.SQRT1_2]))
    .close('crease');
  // The triangle hangs on the foot of the front and folds with the gusset.
  const rightTriangle = pen('right-triangle', half, { phase: bagPhases.walls, delivered: pack.doubled })
    .hang(0, half, rightFoot)
    .close('crease');

  // Converts from the frame of the last triangle, which has its free side on the left.
  const onLeft = (x: number, y: number): Point => [(x - y + rest) * Math.SQRT1_2, (x + y - rest) * Math.SQRT1_2];
  const leftFoot = flat('left-foot', rest * Math.SQRT2, pack.backed)
    .to(...onLeft(last, half), 'crease')
    .rim(...onLeft(0, half), feet.left)
    .mark('crease', straight(onLeft(rest, 0), onLeft(rest, half)))
    .close();
  const leftTriangle = pen('triangle', rest, { ...straightOn, delivered: pack.triangle })
    .hang(0, rest, leftFoot)
    .close();

  const left = flat('left', level, pack.backed)
    .hang(level, rest, leftTriangle)
    .to(0, rest)
    .rim(0, 0, gussetHem(rest, hem, 'cut'))
    .close();
  const leftBack = gussetHalf(wall('left-back', height, bagPhases.last, pack.gusset), level, left)
    .mark('crease', levelLine(half))
    .close();
  const back = wall('back', height, bagPhases.walls, pack.gusset)
    .rim(height, length, feet.back)
    .hang(0, length, leftBack)
    .rim(0, 0, mouth)
    .mark('crease', levelLine(length))
    .close();
  const rightBack = gussetHalf(flat('right-back', level, pack.backed), height, back)
    .mark('crease', levelLine(half))
    .close();
  const right = gussetHalf(wall('right', level, bagPhases.walls, pack.gusset), level, rightBack).close();
  const frontFoot = flat('front-foot', length, pack.backed)
    .hang(length, half, glueTriangleOf(half, glue, feet.glue, pack))
    .rim(0, half, feet.front)
    .hang(0, 0, rightTriangle)
    .close();
  const front = flat('front', level).hang(level, length, frontFoot).hang(0, length, right).rim(0, 0, mouth).close();
  const glueFlap = pen('glue', level, { role: 'glue', phase: bagPhases.walls, delivered: pack.glue })
    .hang(level, glue, glueHem(glue, hem))
    .to(0, glue)
    .close('crease');
  return {
    trunk: front,
    base: { line: 'crease', panel: glueFlap },
    rises: 'right',
    // In the measured drawings, y = 0 is the bottom of the bag.
    elevation: half,
    joins: [glued('front.glue', 'left', true), glued('front-foot.bottom-flap', 'back.bottom-flap', true)],
  };
};

/**
 * The glue flap below the level, on the foot of the front: it completes the last gusset's triangle and foot. Without a bottom flap, `foot`,
 * it is cut where it would otherwise be creased.
 */
const glueTriangleOf = (half: number, glue: number, foot: Panel | undefined, pack: BagPack) => {
  const p = pen('glue-triangle', half, { role: 'glue', phase: bagPhases.walls, delivered: pack.doubled })
    .to(half, glue, 'crease')
    .to(glue, glue);
  if (!foot) return p.close();
  const corner = glue * Math.SQRT1_2;
  const under = pen('glue-foot', glue * Math.SQRT2, { role: 'wall', ...straightOn, delivered: pack.backed })
    .to(corner, corner)
    .hang(0, 0, foot)
    .close();
  return p.hang(0, 0, under).close();
};
