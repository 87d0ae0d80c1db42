import { describe, expect, it } from 'vitest';
import { dot3, type Point, subtract3 } from '../src/geometry/index.ts';
import { catalogue, drawOne, fold } from '../src/index.ts';

/** Distance of the middle of a panel's seat from the crease plane of another panel, in mm: positive on its print side. */
const offsets = (id: string, sizes: Readonly<Record<string, number>>, panels: readonly string[], from: string) => {
  const { parts } = drawOne(catalogue, id, sizes).drawing;
  const [{ sheet }] = parts as [(typeof parts)[number]];
  const [places] = fold.placements(parts);
  const indexOf = (name: string): number => sheet.findIndex((placed) => placed.id === name);
  const at = (name: string): Point => {
    const { from: p, to: q } = sheet[indexOf(name)]!.outline[0]!;
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  };
  const wall = places![indexOf(from)]!;
  const origin = wall(at(from), 0);
  const print = subtract3(wall(at(from), 1), origin);
  return panels.map((name) => dot3(subtract3(places![indexOf(name)]!(at(name), 0), origin), print));
};

describe('the ears of fefco-0457', () => {
  it.each([
    { length: 250, width: 180, height: 80, material: 1.5 },
    { length: 400, width: 300, height: 120, material: 4 },
    { length: 300, width: 200, height: 60, material: 7 },
  ])('lie outside the ends, their tongues inside (%o)', (sizes) => {
    const { material } = sizes;
    for (const end of ['left', 'right'])
      for (const wall of ['front', 'back']) {
        const ear = `${wall}.${end}-ear`;
        const [outside, inside] = offsets('fefco-0457', sizes, [ear, `${ear}.bridge.tongue`], end);
        // A board outside the end's own, and a board inside it.
        expect(outside).toBeCloseTo(material, 6);
        expect(inside).toBeCloseTo(-material, 6);
      }
  });
});
