import { describe, expect, it } from 'vitest';
import { caseAllowance, rollOverAllowance } from '../../src/board/index.ts';
import { mainId, variables } from '../../src/template/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';

describe('the shop table halves an odd width', () => {
  /** Length of a case flap across an inside width, in mm. */
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

it('each wall of a case is as wide as its size with the allowance of that wall', () => {
  const { template } = sound('Regular slotted case');
  const size = { length: 300, width: 200, height: 150, material: 3 };
  const { sheet } = built({ template, id: mainId(template) }, size).drawing.parts[0]!;
  // From the glue flap on 7/6, 8/6, 8/6 and 7/6 of the board: the last one has no crease at its free side.
  const walls = ['front', 'right', 'back', 'left'].map((name) => sheet.find(({ panel }) => panel.name === name)!.panel);
  const wide = walls.map(({ edges }) => Math.max(...edges.map(({ curve }) => curve.to[1])));
  expect(wide).toEqual([303.5, 204, 304, 203.5].map((mm) => expect.closeTo(mm, 9)));
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

describe('a tray with roll-over walls', () => {
  const [board, share] = [3, 2 / 3];

  it('has a rim that grows by one board for each layer, plus the play', () => {
    const rim = (layers: number, play = 0): number => rollOverAllowance(board, layers, { share, play }).rim;
    // Nothing between the walls: their boards touch, each with its share inside of its crease.
    expect(rim(0)).toBeCloseTo(2 * share * board, 9);
    expect(rim(2) - rim(1)).toBeCloseTo(board, 9);
    expect(rim(1, 0.7) - rim(1)).toBeCloseTo(0.7, 9);
  });

  it('measures the requested inside sizes, between single and between double walls', () => {
    for (const [layers, play] of [
      [0, 0],
      [1, 0.5],
    ] as const) {
      const { across, single, rim } = rollOverAllowance(board, layers, { share, play });
      const creases = 200 + single;
      expect(creases - 2 * share * board).toBeCloseTo(200, 9);
      // The inner wall stands a rim inside of the outer crease; the board outside of its own crease faces the tray.
      expect(200 + across - 2 * rim - 2 * (1 - share) * board).toBeCloseTo(200, 9);
    }
  });

  it('has outer walls whose height adds the board inside the crease and subtracts the board outside', () => {
    expect(rollOverAllowance(board, 1, { share: 1 }).outer).toBeCloseTo(board, 9);
    expect(rollOverAllowance(board, 1, { share: 0 }).outer).toBeCloseTo(-board, 9);
    expect(rollOverAllowance(board, 1, { share: 0.5 }).outer).toBeCloseTo(0, 9);
  });
});
