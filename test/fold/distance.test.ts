import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyDistance } from '../../src/fold/solid/distance.ts';
import type { PanelSolid, Prism } from '../../src/fold/solid/solid.ts';
import { add3, cross3, dot3, length3, normalize3, type Point3, scale3, subtract3 } from '../../src/geometry/index.ts';

/** A block of board: its centre, three orthogonal directions, and half its extent along each. */
interface Block {
  readonly middle: Point3;
  readonly axes: readonly [Point3, Point3, Point3];
  readonly half: Point3;
}

const cornerOf = ({ middle, axes, half }: Block, signs: Point3): Point3 =>
  axes.reduce<Point3>((p, axis, k) => add3(p, scale3(axis, signs[k]! * half[k]!)), middle);

const prismOf = (block: Block): Prism => {
  const ring = (side: 1 | -1): Point3[] =>
    [[-1, -1] as const, [1, -1] as const, [1, 1] as const, [-1, 1] as const].map(([u, v]) =>
      cornerOf(block, [u, v, side]),
    );
  const [inner, print] = [ring(-1), ring(1)];
  const end = (pick: (...values: number[]) => number, k: 0 | 1 | 2) => pick(...[...inner, ...print].map((p) => p[k]));
  return {
    inner,
    print,
    rim: [true, true, true, true],
    normal: block.axes[2],
    box: {
      min: [end(Math.min, 0), end(Math.min, 1), end(Math.min, 2)],
      max: [end(Math.max, 0), end(Math.max, 1), end(Math.max, 2)],
    },
  };
};

const bodyOf = (...blocks: readonly Block[]): PanelSolid => {
  const prisms = blocks.map(prismOf);
  return { id: 'a', part: 0, panel: 0, prisms, box: prisms[0]!.box };
};

/** The point of a block nearest to another point. */
const nearest = ({ middle, axes, half }: Block, p: Point3): Point3 =>
  axes.reduce<Point3>((q, axis, k) => {
    const along = dot3(subtract3(p, middle), axis);
    return add3(q, scale3(axis, Math.min(half[k]!, Math.max(-half[k]!, along))));
  }, middle);

/** An independent method: alternating projection between the blocks (von Neumann). */
const walked = (a: Block, b: Block): number => {
  let p = a.middle;
  let q = nearest(b, p);
  for (let k = 0; k < 3000; k++) {
    p = nearest(a, q);
    q = nearest(b, p);
  }
  return length3(subtract3(p, q));
};

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const direction = fc
  .tuple(within(-1, 1), within(-1, 1), within(-1, 1))
  .filter((v) => length3(v) > 0.1)
  .map(normalize3);
const anyBlock: fc.Arbitrary<Block> = fc
  .record({
    middle: fc.tuple(within(-60, 60), within(-60, 60), within(-60, 60)),
    half: fc.tuple(within(1, 30), within(1, 30), within(0.2, 2)),
    u: direction,
    other: direction,
  })
  .filter(({ u, other }) => length3(cross3(u, other)) > 0.1)
  .map(({ middle, half, u, other }) => {
    const w = normalize3(cross3(u, other));
    return { middle, half, axes: [u, cross3(w, u), w] };
  });

it('the distance of two blocks is that of their nearest points, in any orientation', () =>
  fc.assert(
    fc.property(anyBlock, anyBlock, (a, b) => {
      expect(bodyDistance(bodyOf(a), bodyOf(b))).toBeCloseTo(walked(a, b), 2);
    }),
    { numRuns: 60, endOnFailure: true },
  ));

it('the distance of bodies of several blocks is the minimum over all pairs', () =>
  fc.assert(
    fc.property(fc.tuple(anyBlock, anyBlock), fc.tuple(anyBlock, anyBlock), (some, others) => {
      const pairs = some.flatMap((a) => others.map((b) => bodyDistance(bodyOf(a), bodyOf(b))));
      expect(bodyDistance(bodyOf(...some), bodyOf(...others))).toBeCloseTo(Math.min(...pairs), 9);
    }),
    { numRuns: 60, endOnFailure: true },
  ));
