import { type Panel, pen } from '../../board/index.ts';
import { type Curve, straight, tanDegrees } from '../../geometry/index.ts';
import { squareSlot } from '../holes/square-slot.ts';
import { sleevePhases } from './sleeve.ts';

/** A flap that closes a sleeve without glue. All in mm. */
export interface LockFlap {
  /** Length of its crease. */
  readonly height: number;
  /** From the crease to where its tongues begin. */
  readonly width: number;
  readonly material: number;
  /** How far its ends lean in, in degrees. */
  readonly upper?: number;
  readonly lower?: number;
}

/** How far a hook stands out beside the neck of its tongue, and how long the head is. */
const HEAD = { hook: 2.5, length: 10 } as const;

/** Width of a tongue's neck: a sixth of the flap, 20 at most. */
const neck = (height: number): number => Math.min(20, height / 6);

/** Length of the neck: on its way through the wall it passes two boards, with 1 mm to spare. */
const passage = (material: number): number => 2 * material + 1;

/** Where the two tongues stand, as shares of the height. */
const places = [2 / 3, 1 / 3] as const;

/** How far the tongues reach beyond the flap's own width. */
export const lockTongue = (material: number): number => passage(material) + HEAD.length;

/**
 * Our own construction: the flap of a sleeve with two tongues. Each is pushed from inside through a slit of
 * the last wall until its hooks are out, and lies flat on that wall's outer face. The flap is
 * drawn whole in the folded box, as if the tongues had stayed behind the wall: a board that bends through a slit is not a panel.
 */
export const lockFlap = ({ height, width, material, upper = 15, lower = 15 }: LockFlap): Panel => {
  const half = neck(height) / 2;
  const shoulder = width + passage(material);
  const p = pen('glue', height, { role: 'glue', phase: sleevePhases.glue }).to(
    height - width * tanDegrees(upper),
    width,
  );
  for (const place of places) {
    const x = place * height;
    p.to(x + half, width)
      .to(x + half, shoulder)
      .to(x + half + HEAD.hook, shoulder)
      .to(x + half - HEAD.hook, shoulder + HEAD.length)
      .to(x - half + HEAD.hook, shoulder + HEAD.length)
      .to(x - half - HEAD.hook, shoulder)
      .to(x - half, shoulder)
      .to(x - half, width);
  }
  return p.to(width * tanDegrees(lower), width).close();
};

/**
 * The slits of the last wall, 1 mm longer than the necks and where these have their middle. x
 * from that wall's crease, which lies `depth` (the depth of the box) from the flap's own; y from its lower end.
 * @param wide how wide they are cut: 0 is a single cut, enough for carton.
 */
export const lockSlits = ({ height, width, material }: LockFlap, depth: number, wide: number): Curve[][] => {
  const x = depth - width - passage(material) / 2;
  const half = (neck(height) + 1) / 2;
  return places.map((place) => {
    const [low, high] = [place * height - half, place * height + half];
    if (!wide) return [straight([x, low], [x, high])];
    return squareSlot([x - wide / 2, low], [x + wide / 2, high]);
  });
};
