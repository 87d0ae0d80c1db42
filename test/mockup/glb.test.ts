import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { usualSubstrate } from '../../src/api/index.ts';
import { fluteTexture } from '../../src/artwork/board-textures.ts';
import { type Blank, closedAngle } from '../../src/board/index.ts';
import { bodies, uprightOf } from '../../src/fold/index.ts';
import { finishes, mockup, substrateLooks } from '../../src/mockup/index.ts';
import { extent, type PlacedPanel } from '../../src/sheet/index.ts';
import { group, mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { built } from '../laws/built.ts';
import { inTurn, someOf } from '../support/turns.ts';
import { apart, at, unpacked } from './looking.ts';
import { extentOf, readGlb } from './read-glb.ts';

/** One template per group: boxes within a group have the same substrate. */
const oneOfEach = templates.filter((t, k) => templates.findIndex(({ group }) => group === t.group) === k);

/** A template with default values, by its name. */
const simple = (name: string) => {
  const template = templates.find((t) => t.name === name)!;
  return { drawing: built({ template, id: mainId(template) }).drawing, about: name };
};

/** Maximum overhang of the board in mm at a fold that is not a right angle, or that bends over another flap. */
const bend = ({ panel }: PlacedPanel, { thickness, inside }: Blank): number =>
  closedAngle(panel) === 0 || Math.abs(Math.abs(closedAngle(panel)) - 90) <= 1
    ? Math.abs(panel.folds.at(-1)?.bend ?? 0) / 2
    : (1 - inside) * thickness + (panel.folds.at(-1)!.clearance ?? 0) / 2;

describe('GLB', () => {
  it('shows the liner on the print side of a cut edge', async () => {
    const box = await mockup({ ...simple('Hang tag'), substrate: 'corrugated_white' });
    const { gltf, rows } = readGlb(await box.glb());
    const edge = gltf.meshes
      .flatMap(({ primitives }) => primitives)
      .find(({ material }) => gltf.materials[material]!.name.endsWith('edge'))!;
    const heights = rows(edge.attributes.POSITION!).map(([, , z]) => z!);
    const print = Math.max(...heights);
    const down = rows(edge.attributes.TEXCOORD_0!).map(([, v]) => v);
    expect(down).toEqual(heights.map((z) => (z === print ? 0 : 1)));
    // Textures begin with their top row, which is the white liner.
    const { data, width, height } = fluteTexture(substrateLooks.corrugated_white);
    expect([...data.subarray(0, 3)]).toEqual([...substrateLooks.corrugated_white.face]);
    const last = 4 * width * (height - 1);
    expect([...data.subarray(last, last + 3)]).toEqual([...substrateLooks.corrugated_white.edge.colour]);
  });

  it.runIf(inTurn(0, 3))(
    'writes finishes as roughness and metal, foil over the print and varnish on foil',
    async () => {
      const half = (x: number) =>
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect x="${x}" width="6" height="9"/></svg>`,
        );
      const box = await mockup({
        ...simple('Hang tag'),
        substrate: 'white_sbs',
        finish: 'matt',
        finishLayers: [
          { finish: 'gold_foil', artwork: half(0) },
          { finish: 'spot_varnish', artwork: half(3) },
          { finish: 'gold_foil', artwork: half(0), side: 'inside' },
        ],
      });
      const { gltf, image } = readGlb(await box.glb());
      const { pbrMetallicRoughness: pbr } = gltf.materials.find(({ name }) => name.endsWith('outside'))!;
      const [colour, finish] = [pbr.baseColorTexture!, pbr.metallicRoughnessTexture!].map(({ index }) =>
        unpacked(image(index)),
      );
      const [foil, both, varnish] = [1 / 6, 1 / 2, 5 / 6].map((u) =>
        [colour!, finish!].map((seen) => at(seen, u * seen.width, 9)),
      );
      // Gold and metal; the same, as smooth as varnish; varnished board.
      expect([foil![0], both![0]]).toEqual([finishes.gold_foil.colour, finishes.gold_foil.colour]);
      expect([foil![1]![2], both![1]![2], varnish![1]![2]]).toEqual([255, 255, 0]);
      expect(foil![1]![1]).toBe(Math.round(255 * finishes.gold_foil.roughness));
      expect([both![1]![1], varnish![1]![1]]).toEqual([15, 15]);
      expect(apart(varnish![0]!, substrateLooks.white_sbs.face)).toBe(0);
      // The inside has its own, and no lamination.
      const inside = gltf.materials.find(({ name }) => name.endsWith('inside'))!.pbrMetallicRoughness;
      const seen = [inside.baseColorTexture!, inside.metallicRoughnessTexture!].map(({ index }) =>
        unpacked(image(index)),
      );
      const [gold, bare] = [1 / 6, 5 / 6].map((u) => seen.map((one) => at(one, u * one.width, 9)));
      expect([gold![0], gold![1]![2]]).toEqual([finishes.gold_foil.colour, 255]);
      expect(apart(bare![0]!, substrateLooks.white_sbs.inside)).toBe(0);
      expect(bare![1]!.slice(1)).toEqual([Math.round(255 * substrateLooks.white_sbs.roughness), 0]);
      expect((await validateBytes(await box.glb())).issues.numErrors).toBe(0);
    },
  );

  describe.each(someOf(oneOfEach, 0, 3).map((t) => [t.name, t] as const))('%s', (name, template) => {
    const { drawing } = built({ template, id: mainId(template) });
    const { parts } = drawing;
    const substrate = usualSubstrate(group(template.group).category);
    const made = mockup({ drawing, about: name, substrate }).then((box) => box.glb());

    it('passes the Khronos validator', async () => {
      const { issues, info } = await validateBytes(await made);
      expect(issues.messages).toEqual([]);
      expect(info.totalTriangleCount).toBeGreaterThan(10);
    });

    it('is closed, has the size of the closed box, and is centred on the ground', async () => {
      const { min, max } = extentOf(readGlb(await made).corners());
      const rows = uprightOf(parts);
      // Folded board protrudes by the half circle of its fold; layers are separated by hundredths of a millimetre.
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

    it('has an animation from flat to closed', async () => {
      const { gltf, corners } = readGlb(await made);
      const [standing, end] = [corners(), corners(1)];
      const moved = standing.map(({ at }, k) => Math.max(...[0, 1, 2].map((i) => Math.abs(at[i]! - end[k]!.at[i]!))));
      expect(moved.reduce((a, b) => Math.max(a, b))).toBeLessThan(2e-5);
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
