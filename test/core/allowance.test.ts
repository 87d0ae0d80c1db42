import { describe, expect, it } from 'vitest';
import tables from '../../fixtures/allowance-tables.json' with { type: 'json' };
import { rollOverAllowance } from '../../src/board/index.ts';
import { catalogue, drawOne, findBoard } from '../../src/index.ts';
import { mainId, variables } from '../../src/template/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';

/** A case of 400 × `width` × 200 as its drawing measures, in mm. */
const drawnCase = (id: string, rule: string, material: string, width: number) => {
  const box = drawOne(catalogue, id, { allowance: rule, length: 400, width, height: 200, material, glue_flap: 30 });
  const { sheet } = box.drawing.parts[0]!;
  const wall = (name: string) => sheet.find(({ panel }) => panel.name === name)!.panel;
  return {
    board: box.values.material!,
    walls: ['front', 'right', 'back', 'left'].map((name) =>
      Math.max(...wall(name).edges.map(({ curve }) => curve.to[1])),
    ),
    // The flaps of this wall lie under the outer ones.
    innerWall: wall('right').seat,
    flat: box.size.height,
  };
};

const near = (mm: number) => expect.closeTo(mm, 6);

/** The published figures of every board of every rule, in mm. */
const published = [
  ...tables.shop_table.rows.flatMap((row) => row.boards.map((board) => ({ rule: 'shop_table', board, ...row }))),
  ...['F', 'E', 'B', 'C', 'EB', 'BC'].map((board) => {
    const inBoards = (share: string): number => {
      const [over, under = '1'] = share.split('/');
      return (Number(over) / Number(under)) * findBoard(board)!.thickness;
    };
    const { walls, depth, flap } = tables.proportional;
    return {
      rule: 'proportional',
      board,
      walls: walls.map(inBoards),
      depth: { raw: inBoards(depth.raw), meet: inBoards(depth.meet), full: inBoards(depth.full) },
      flap: inBoards(flap),
      odd: 0,
    };
  }),
];

describe.each(published)('the $rule allowances of $board', ({ rule, board, walls, depth, flap, odd }) => {
  it.each([300, 301])('are those of the publication, at a width of %d', (width) => {
    const half = (width + (width % 2 ? odd : 0)) / 2;
    const wide = walls.map((mm, k) => near((k % 2 ? width : 400) + mm));
    // A case is die-cut: its inner flaps are creased one board below the outer ones, or two under the flap that covers them.
    const cases = [
      ['becf-21d01', 200 + 2 * depth.meet, 2, 2 * (half + flap)],
      ['fefco-0200', 200 + depth.meet + depth.raw, 1, half + flap],
      ['fefco-0501', 200 + 2 * depth.raw, 0, 0],
    ] as const;
    for (const [id, height, ends, flaps] of cases) {
      const { board: t, ...drawn } = drawnCase(id, rule, board, width);
      expect(drawn, id).toEqual({ walls: wide, innerWall: near(height - (ends * t) / 2), flat: near(height + flaps) });
    }
    const { board: t, innerWall } = drawnCase('becf-21d03', rule, board, width);
    expect(innerWall).toBeCloseTo(200 + 2 * depth.full - 2 * t, 6);
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
