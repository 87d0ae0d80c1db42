import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { bodies, FACET } from '../../src/fold/index.ts';
import { convexPieces } from '../../src/fold/solid/convex.ts';
import { circle, type Point, polygon, type Ring, ringArea } from '../../src/geometry/index.ts';
import { runs } from '../support/turns.ts';
import { blank, laid, part } from './blanks.ts';

const convex = (ring: Ring): boolean =>
  ring.every(([x, y], k) => {
    const [a, b] = [ring[(k + ring.length - 1) % ring.length]!, ring[(k + 1) % ring.length]!];
    return (x - a[0]) * (b[1] - y) - (y - a[1]) * (b[0] - x) > -1e-9;
  });

describe('convexPieces', () => {
  it('leaves what is convex whole, rounded corners and all', () => {
    const disc = polygon(circle([0, 0], 20), 0.05);
    const pieces = convexPieces(disc);
    expect(pieces).toHaveLength(1);
    expect(pieces[0]!.ring).toHaveLength(disc.length);
    expect(pieces[0]!.rim.every(Boolean)).toBe(true);
  });

  it('covers stars with holes, exactly and in few pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 10, max: 40, noNaN: true }), { minLength: 5, maxLength: 24 }), (radii) => {
        const star = radii.map((r, k): Point => {
          const a = (2 * Math.PI * k) / radii.length;
          return [r * Math.cos(a), r * Math.sin(a)];
        });
        const hole = polygon(circle([0, 0], 2), 0.05);
        const pieces = convexPieces(star, [hole]);
        expect(pieces.every(({ ring }) => convex(ring))).toBe(true);
        const area = pieces.reduce((sum, { ring }) => sum + ringArea(ring), 0);
        expect(area).toBeCloseTo(ringArea(star) - ringArea(hole), 6);
        expect(pieces.length).toBeLessThan(radii.length + hole.length);
        const rims = pieces.flatMap(({ rim }) => rim).filter(Boolean).length;
        expect(rims).toBe(star.length + hole.length);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('bodies', () => {
  it('cuts a bowed panel along its rulings into facets that stay close to the surface', () => {
    const r = 40;
    const rolled = pen('sheet', 50, {
      bow: { ruled: 'x', at: ([x, y], t) => [x, r * Math.sin((y * t) / r), r * (Math.cos((y * t) / r) - 1)] },
    })
      .to(50, 80)
      .to(0, 80)
      .close();
    const [body] = bodies(laid(part(blank(rolled, { thickness: 1 }))));
    // A chord of length c stands off an arc of radius r by c² / 8r.
    const least = 80 / Math.sqrt(8 * r * FACET);
    expect(body!.prisms.length).toBeGreaterThanOrEqual(least);
    expect(body!.prisms.length).toBeLessThanOrEqual(2 * least);
    for (const { print, inner } of body!.prisms) {
      for (const [, y, z] of print) expect(Math.hypot(y, z + r)).toBeCloseTo(r + 1, 4);
      for (const [, y, z] of inner) expect(Math.hypot(y, z + r)).toBeCloseTo(r, 4);
    }
  });
});
