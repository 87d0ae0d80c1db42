import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { mapCurve } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, edge, sound } from './faults.ts';
import { outlines } from './outlines.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(outlines(built(sound()))).toEqual([]));

  it('an edge that starts in the wrong place', () => {
    const open = altered(sound(), 'right.top-dust', (panel) =>
      edge(panel, 1, (e) => ({ ...e, curve: { ...e.curve, from: [e.curve.from[0] + 1e-6, e.curve.from[1]] } })),
    );
    expect(outlines(built(open)).join()).toMatch(/^right\.top-dust is open by .* after edge 1$/);
  });

  it('a panel that extends below its own crease', () => {
    const below = altered(sound(), 'front.glue', (panel) => ({
      ...panel,
      edges: panel.edges.map((e) => ({ ...e, curve: mapCurve(e.curve, ([x, y]) => [x, -y], -1) })),
    }));
    expect(outlines(built(below)).join()).toMatch(/^front\.glue has an area of -/);
  });

  it('an outline that crosses itself', () => {
    const bow = altered(sound(), 'front.glue', ({ seat, ...panel }) => ({
      ...panel,
      seat,
      edges: pen('glue', seat).to(seat, 10).to(20, 10).to(10, 5).to(20, 5).to(5, 10).close().edges,
    }));
    expect(outlines(built(bow)).join()).toMatch(/^the outline of front\.glue crosses itself/);
  });
});
