import { describe, expect, it } from 'vitest';
import { type Panel, pen } from '../../src/board/index.ts';
import { clashes } from '../../src/fold/index.ts';
import { straight } from '../../src/geometry/index.ts';
import { blank, laid, part, tray, tube } from './blanks.ts';

const box = { length: 60, width: 30, height: 80 };
const pairs = (found: ReturnType<typeof clashes>): string[] => found.map(({ a, b }) => [a, b].sort().join(' & '));

describe('clashes', () => {
  it('accepts a sound carton whose panels touch', () => {
    for (const thickness of [0.3, 0.5, 1.2]) expect(clashes(laid(part(tube({ ...box, thickness }))))).toEqual([]);
  });

  it('finds nothing while the lid closes', () => {
    const parts = laid(part(tube(box)));
    for (let k = 0; k <= 30; k++) expect(pairs(clashes(parts, k / 30, { above: 0.05 }))).toEqual([]);
  });

  it('measures a tuck that is one board too long exactly', () => {
    const parts = laid(part(tube({ ...box, thickness: 0.4, room: 0.4 })));
    const found = clashes(parts);
    expect(pairs(found)).toEqual(['back.lid.tuck & left.glue']);
    expect(Math.abs(found[0]!.depth - 0.4)).toBeLessThan(1e-6);
    const [x, , z] = found[0]!.where;
    expect([Math.round(x), z]).toEqual([8, expect.closeTo(-0.2, 6)]);
    expect(clashes(parts, 1, { above: 0.41 })).toEqual([]);
  });

  it('ignores panels that share a fold line', () => {
    // Closed, the web lies behind the front and its far half behind that.
    const parts = laid(part(tray(100, 70, 20, { thickness: 1.5 })));
    expect(clashes(parts)).toEqual([]);
    // As plain cuts, the same far leg and wall are unrelated, and they collide while folding.
    const [only] = parts;
    const lines = only!.dieline.lines.map((l) => ({ ...l, panels: l.panels.slice(0, 1) }));
    const strangers = [{ ...only!, dieline: { ...only!.dieline, lines } }];
    expect(pairs(clashes(strangers, 0.5))).toContain('front.web.far & right');
    expect(pairs(clashes(parts, 0.5))).not.toContain('front.web.far & right');
  });

  it('respects holes: a tongue fits its slot, and collides with the board beside it', () => {
    const slotted = (from: number): Panel => {
      const corners = [
        [from, 20],
        [from + 10, 20],
        [from + 10, 20.5],
        [from, 20.5],
      ] as const;
      return pen('floor', 60)
        .to(60, 50)
        .to(0, 50)
        .mark('cut', ...corners.map((p, k) => straight(p, corners[(k + 1) % 4]!)))
        .close();
    };
    const tongue = pen('tongue', 10).to(10, 8).to(0, 8).close();
    // Upright through the floor from x = 10 to 20, its two faces at y = 20 and 20.5.
    const upright = { pose: [1, 0, 0, 10, 0, 0, -1, 20.5, 0, 1, 0, -4], approach: [0, 0, 50] as const };
    const at = (from: number) =>
      clashes(laid(part(blank(slotted(from)), 'base'), part(blank(tongue), 'insert', upright)));
    expect(at(10)).toEqual([]);
    expect(pairs(at(13))).toEqual(['base:floor & insert:tongue']);
    const window = { on: 'floor', line: 'cut', ring: slotted(10).marks[0]!.curves } as const;
    const plain = { ...slotted(10), marks: [] };
    const cut = laid(part(blank(plain, { cutouts: [window] }), 'base'), part(blank(tongue), 'insert', upright));
    expect(clashes(cut)).toEqual([]);
  });

  it('names the parts of a box of several parts', () => {
    const plate = (name: string): Panel => pen(name, 40).to(40, 30).to(0, 30).close();
    const over = (z: number) =>
      clashes(
        laid(
          part(blank(plate('floor')), 'base'),
          part(blank(plate('top')), 'lid', { pose: [0, -1, 0, 35, 1, 0, 0, -5, 0, 0, 1, z], approach: [0, 0, 50] }),
        ),
      );
    expect(over(0.5)).toEqual([]);
    const [found] = over(0.3);
    expect(found).toMatchObject({ a: 'base:floor', b: 'lid:top', depth: expect.closeTo(0.2, 9) });
  });
});
