import { describe, expect, it } from 'vitest';
import tables from '../../fixtures/allowance-tables.json' with { type: 'json' };
import { rollOverAllowance } from '../../src/board/index.ts';
import { catalogue, drawOne, findBoard } from '../../src/index.ts';
import { mainId, variables } from '../../src/template/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';

/** A case of 400 × `width` × 200 as its drawing measures, in mm. */
const drawnCase = (id: string, rule: string, material: string, width: number, scores?: string) => {
  const box = drawOne(catalogue, id, {
    allowance: rule,
    ...(scores && { scores }),
    length: 400,
    width,
    height: 200,
    material,
    glue_flap: 30,
  });
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
    for (const scores of ['straight', 'staggered'] as const) {
      const step = scores === 'staggered' ? findBoard(board)!.thickness : 0;
      // Our own flaps that meet leave a gap of two thirds of the board, and of 3 mm at most.
      const gap = Math.min((2 / 3) * findBoard(board)!.thickness, 3);
      const flaps = rule === 'proportional' ? (width + walls[1]! - gap + step) / 2 : half + flap;
      // Die-cut, the inner flaps are creased one board below the outer ones, or two under the flap that covers them.
      const cases = [
        ['becf-21d01', 200 + 2 * depth.meet, 2],
        ['fefco-0200', 200 + depth.meet + depth.raw, 1],
      ] as const;
      for (const [id, height, ends] of cases) {
        const { board: _, ...drawn } = drawnCase(id, rule, board, width, scores);
        const innerWall = near(height - (ends * step) / 2);
        expect(drawn, id).toEqual({ walls: wide, innerWall, flat: near(height + ends * flaps) });
      }
      const { innerWall } = drawnCase('becf-21d03', rule, board, width, scores);
      expect(innerWall).toBeCloseTo(200 + 2 * depth.full - 2 * step, 6);
    }
    const height = near(200 + 2 * depth.raw);
    const { board: _, ...sleeve } = drawnCase('fefco-0501', rule, board, width);
    // Nothing is slotted: the last wall is as wide as the second but for a sixth of a board, as published flats of 0501 are.
    const last = rule === 'proportional' ? near(width + (7 / 6) * findBoard(board)!.thickness) : wide[3];
    expect(sleeve).toEqual({ walls: [...wide.slice(0, 3), last], innerWall: height, flat: height });
  });
});

describe('straight scores', () => {
  it.each(['becf-21d01', 'becf-21d02', 'becf-21d03', 'fefco-0200', 'fefco-0204', 'fefco-0206'])(
    '%s has one line across all four walls at each end, a straight last edge, and no score on its glue flap',
    (id) => {
      for (const material of [1.5, 3, 7]) {
        const { drawing } = drawOne(catalogue, id, { length: 400, width: 300, height: 200, material });
        const { lines } = drawing.parts[0]!.dieline;
        const across = lines.filter(({ line, curve }) => line === 'crease' && curve.from[1] === curve.to[1]);
        expect(across.length % 4).toBe(0);
        expect(new Set(across.map(({ curve }) => curve.from[1].toFixed(6))).size).toBe(across.length / 4);
        const right = Math.max(...lines.map(({ curve }) => curve.from[0]));
        const last = lines.filter(({ curve }) => curve.from[0] > right - 1e-6 && curve.to[0] > right - 1e-6);
        const length = last.reduce((sum, { curve }) => sum + Math.abs(curve.from[1] - curve.to[1]), 0);
        // The edge of the last wall and of its flaps, which may be shorter than those of the front.
        expect(length).toBeGreaterThan(200 + (across.length / 4) * 140);
        expect(Math.max(...across.flatMap(({ curve }) => [curve.from[0], curve.to[0]]))).toBeCloseTo(right, 6);
      }
    },
  );
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
