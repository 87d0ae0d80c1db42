import { describe, expect, it } from 'vitest';
import { type Point, pointAt, straight, subcurve } from '../../src/geometry/index.ts';
import type { Line } from '../../src/sheet/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { lines } from './lines.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(lines(built(sound()))).toEqual([]));

  const redrawn = (change: (all: readonly Line[]) => readonly Line[]): string[] => {
    const box = built(sound());
    const { dieline } = box.drawing;
    return lines({ ...box, drawing: { ...box.drawing, dieline: { ...dieline, lines: change(dieline.lines) } } });
  };
  const crease = (all: readonly Line[]): Line =>
    all.find(({ line, panels }) => line === 'crease' && panels.includes('right.top-dust'))!;

  it('a line drawn twice', () => {
    expect(redrawn((all) => [...all, { ...all.find(({ line }) => line === 'cut')! }]).join()).toMatch(/drawn on/);
  });

  it('a cut on a crease', () => {
    const [found] = redrawn((all) => [...all, { ...crease(all), line: 'cut', panels: ['left'] }]);
    expect(found).toMatch(/^a cut of left runs along a crease of .*right\.top-dust/);
  });

  it('a cut on half of a crease', () => {
    const half = (all: readonly Line[]): Line => {
      const { curve, ...rest } = crease(all);
      return { ...rest, line: 'cut', panels: ['left'], curve: subcurve(curve, 0.25, 0.75) };
    };
    expect(redrawn((all) => [...all, half(all)]).join()).toMatch(/a cut of left runs along a crease/);
  });

  it('lines that cross without a corner', () => {
    const crossed = altered(sound(), 'front', (panel) => ({
      ...panel,
      marks: [{ line: 'cut', curves: [straight([20, 40], [-5, 30])] }],
    }));
    expect(lines(built(crossed)).join()).toMatch(/a cut of front meets a crease of front and front\.top-lid at/);
  });

  it('a line that ends on another without a corner', () => {
    const box = built(sound());
    const { dieline } = box.drawing;
    const { curve } = crease(dieline.lines);
    const ends = [pointAt(curve, 0.5), pointAt(curve, 0.5)].map(([x, y], k): Point => [x, y - 9 * k]);
    const bar: Line = {
      from: dieline.nodes.length,
      to: dieline.nodes.length + 1,
      curve: straight(ends[0]!, ends[1]!),
      line: 'cut',
      panels: ['right'],
      part: 0,
    };
    const more = { ...dieline, nodes: [...dieline.nodes, ...ends], lines: [...dieline.lines, bar] };
    expect(lines({ ...box, drawing: { ...box.drawing, dieline: more } }).join()).toMatch(
      /^a cut of right meets a crease of right and right\.top-dust at/,
    );
  });

  it('a line that is too short', () => {
    const speck = altered(sound(), 'front', (panel) => ({
      ...panel,
      marks: [{ line: 'cut', curves: [straight([20, 40], [20.0009, 40])] }],
    }));
    expect(lines(built(speck))).toEqual([]);
    const [first] = built(sound()).drawing.dieline.nodes;
    const dot = { from: 0, to: 0, curve: straight(first!, first!), line: 'cut', panels: ['front'], part: 0 } as const;
    expect(redrawn((all) => [...all, dot]).join()).toContain('a cut of front is shorter than a micron');
  });
});
