import { describe, expect, it } from 'vitest';
import rows from '../fixtures/case-binding.json' with { type: 'json' };
import { type CoverCase, coverCaseParts } from '../src/author/pieces/index.ts';
import { insideShare, partsOf } from '../src/board/index.ts';
import { arrange, extent, type PlacedPart, sizeOf } from '../src/sheet/index.ts';
import { resolve } from '../src/template/index.ts';
import ringBinder from '../templates/hard/binders/ring-binder.ts';
import bookBox from '../templates/hard/boxes-with-hinged-lid/book-box.ts';
import { caseBinding } from '../templates/hard/boxes-with-hinged-lid/case-binding-panels.ts';

/** Paper without thickness: the published sizes ignore it. */
const PAPER = 1e-3;

const sizesOf = (parts: readonly PlacedPart[]): Readonly<Record<string, { width: number; height: number }>> =>
  Object.fromEntries(parts.map(({ part, dieline }) => [part.id, sizeOf(extent(dieline))]));

// Our covers lie with the spine across the sheet, so the published width is our height.
const turned = ({ width, height }: { width: number; height: number }) => ({ width: height, height: width });

describe('published sizes of a case', () => {
  it.each(rows)('row $row: $source', (row) => {
    const sizes = caseBinding({ ...row, ...row.block, turnIn: row.turn_in });
    const box: CoverCase = {
      across: sizes.across,
      boards: [
        { name: 'back', depth: sizes.side },
        { name: 'spine', depth: sizes.spine, stands: true },
        { name: 'front', depth: sizes.side },
      ],
      hinge: sizes.hinge,
      board: row.board,
      paper: PAPER,
      reach: sizes.reach,
    };
    const drawn = sizesOf(
      arrange(partsOf(coverCaseParts(box), { thickness: row.board, inside: insideShare.hard })).parts,
    );
    const near = (id: string, published: { width: number; height: number }) => {
      expect(drawn[id]!.width).toBeCloseTo(turned(published).width, 6);
      expect(drawn[id]!.height).toBeCloseTo(turned(published).height, 6);
    };
    near('back_board', row.side);
    near('front_board', row.side);
    near('spine_board', row.spine);
    near('case_cover', row.wrap);
  });

  it('a ring binder of 230 × 320 with a spine of 100, grooves of 8 and turn-ins of 15 is 606 × 350', () => {
    const { values, chosen } = resolve(ringBinder);
    const drawn = sizesOf(arrange(ringBinder.build(values, chosen)).parts);
    expect(drawn.case_cover!.height).toBeCloseTo(606, 6);
    expect(drawn.case_cover!.width).toBeCloseTo(350, 6);
    // The lining is 3 mm smaller than the case on all sides: 230 + 8 + 100 + 8 + 230 by 320.
    expect(drawn.case_lining!.height).toBeCloseTo(570, 6);
    expect(drawn.case_lining!.width).toBeCloseTo(314, 6);
  });

  it('a book box keeps the published sizes around its tray, with any paper', () => {
    const { values, chosen } = resolve(bookBox, { paper: 0.3, square: 4, joint: 6, turn_in: 20 });
    const drawn = sizesOf(arrange(bookBox.build(values, chosen)).parts);
    const { height: side, width: across } = drawn.base_board!;
    const { height: spine } = drawn.spine_board!;
    expect(drawn.case_cover!.height).toBeCloseTo(spine + 2 * (side + 6 + 2 + 20), 6);
    expect(drawn.case_cover!.width).toBeCloseTo(across + 2 * (2 + 20), 6);
    // Outer tray sizes: board and paper, and two papers at the short walls.
    expect(across).toBeCloseTo(200 + 2 * 2 + 4 * 0.3 + 2 * 4, 6);
  });
});
