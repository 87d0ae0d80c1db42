import { describe, expect, it } from 'vitest';
import { caseAllowance } from '../../src/board/index.ts';
import { mainId, variables } from '../../src/template/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';

describe('the shop table halves an odd width', () => {
  /** How far a flap of a case reaches across an inside width, in mm. */
  const reach = (board: number, across: number): number => across / 2 + caseAllowance('shop_table', board, across).flap;

  // The published table adds a millimetre to an odd width in flute B, and takes one away in all others.
  it.each([
    ['E', 1.6, 300],
    ['B', 3, 302],
    ['C', 4, 300],
    ['BC', 7, 300],
  ])('in flute %s, board %d, as if it were %d wide', (_, board, even) => {
    expect(reach(board, 301)).toBe(reach(board, even));
    expect(reach(board, 301)).not.toBe(reach(board, even === 300 ? 302 : 300));
  });
});

describe('the glue flap of a case', () => {
  it.each(['Regular slotted case', 'Overlap slotted case'])('%s keeps an edge at its widest', (name) => {
    const { template } = sound(name);
    const id = mainId(template);
    const size = { length: 400, width: 300, height: 30, material: 3 };
    const { max } = variables(template, id, size).glue_flap!;
    const { sheet } = built({ template, id }, { ...size, glue_flap: max }).drawing.parts[0]!;
    const glue = sheet.find(({ panel }) => panel.name === 'glue')!.panel;
    const corners = glue.edges.map(({ curve }) => curve.to);
    const far = Math.max(...corners.map(([, y]) => y));
    const edge = corners.filter(([, y]) => y > far - 1e-6).map(([x]) => x);
    const kept = (Math.max(...edge) - Math.min(...edge)) / glue.seat;
    // A third: less would be a spike, more would leave glue unused.
    expect(kept).toBeGreaterThan(0.3);
    expect(kept).toBeLessThan(0.4);
  });
});
