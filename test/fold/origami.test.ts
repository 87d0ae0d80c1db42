import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { writeFold } from '../../src/fold/index.ts';
import { ringArea } from '../../src/geometry/index.ts';
import { mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { built } from '../laws/built.ts';
import { spreadOf } from '../support/turns.ts';
import { blank, laid, part } from './blanks.ts';
import { type FoldFile, refold, strays } from './refold.ts';

const read = (text: string): FoldFile => JSON.parse(text) as FoldFile;

describe('FOLD', () => {
  describe.each(spreadOf(templates, 5, 5).map((t) => [t.name, t] as const))('%s', (_, template) => {
    const box = built({ template, id: mainId(template) });
    const { parts } = box.drawing;
    const file = read(writeFold(box.drawing, template.name));
    const bows = parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow));

    it('has counter-clockwise faces with the area of the board', () => {
      const areas = file.faces_vertices.map((face) => ringArea(face.map((v) => file.vertices_coords[v]!)));
      expect(Math.min(...areas)).toBeGreaterThan(0);
      const board = parts.reduce((sum, { area }) => sum + area, 0);
      expect(Math.abs(areas.reduce((a, b) => a + b) / board - 1)).toBeLessThan(2e-3);
    });

    it('marks mountains, valleys, flat lines and borders, each with its angle', () => {
      file.edges_assignment.forEach((sort, k) => {
        const angle = file.edges_foldAngle[k]!;
        const marked = angle === null ? 'B' : angle < 0 ? 'M' : angle > 0 ? 'V' : 'F';
        if (sort !== marked || Math.abs(angle ?? 0) > 180) expect.fail(`edge ${k}: ${sort} at ${angle}`);
      });
      expect(new Set(file.edges_vertices.map((e) => e.join())).size).toBe(file.edges_vertices.length);
    });

    it('has one sheet per part, with its holes', () => {
      const sheets = refold(file);
      expect(sheets.length).toBe(parts.length);
      sheets.forEach(({ faces, spots }) => {
        const edges = new Set(
          faces.flatMap((f) => {
            const face = file.faces_vertices[f]!;
            return face.map((a, i) => [a, face[(i + 1) % face.length]!].sort((p, q) => p - q).join());
          }),
        );
        const euler = spots.size - edges.size + new Set(faces).size;
        expect(euler).toBeLessThanOrEqual(1);
        expect(euler).toBe(1 - holesOf(file, new Set(spots.keys())));
      });
    });

    it.skipIf(bows)('folds to the stated closed box by its angles alone', () => {
      for (const { spots } of refold(file)) {
        const corners = [...spots.keys()];
        const gaps = [...spots.values()].flatMap((all) =>
          all.map((p) => Math.hypot(...p.map((v, i) => v - all[0]![i]!))),
        );
        expect(Math.max(...gaps)).toBeLessThan(0.02);
        const theirs = corners.map((v) => file.file_frames[0]!.vertices_coords[v]!);
        expect(
          strays(
            corners.map((v) => spots.get(v)![0]!),
            theirs,
          ),
        ).toBeLessThan(0.02);
      }
    });
  });

  it('shares corners along folds, and separates flaps that only touch', () => {
    // Two flaps side by side on one wall, cut along the line between them.
    const flap = (name: string) => pen(name, 20, { fold: -90 }).to(20, 10).to(0, 10).close();
    const wall = pen('wall', 40).to(40, 30).hang(20, 30, flap('a')).hang(0, 30, flap('b')).close();
    const file = read(writeFold({ parts: laid(part(blank(wall))) }, 'two flaps'));
    expect(file.vertices_coords.length).toBe(9);
    expect(file.edges_assignment.filter((sort) => sort === 'V').length).toBe(2);
    expect(file.edges_foldAngle.filter((angle) => angle === 90).length).toBe(2);
  });
});

/** Rings of border edges, without the outer one. */
const holesOf = (file: FoldFile, own: ReadonlySet<number>): number => {
  const next = new Map<number, number[]>();
  file.edges_vertices.forEach(([a, b], k) => {
    if (file.edges_assignment[k] !== 'B' || !own.has(a)) return;
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  });
  let rings = 0;
  const seen = new Set<number>();
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    rings++;
    const queue = [start];
    for (let v = queue.pop(); v !== undefined; v = queue.pop()) {
      if (seen.has(v)) continue;
      seen.add(v);
      queue.push(...next.get(v)!);
    }
  }
  return rings - 1;
};
