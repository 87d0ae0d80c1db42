import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { mapCurve } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, edge, sound } from './faults.ts';
import { outlines } from './outlines.ts';

describe('goes red', () => {
  it('not where nothing is wrong', () => expect(outlines(built(sound()))).toEqual([]));

  it('for an edge that starts elsewhere', () => {
    const open = altered(sound(), 'right.top-dust', (panel) =>
      edge(panel, 1, (e) => ({ ...e, curve: { ...e.curve, from: [e.curve.from[0] + 1e-6, e.curve.from[1]] } })),
    );
    expect(outlines(built(open)).join()).toMatch(/^right\.top-dust is open by .* after edge 1$/);
  });

  it('for a panel that hangs over its own crease', () => {
    const below = altered(sound(), 'front.glue', (panel) => ({
      ...panel,
      edges: panel.edges.map((e) => ({ ...e, curve: mapCurve(e.curve, ([x, y]) => [x, -y], -1) })),
    }));
    expect(outlines(built(below)).join()).toMatch(/^front\.glue has an area of -/);
  });

  it('for an outline that runs through itself', () => {
    const bow = altered(sound(), 'front.glue', ({ seat, ...panel }) => ({
      ...panel,
      seat,
      edges: pen('glue', seat).to(seat, 10).to(20, 10).to(10, 5).to(20, 5).to(5, 10).close().edges,
    }));
    expect(outlines(built(bow)).join()).toMatch(/^the outline of front\.glue runs through itself/);
  });
});
