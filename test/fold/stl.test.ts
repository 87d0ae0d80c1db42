import { expect, it } from 'vitest';
import { writeStl } from '../../src/fold/index.ts';
import { catalogue, dieline, templates } from '../../src/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

type Corner = readonly [x: number, y: number, z: number];

/** The triangles of a binary file, without their normals. */
const trianglesOf = (file: Uint8Array): Corner[][] => {
  const data = new DataView(file.buffer);
  const count = data.getUint32(80, true);
  expect(file.length).toBe(84 + 50 * count);
  return Array.from({ length: count }, (_, k) =>
    [0, 1, 2].map((corner) => {
      const at = 84 + 50 * k + 12 + 12 * corner;
      return [data.getFloat32(at, true), data.getFloat32(at + 4, true), data.getFloat32(at + 8, true)] as const;
    }),
  );
};

const volumeOf = (triangles: readonly Corner[][]): number =>
  triangles.reduce((sum, [a, b, c]) => {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [a!, b!, c!];
    return sum + (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
  }, 0);

const key = (corner: Corner): string => corner.map((v) => v.toFixed(4)).join();

it.each(spreadOf(templates, 40, 20).map(mainId))('%s: closed solids with the volume of the board', (id) => {
  const { drawing } = dieline(catalogue.find(id)!);
  const triangles = trianglesOf(writeStl(drawing.parts));
  const open = new Map<string, number>();
  for (const corners of triangles)
    corners.forEach((a, k) => {
      const [from, to] = [key(a), key(corners[(k + 1) % 3]!)];
      if (from === to) return;
      open.set(`${from} ${to}`, (open.get(`${from} ${to}`) ?? 0) + 1);
      open.set(`${to} ${from}`, (open.get(`${to} ${from}`) ?? 0) - 1);
    });
  expect([...open.values()].filter((count) => count !== 0)).toEqual([]);
  const bowed = drawing.parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow));
  const board = drawing.parts.reduce((sum, { area, part }) => sum + area * part.blank.thickness, 0);
  if (!bowed) expect(volumeOf(triangles) / board).toBeCloseTo(1, 2);
  // It stands from the origin upwards.
  expect(Math.min(...triangles.flat().map(([, , z]) => z))).toBe(0);
});

it('stands upright', () => {
  const { drawing } = dieline('becf-10101', { length: 60, width: 25, height: 100 });
  const corners = trianglesOf(writeStl(drawing.parts)).flat();
  const most = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis]!)));
  // Crease to crease, and at most a board on either side, twice where tucks overlap.
  [60, 25, 100].forEach((size, axis) => {
    expect(Math.abs(most[axis]! - size)).toBeLessThan(3);
  });
});
