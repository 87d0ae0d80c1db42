import { describe, expect, it } from 'vitest';
import { type Curve, circle, straight } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { contours } from './contours.ts';
import { altered, sound } from './faults.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(contours(built(sound()))).toEqual([]));

  const marked = (panel: string, ...curves: Curve[]) =>
    contours(built(altered(sound(), panel, (p) => ({ ...p, marks: [...p.marks, { line: 'cut', curves }] }))));

  it('no slit', () => expect(marked('front', straight([20, 30], [40, 30]))).toEqual([]));

  it('no hole', () => expect(marked('front', ...circle([60, 40], 8))).toEqual([]));

  it('a lid that is cut off its wall', () => {
    const off = altered(sound(), 'front.top-lid', (p) => ({
      ...p,
      marks: [{ line: 'cut', curves: [straight([0, 5], [p.seat, 5])] }],
    }));
    expect(contours(built(off)).join()).toMatch(/default falls into 2 pieces: .*front\.top-lid/);
  });

  it('a cut that leaves the board', () => {
    const box = built(sound()).drawing.parts[0]!;
    const tip = box.sheet.find(({ id }) => id === 'front.top-lid.tuck')!;
    const depth = Math.max(...tip.panel.edges.map(({ curve }) => curve.to[1]));
    expect(
      marked('front.top-lid.tuck', straight([tip.panel.seat / 2, depth], [tip.panel.seat / 2, depth + 9])),
    ).toEqual(['a cut of front.top-lid.tuck has a loose end and no board on both its sides']);
  });

  it('a hole beside the board, and board in a hole', () => {
    expect(marked('front', ...circle([-200, 10], 3)).join()).toMatch(/a ring of cuts of front lies outside the board/);
    expect(marked('front', ...circle([60, 40], 8).slice(0, 1), ...circle([60, 40], 8).slice(1)).join()).toBe('');
    const split = altered(sound(), 'front', (p) => ({
      ...p,
      marks: circle([60, 40], 8).map((c) => ({ line: 'cut', curves: [c] })),
    }));
    expect(contours(built(split)).join()).toMatch(/a piece of front lies in a hole/);
  });
});
