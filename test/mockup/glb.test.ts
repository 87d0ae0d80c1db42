import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { usualSubstrate } from '../../src/api/index.ts';
import { type Blank, closedAngle } from '../../src/board/index.ts';
import { bodies, uprightOf } from '../../src/fold/index.ts';
import { mockup } from '../../src/mockup/index.ts';
import { extent, type PlacedPanel } from '../../src/sheet/index.ts';
import { group, mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { built } from '../laws/built.ts';
import { extentOf, readGlb } from './read-glb.ts';

/** One template of every group: what they are made of is the same within it. */
const oneOfEach = templates.filter((t, k) => templates.findIndex(({ group }) => group === t.group) === k);

/** How far, in mm, the board of a fold that is no right angle may reach beyond it. */
const bend = ({ panel }: PlacedPanel, { thickness, inside }: Blank): number =>
  Math.abs(Math.abs(closedAngle(panel)) - 90) > 1
    ? (1 - inside) * thickness + (panel.folds.at(-1)!.clearance ?? 0) / 2
    : 0;

describe('GLB', () => {
  describe.each(oneOfEach.map((t) => [t.name, t] as const))('%s', (name, template) => {
    const { drawing } = built({ template, id: mainId(template) });
    const { parts } = drawing;
    const substrate = usualSubstrate(group(template.group).category);
    const made = mockup({ drawing, about: name, substrate }).then((box) => box.glb());

    it('is found right by the validator of Khronos', async () => {
      const { issues, info } = await validateBytes(await made);
      expect(issues.messages).toEqual([]);
      expect(info.totalTriangleCount).toBeGreaterThan(10);
    });

    it('stands closed, as large as the closed box, in the middle of the ground', async () => {
      const { min, max } = extentOf(readGlb(await made).corners());
      const rows = uprightOf(parts);
      // Board that is folded over sticks out by the half circle it goes round in; layers are held apart by hundredths.
      const round = Math.max(
        0,
        ...parts.flatMap(({ part: { blank }, sheet }) => sheet.map((placed) => bend(placed, blank))),
      );
      const points = bodies(parts).flatMap(({ prisms }) => prisms.flatMap(({ inner, print }) => [...inner, ...print]));
      rows.forEach((row, k) => {
        const along = points.map((p) => row[0] * p[0] + row[1] * p[1] + row[2] * p[2]);
        const size = along.reduce((a, b) => Math.max(a, b)) - along.reduce((a, b) => Math.min(a, b));
        expect(max[k]! - min[k]!).toBeGreaterThan(size - 0.1);
        expect(max[k]! - min[k]!).toBeLessThan(size + 2 * round + 0.1);
      });
      expect(min[1]).toBeCloseTo(0, 3);
      expect(min[0] + max[0]).toBeCloseTo(0, 3);
      expect(min[2] + max[2]).toBeCloseTo(0, 3);
    });

    it('begins its animation flat, and ends it as it stands', async () => {
      const { gltf, corners } = readGlb(await made);
      const [standing, end] = [corners(), corners(1)];
      standing.forEach(({ at }, k) => {
        for (const i of [0, 1, 2] as const) expect(Math.abs(at[i] - end[k]!.at[i])).toBeLessThan(2e-5);
      });
      if (!gltf.animations) return;
      expect(gltf.animations.map((a) => a.name)).toEqual(['fold']);
      if (parts.length > 1) return;
      const flat = extentOf(corners(0));
      const { left, right, bottom, top } = extent(drawing.dieline);
      const sizes = [0, 1, 2].map((k) => flat.max[k]! - flat.min[k]!).sort((a, b) => a - b);
      const [low, high] = [right - left, top - bottom].sort((a, b) => a - b) as [number, number];
      expect(sizes[0]).toBeLessThan(parts[0]!.part.blank.thickness + 0.15);
      expect(Math.abs(sizes[1]! - low)).toBeLessThan(0.15);
      expect(Math.abs(sizes[2]! - high)).toBeLessThan(0.15);
    });
  });
});
