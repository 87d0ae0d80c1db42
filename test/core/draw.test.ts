import { describe, expect, it } from 'vitest';
import { type Blank, type Panel, pen } from '../../src/board/index.ts';
import { circle, distance, length, straight } from '../../src/geometry/index.ts';
import { area, type Dieline, draw, unfold } from '../../src/sheet/index.ts';
import { plain, plate } from './plain.ts';

const of = ({ lines }: Dieline, ...panels: string[]) =>
  lines.filter((l) => l.panels.length === panels.length && panels.every((p) => l.panels.includes(p)));

/** Two flaps side by side on one panel, the one on the right as high as asked; they share the cut between them. */
const pair = (left: number, right: number): Blank => {
  const trunk = pen('trunk', 20)
    .to(20, 10)
    .hang(10, 10, plate('right', 10, right))
    .hang(0, 10, plate('left', 10, left))
    .close();
  return plain(trunk);
};

describe('draw', () => {
  it('draws a shared edge once, and names both panels', () => {
    const drawn = draw(pair(8, 8));
    expect(of(drawn, 'trunk.right', 'trunk.left').map(({ line }) => line)).toEqual(['cut']);
    expect(of(drawn, 'trunk', 'trunk.left')).toMatchObject([{ line: 'crease', folds: 'inward' }]);
    expect(drawn.nodes).toHaveLength(8);
    expect(drawn.lines).toHaveLength(10);
  });

  it('records the folding direction of a crease', () => {
    const flap = { ...plate('flap', 20, 5), folds: [{ phase: 0, to: -90 }] };
    const drawn = draw(plain(pen('trunk', 20).to(20, 10).hang(0, 10, flap).close()));
    expect(of(drawn, 'trunk', 'trunk.flap')).toMatchObject([{ line: 'crease', folds: 'outward' }]);
  });

  it('records the direction of a crease that is open in the box and closed in the flat pack', () => {
    const corner = { ...plate('corner', 20, 5), folds: [{ phase: 0, to: 0 }], delivered: { to: -180 as const } };
    const drawn = draw(plain(pen('trunk', 20).to(20, 10).hang(0, 10, corner).close()));
    expect(of(drawn, 'trunk', 'trunk.corner')).toMatchObject([{ line: 'crease', folds: 'outward-pack' }]);
  });

  it('splits cuts that coincide only in part, and draws each piece once', () => {
    const drawn = draw(pair(8, 5));
    const [shared] = of(drawn, 'trunk.right', 'trunk.left');
    expect(length(shared!.curve)).toBeCloseTo(5, 12);
    const rest = of(drawn, 'trunk.left').find(({ curve }) => distance(curve.from, curve.to) < 4);
    expect(length(rest!.curve)).toBeCloseTo(3, 12);
    const cuts = drawn.lines.filter(({ line }) => line === 'cut').reduce((s, { curve }) => s + length(curve), 0);
    expect(cuts).toBeCloseTo(20 + 10 + 10 + 10 + 5 + 10 + 8 + 8, 9);
  });

  it('splits a line where another ends on it', () => {
    const trunk = { ...plate('trunk', 20, 10), marks: [{ line: 'cut' as const, curves: [straight([8, 4], [8, 10])] }] };
    const drawn = draw(plain(trunk));
    expect(drawn.lines).toHaveLength(4 + 1 + 1);
    const meet = drawn.nodes.findIndex((p) => distance(p, [8, 10]) < 1e-9);
    expect(drawn.lines.filter(({ from, to }) => from === meet || to === meet)).toHaveLength(3);
  });

  it('splits an arc where a line ends on it', () => {
    const lobe = pen('lobe', 20).arc(0, 0, 1).close();
    const marks = [{ line: 'crease' as const, curves: [straight([10, 0], [10, 10])] }];
    const drawn = draw(plain({ ...lobe, marks }));
    const arcs = drawn.lines.filter(({ curve }) => curve.kind === 'arc');
    expect(arcs).toHaveLength(2);
    for (const { curve } of arcs) expect(length(curve)).toBeCloseTo(5 * Math.PI, 4);
  });

  it('throws for different lines of two panels in one place, and names both', () => {
    const flap = pen('right', 10).to(10, 8).to(0, 8).close('crease');
    const trunk = pen('trunk', 20)
      .to(20, 10)
      .hang(10, 10, flap)
      .hang(0, 10, plate('left', 10, 8))
      .close();
    expect(() => draw(plain(trunk))).toThrow(/trunk\.(left|right) has a (cut|crease) where trunk\.(left|right) has a/);
  });

  it('throws for two panels with one name, and for a panel on a cut', () => {
    const twice = pen('trunk', 20)
      .to(20, 10)
      .hang(10, 10, plate('flap', 10, 5))
      .hang(0, 10, plate('flap', 10, 5))
      .close();
    expect(() => unfold(plain(twice))).toThrow('two panels are called trunk.flap');
    const loose = pen('trunk', 20)
      .to(20, 10)
      .hang(0, 10, plate('flap', 20, 5), 'cut')
      .close();
    expect(() => unfold(plain(loose))).toThrow('flap hangs on a cut of trunk');
  });
});

describe('cut-outs', () => {
  const folded = (): Panel =>
    pen('trunk', 40)
      .to(40, 20)
      .hang(0, 20, plate('flap', 40, 20))
      .close();

  it('trim the crease below them, and subtract their area', () => {
    const ring = circle([20, 20], 5);
    const blank = plain(folded(), { cutouts: [{ on: 'trunk', ring, line: 'cut' }] });
    const drawn = draw(blank);
    const creases = drawn.lines.filter(({ line }) => line === 'crease');
    expect(creases.map(({ curve }) => length(curve))).toEqual([expect.closeTo(15, 9), expect.closeTo(15, 9)]);
    expect(area(blank)).toBeCloseTo(40 * 40 - 25 * Math.PI, 9);
    // The crease ends on the ring: the two half circles become four quarters or so.
    const arcs = drawn.lines.filter(({ curve }) => curve.kind === 'arc');
    expect(arcs.reduce((s, { curve }) => s + length(curve), 0)).toBeCloseTo(10 * Math.PI, 6);
  });

  it('that are only creased subtract no area', () => {
    const ring = circle([20, 10], 5);
    expect(area(plain(folded(), { cutouts: [{ on: 'trunk', ring, line: 'crease' }] }))).toBe(1600);
  });

  it('throw when they leave the board or lie on no panel', () => {
    const drawn =
      (on: string, ring = circle([20, 0], 5)) =>
      () =>
        draw(plain(folded(), { cutouts: [{ on, ring, line: 'cut' }] }));
    expect(drawn('trunk')).toThrow('the cut-out on trunk leaves the board at trunk');
    expect(drawn('roof')).toThrow('a cut-out is on roof, which is not a panel');
  });
});
