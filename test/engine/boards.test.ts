import { describe, expect, it } from 'vitest';
import { usualBoards } from '../../src/engine/index.ts';
import { ApiError, boxwright, catalogue, drawOne, findBoard } from '../../src/index.ts';

const errorOf = (given: Record<string, unknown>): string => {
  try {
    drawOne(catalogue, 'becf-21d01', given);
  } catch (error) {
    if (error instanceof ApiError)
      return (error.body as unknown as { errors: { message: string }[] }).errors[0]!.message;
  }
  return '';
};

describe('boards by name', () => {
  it.each([
    ['B', 3],
    ['b flute', 3],
    ['EB', 4.6],
    ['BC', 7],
    ['CB flute', 7],
    ['GC1 350', 0.56],
    ['gc2 300 g/m2', 0.5],
    ['SBS 180', 0.229],
    ['SBS-480', 0.711],
    ['kraft 300gsm', 0.42],
    ['greyboard 1290', 2],
    ['16pt', 0.41],
    ['SBS 12pt', 0.3],
    ['A', 4.8],
    ['n flute', 0.6],
    ['double wall', 7],
    ['triple-wall', 12.8],
    ['32ECT', 4],
    ['48 ECT', 7],
    ['32 ECT B', 3],
  ])('%s is %f mm thick', (name, mm) => {
    const board = findBoard(name)!;
    expect(board.thickness).toBeCloseTo(mm, 2);
    expect(board.source).toMatch(/\w{4}/);
    expect(board.grammage).toBeGreaterThan(100);
  });

  it('draws the same as the thickness', () => {
    const of = (material: unknown) => drawOne(catalogue, 'becf-21d01', { material }).dxf();
    expect(of('B')).toBe(of(3));
    expect(of('C')).not.toBe(of(3));
  });

  it('lists the boards, and the grammages of a grade', () => {
    expect(errorOf({ material: 'cheddar' })).toBe(
      'material cannot be "cheddar". Give a thickness in mm, or a board: a flute (N, F, E, D, B, C, A, or two or three as BC), 32ECT, 16pt, or GC1, GC2, SBS, KRAFT, GREYBOARD with g/m² or points, for example "GC1 350".',
    );
    expect(errorOf({ material: 'GC1 35' })).toBe('GC1 is made from 160 to 450 g/m². Write "GC1 305".');
    expect(errorOf({ material: 'GC1' })).toContain('from 160 to 450 g/m²');
    expect(findBoard('constructor')).toBeUndefined();
  });

  it('lists the usual boards of each kind of box, thinnest first, as found by name', () => {
    for (const boards of Object.values(usualBoards)) {
      const mm = boards.map(({ thickness }) => thickness);
      expect(mm).toEqual(mm.toSorted((a, b) => a - b));
      for (const board of boards) expect(findBoard(board.name)).toEqual(board);
    }
    expect(usualBoards.rigid.map(({ thickness }) => thickness)).toEqual([1.5, 2, 2.5, 3]);
    // Five papers weigh more than three.
    expect(findBoard('EB')!.grammage).toBeGreaterThan(findBoard('C')!.grammage);
    expect(findBoard('B')!.grammage).toBe(448);
  });

  it('the service accepts only numbers', async () => {
    const variables = { unit: 'mm', length: 300, width: 200, height: 250, material: 'B' } as const;
    await expect(boxwright().calculateParts('becf-21d01', { variables })).rejects.toThrow(ApiError);
  });
});
