import { type Blank, type FlatFold, type Panel, type Pen, pen } from '../../board/index.ts';
import { type Curve, type Point, straight } from '../../geometry/index.ts';
import { type BagFeet, bagBottom, bagPhases } from './bag-bottom.ts';
import { bagFlaps } from './bag-flaps.ts';
import { type BagHandle, glueHem, gussetHem, handleHem } from './bag-hem.ts';
import { type BagPack, bagPack } from './bag-pack.ts';

/** A bag with gussets, a hem folded in at its mouth and a glued bottom. All in mm, crease to crease. */
export interface GussetBag {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  readonly glue: number;
  readonly hem: number;
  /** How far the bottom flaps reach. */
  readonly bottom: number;
  /** Whether the bottom is folded from uncut corners, or of four flaps with slots between them. */
  readonly corners: 'folded' | 'slotted';
  readonly handle: BagHandle;
}

/** The last gusset is short by 2 mm, and never by less than the four boards of glue flap, gusset and their hems. */
const lastGussetShort = (material: number): number => Math.max(2, 4 * material);

/** Standing, the board goes on straight over a crease that only lets the bag lie flat. */
const straightOn = { folds: [] } as const;

/**
 * Front, gusset, back and a last gusset on one strip with hem and bottom, every crease from end to end. Creases that let the bag lie
 * flat are straight in the standing bag: the centres of the gussets, the line half the width above the bottom, on which the foot of
 * the front is folded up, and the 45° from the gussets' feet to where those two meet. Between them lie a half of the
 * gusset beside the front, one beside the back that goes down to the bottom, the triangle between the former and the foot of
 * the front, and the foot of the gusset. On the back the line half the width above the bottom is a mark.
 */
export const gussetBag = (bag: GussetBag): Pick<Blank, 'trunk' | 'base' | 'rises' | 'elevation' | 'joins'> => {
  const { length, width, height, material, glue, hem, bottom, corners, handle } = bag;
  const half = width / 2;
  // The half beside the front of the last gusset, which is glued to that flap.
  const rest = half - lastGussetShort(material);
  const last = half + rest;
  const pack = bagPack(material, corners);
  const feet: BagFeet =
    corners === 'folded'
      ? bagBottom({ length, width, last, glue, depth: bottom, pack })
      : bagFlaps({ length, width, last, depth: bottom, pack });
  const mouth = handleHem(length, hem, handle);
  // Walls lie on their sides, from the mouth down to the level on which the foot is folded up, or to the bottom.
  const level = height - half;
  const wall = (name: string, seat: number, phase: number, delivered: FlatFold) =>
    pen(name, seat, { role: 'wall', phase, delivered });
  const flat = (name: string, seat: number, delivered?: FlatFold) =>
    pen(name, seat, { role: 'wall', ...straightOn, delivered });
  // Half a gusset as wide as this: on its far side, down to the level or to the bottom, the next panel hangs.
  const gussetHalf = (drawn: Pen, far: number, next: Panel): Pen =>
    drawn
      .to(far, half, 'crease')
      .hang(0, half, next)
      .rim(0, 0, gussetHem(half, hem, 'crease'));
  const levelLine = (across: number): Curve => straight([level, 0], [level, across]);

  // The foot of a gusset hangs on the slope of the triangle beside the foot of the front.
  const rightFoot = flat('right-foot', half * Math.SQRT2, pack.backed)
    .rim(0, half * Math.SQRT2, feet.right)
    .mark('crease', straight([0, 0], [half * Math.SQRT1_2, half * Math.SQRT1_2]))
    .close('crease');
  // It hangs on the foot of the front, and turns with the gusset.
  const rightTriangle = pen('right-triangle', half, { phase: bagPhases.walls, delivered: pack.doubled })
    .hang(0, half, rightFoot)
    .close('crease');

  // From the frame of the last triangle, whose free side lies on the left.
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
    .hang(length, half, glueTriangleOf({ half, glue, foot: feet.glue, pack }))
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
    // The measured drawings count from the bottom of the bag.
    elevation: half,
    joins: [
      { by: 'glue', a: 'front.glue', b: 'left', delivered: true },
      { by: 'glue', a: 'front-foot.bottom-flap', b: 'back.bottom-flap', delivered: true },
    ],
  };
};

/** The flap that completes the last gusset, below the level: its part of the triangle, on the foot of the front, and of the gusset's foot. */
const glueTriangleOf = ({
  half,
  glue,
  foot,
  pack,
}: {
  readonly half: number;
  readonly glue: number;
  /** The bottom flap; without one the glue flap ends on the line that is creased where it has one. */
  readonly foot: Panel | undefined;
  readonly pack: BagPack;
}): Panel => {
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
