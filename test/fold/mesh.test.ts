import { describe, expect, it } from 'vitest';
import { bodies, mesh, type SnapshotSurface, snapshot } from '../../src/fold/index.ts';
import { cross3, dot3, length3, type Point3, subtract3 } from '../../src/geometry/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';
import { pairsIn, pointsIn } from '../support/rows.ts';
import { laid, part, tray, tube } from './blanks.ts';

const boxes: Record<string, readonly PlacedPart[]> = {
  'a carton': laid(part(tube({ length: 60, width: 30, height: 80 }))),
  'a corrugated case': laid(part(tube({ length: 60, width: 50, height: 40, thickness: 4, inside: 2 / 3 }))),
  'a tray with webs': laid(part(tray(60, 50, 20, { thickness: 2 }))),
  'two parts': built(sound('Two-piece shirt box')).drawing.parts,
  'an auto bottom, which is delivered flat': built(sound('Tuck top auto bottom, lid on the front')).drawing.parts,
  'a rigid box': built(sound('Rigid box with lift-off lid')).drawing.parts,
};

const apart = (p: Point3, all: readonly Point3[]): number =>
  all.reduce((least, q) => Math.min(least, length3(subtract3(p, q))), Number.POSITIVE_INFINITY);

describe('mesh', () => {
  describe.each(Object.entries(boxes))('%s', (_, parts) => {
    const made = mesh(parts);

    it.each([0, 0.13, 0.4, 0.5, 0.77, 1])('has the positions of the panels at %d', (t) => {
      const all = snapshot(made, t);
      for (const { id, prisms } of bodies(parts, t)) {
        const own = all
          .filter((side) => side.id === id && side.side !== 'edge')
          .flatMap(({ points }) => pointsIn(points));
        // Layers are separated by hundredths of a millimetre.
        for (const { inner, print } of prisms)
          for (const p of [...inner, ...print]) expect(apart(p, own)).toBeLessThan(0.11);
      }
    });

    it('shows the outer face of the board', () => {
      let [right, wrong] = [0, 0];
      for (const { points: row, normals: out, corners } of snapshot(made)) {
        const [points, normals] = [pointsIn(row), pointsIn(out)];
        for (let k = 0; k < corners.length; k += 3) {
          const [a, b, c] = [corners[k]!, corners[k + 1]!, corners[k + 2]!];
          const across = cross3(subtract3(points[b]!, points[a]!), subtract3(points[c]!, points[a]!));
          if (dot3(across, normals[a]!) > 0) right += length3(across);
          else wrong += length3(across);
        }
      }
      // Where a crease is strained, the strip across it is skewed.
      expect(wrong).toBeLessThan(1e-3 * right);
    });
  });

  it('closes folds from face to face, also between separated layers', () => {
    const all = snapshot(mesh(built(sound()).drawing.parts)).filter(({ side }) => side === 'outside');
    const key = ([x, y]: readonly number[]): string => `${x} ${y}`;
    // Several points of the strip have the same position on the sheet; those of a face have one.
    const isStrip = ({ sheet }: SnapshotSurface): boolean => new Set(pairsIn(sheet).map(key)).size < sheet.length / 4;
    const faces = all.filter((side) => !isStrip(side)).flatMap(({ points }) => pointsIn(points));
    const strips = all.filter(isStrip);
    expect(strips.length).toBeGreaterThan(10);
    for (const { id, points, sheet } of strips) {
      const places = pairsIn(sheet).map(key);
      for (const place of new Set(places)) {
        const row = pointsIn(points).filter((_, k) => places[k] === place);
        for (const end of [row[0]!, row.at(-1)!]) expect(apart(end, faces), id).toBeLessThan(1e-9);
      }
    }
  });

  it('has each corner of a face once, also where a panel bows in strips', () => {
    const faces = snapshot(mesh(built(sound('Handle pillow')).drawing.parts)).filter(
      ({ id, side }) => side === 'outside' && !id.includes(' '),
    );
    expect(faces).toHaveLength(9);
    for (const { id, sheet } of faces)
      expect(new Set(pairsIn(sheet).map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size, id).toBe(
        sheet.length / 2,
      );
  });

  it('separates layers that would be coplanar, such as a glue flap on its wall', () => {
    const all = snapshot(mesh(built(sound()).drawing.parts));
    const printOf = (id: string): SnapshotSurface => all.find((side) => side.id === id && side.side === 'outside')!;
    const [glue, wall] = [printOf('front.glue'), printOf('left')];
    const [normal] = pointsIn(wall.normals);
    expect(dot3(pointsIn(glue.normals)[0]!, normal!)).toBeCloseTo(1, 6);
    const out = dot3(subtract3(pointsIn(wall.points)[0]!, pointsIn(glue.points)[0]!), normal!);
    // The wall is over the flap, by hundredths of a millimetre.
    expect(out).toBeGreaterThan(0.01);
    expect(out).toBeLessThan(0.05);
  });
});
