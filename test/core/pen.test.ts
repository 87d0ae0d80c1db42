import { describe, expect, it } from 'vitest';
import { closedAngle, flip, flipRim, isHole, pen, QUARTER, rim } from '../../src/board/index.ts';
import { centreForm, circle, straight } from '../../src/geometry/index.ts';
import { panelArea, unfold } from '../../src/sheet/index.ts';
import { plain, plate } from './plain.ts';

const areaOf = (panel: ReturnType<typeof plate>): number => panelArea(unfold(plain(panel))[0]!);

describe('pen', () => {
  it('draws a closed outline', () => {
    const panel = plate('plate', 30, 20);
    expect(panel.edges.map(({ curve }) => curve.to)).toEqual([
      [30, 20],
      [0, 20],
      [0, 0],
    ]);
    expect(closedAngle(panel)).toBe(90);
    expect(areaOf(panel)).toBe(600);
  });

  it('omits lines without length', () => {
    expect(pen('plate', 30).to(30, 0).to(30, 20).to(30, 20).to(0, 20).close().edges).toHaveLength(3);
  });

  it('rounds a corner with an arc that touches both sides', () => {
    const panel = pen('plate', 30).to(30, 20).round(5).to(0, 20).round(5).close();
    const arcs = panel.edges.flatMap(({ curve }) => (curve.kind === 'arc' ? [curve] : []));
    expect(arcs.map((a) => centreForm(a).radius)).toEqual([expect.closeTo(5, 12), expect.closeTo(5, 12)]);
    expect(arcs[0]!.bulge).toBeCloseTo(QUARTER, 12);
    expect(areaOf(panel)).toBeCloseTo(600 - 2 * (25 - (25 * Math.PI) / 4), 9);
  });

  it('rounds inner corners the other way', () => {
    const panel = pen('plate', 30).to(30, 20).to(15, 20).to(15, 10).round(4).to(0, 10).close();
    const turn = panel.edges.find(({ curve }) => curve.kind === 'arc')!.curve;
    expect(turn.kind === 'arc' && turn.bulge).toBeCloseTo(-QUARTER, 12);
  });

  it('closes with the mirror image of what was drawn', () => {
    const drawn = pen('plate', 30).to(28, 5).arc(26, 15, -0.1).to(22, 20).round(2).to(8, 20).round(2).to(4, 15);
    const [whole, mirrored] = [
      drawn.arc(2, 5, -0.1).close(),
      pen('plate', 30).to(28, 5).arc(26, 15, -0.1).to(22, 20).round(2).closeMirrored(),
    ];
    expect(mirrored.edges).toHaveLength(whole.edges.length);
    for (const [k, { curve, line }] of mirrored.edges.entries()) {
      const other = whole.edges[k]!;
      expect([curve.kind, line]).toEqual([other.curve.kind, other.line]);
      for (const axis of [0, 1] as const) expect(curve.to[axis]).toBeCloseTo(other.curve.to[axis], 9);
    }
    expect(areaOf(mirrored)).toBeCloseTo(areaOf(whole), 9);
    // An arc over the middle is its own mirror image.
    expect(pen('plate', 30).to(30, 20).arc(0, 20, 0.5).closeMirrored().edges).toHaveLength(3);
  });

  it('mirrors the panels of one side, named after the other, and hangs one between them', () => {
    const wall = pen('wall', 30)
      .hang(30, 20, plate('right-flap', 20, 5))
      .closeMirrored(plate('lid', 26, 8), 'half-cut');
    expect(wall.edges.map(({ line, panel }) => [line, panel?.name])).toEqual([
      ['crease', 'right-flap'],
      ['cut', undefined],
      ['half-cut', 'lid'],
      ['cut', undefined],
      ['crease', 'left-flap'],
    ]);
    const back = pen('wall', 30)
      .hang(30, 20, plate('back-corner', 20, 5))
      .closeMirrored('crease');
    expect(back.edges.map(({ line, panel }) => panel?.name ?? line)).toEqual(['back-corner', 'crease', 'front-corner']);
    expect(() =>
      pen('wall', 30)
        .hang(30, 20, plate('flap', 20, 5))
        .closeMirrored(),
    ).toThrow('flap does not say on which side it is');
  });

  it('throws for a too large radius, and for a corner that is not between two lines', () => {
    expect(() => pen('plate', 30).to(30, 4).round(5).to(0, 4)).toThrow('plate: a corner of radius 5 mm does not fit');
    // The side after the corner is the shorter one.
    expect(() => pen('plate', 30).to(30, 20).round(5).to(26, 20)).toThrow('radius 5 mm does not fit at 30,20');
    expect(() => pen('plate', 30).to(30, 20).round(5).to(25, 20)).not.toThrow();
    expect(() => pen('plate', 30).to(30, 20).round(5).arc(0, 20, 0.1)).toThrow('only a corner of two straight lines');
    expect(() => pen('plate', 30).arc(30, 10, 1).round(2).to(0, 10)).toThrow('only a corner of two straight lines');
    expect(() =>
      pen('plate', 30)
        .hang(30, 10, plate('flap', 10, 3))
        .round(2)
        .to(0, 10),
    ).toThrow('two straight lines');
  });

  it('throws for a corner that is not a number, and for a pen that is hung before it is closed', () => {
    expect(() => pen('plate', 30).to(30, Number.NaN)).toThrow('plate has a corner at 30,NaN');
    expect(() => pen('plate', 30).arc(Number.POSITIVE_INFINITY, 5, 1)).toThrow('plate has a corner at Infinity,5');
    expect(() => pen('plate', 30).to(30, undefined as never)).toThrow('plate has a corner at 30,undefined');
    const flap = pen('flap', 30).to(30, 20).to(0, 20) as never;
    const plateOf = () => pen('plate', 30).to(30, 20);
    expect(() => plateOf().hang(0, 20, flap)).toThrow('end it with close()');
    expect(() => plateOf().side(0, 20, flap)).toThrow('end it with close()');
  });

  it('throws for a panel wider than its side', () => {
    expect(() =>
      pen('plate', 30)
        .to(30, 20)
        .hang(0, 20, plate('flap', 29, 5)),
    ).toThrow('flap is 29 mm wide, its side of plate is 30 mm');
    expect(() =>
      pen('plate', 30)
        .to(30, 20)
        .side(0, 20, plate('flap', 31, 5)),
    ).toThrow('flap (31 mm) is wider');
  });

  it('hangs a narrow panel on the middle of a side', () => {
    const panel = pen('plate', 30)
      .to(30, 20)
      .side(0, 20, plate('flap', 20, 5))
      .close();
    expect(panel.edges.map(({ line, curve }) => [line, curve.to])).toEqual([
      ['cut', [30, 20]],
      ['cut', [25, 20]],
      ['crease', [5, 20]],
      ['cut', [0, 20]],
      ['cut', [0, 0]],
    ]);
  });
});

describe('rims', () => {
  const step = rim(30)
    .to(30, 2)
    .hang(10, 2, plate('flap', 20, 5))
    .to(10, 0)
    .mark('cut', straight([2, -1], [4, -1]))
    .close();

  it('replace a side and end where it ends', () => {
    const panel = pen('plate', 30).to(30, 20).rim(0, 20, step).close();
    expect(panel.edges.map(({ curve }) => curve.to)).toEqual([
      [30, 20],
      [30, 22],
      [10, 22],
      [10, 20],
      [0, 20],
      [0, 0],
    ]);
    expect(panel.marks[0]!.curves[0]!.from).toEqual([2, 19]);
  });

  it('throw when longer than the side', () => {
    expect(() => pen('plate', 29).to(29, 20).rim(0, 20, step)).toThrow('a rim of 30 mm does not fit its side of plate');
  });

  it('are mirrored with their panels', () => {
    expect(step).toMatchObject(flipRim(flipRim(step)));
    const image = flipRim(step);
    expect(image.edges[0]!.curve.from).toEqual([30, 0]);
    expect(image.edges.at(-1)!.curve.to).toEqual([0, 0]);
    expect(image.marks[0]!.curves[0]).toEqual(straight([26, -1], [28, -1]));
    expect(flip(plate('left', 10, 5), 'right')).toMatchObject({ name: 'right', seat: 10 });
  });

  it('cannot be mirrored where a panel bows', () => {
    const bowed = { ...plate('pillow', 10, 5), bow: { ruled: 'x' as const, at: () => [0, 0, 0] as const } };
    expect(() => flip(bowed)).toThrow('pillow bows');
  });
});

describe('holes', () => {
  it('are closed rings of cuts', () => {
    expect(isHole({ line: 'cut', curves: circle([0, 0], 3) })).toBe(true);
    expect(isHole({ line: 'crease', curves: circle([0, 0], 3) })).toBe(false);
    expect(isHole({ line: 'cut', curves: [straight([0, 0], [1, 0])] })).toBe(false);
    expect(isHole({ line: 'cut', curves: [] })).toBe(false);
  });
});
