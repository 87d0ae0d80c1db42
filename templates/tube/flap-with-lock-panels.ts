import { type Curve, type Panel, pen, sleevePhases, squareSlot, straight, tanDegrees } from '../../src/author/index.ts';

/** A flap that closes a sleeve without glue. All in mm. */
export interface LockFlap {
  /** Length of its crease. */
  readonly height: number;
  /** Distance from the crease to the start of its tongues. */
  readonly width: number;
  readonly material: number;
  /** Slant of its ends, in degrees. */
  readonly upper?: number;
  readonly lower?: number;
}

/** Width of a hook beside the neck of its tongue, and length of the head. */
const HEAD = { hook: 2.5, length: 10 } as const;

/** Width of a tongue's neck: a sixth of the flap, 20 mm at most. */
const neck = (height: number): number => Math.min(20, height / 6);

/** Length of the neck: it passes two boards in the wall, with 1 mm of play. */
const passage = (material: number): number => 2 * material + 1;

/** Positions of the two tongues, as shares of the height. */
const places = [2 / 3, 1 / 3] as const;

/** Reach of the tongues beyond the width of the flap. */
export const lockTongue = (material: number): number => passage(material) + HEAD.length;

/**
 * The flap of a sleeve with two tongues, our own construction. Each tongue is pushed from inside through a slit of the last wall until its
 * hooks are out, and lies flat outside. The folded box shows tongues behind the wall: a board that bends through a slit is not a panel.
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
 * The slits of the last wall, 1 mm longer than the necks, centred on them. x runs from its crease, `depth` from the flap's; y from below.
 * @param wide width of the slits: 0 is a single cut, enough for carton.
 */
export const lockSlits = ({ height, width, material }: LockFlap, depth: number, wide: number): Curve[][] => {
  const x = depth - width - passage(material) / 2;
  const half = (neck(height) + 1) / 2;
  return places.map((place) => {
    const [low, high] = [place * height - half, place * height + half];
    return wide ? squareSlot([x - wide / 2, low], [x + wide / 2, high]) : [straight([x, low], [x, high])];
  });
};
