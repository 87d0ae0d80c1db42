import { describe, expect, it } from 'vitest';
import type { Panel } from '../../src/board/index.ts';
import { moveCurve, shift } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, sound, tampered } from './faults.ts';
import { holes } from './holes.ts';

const liner = (change: (marks: Panel['marks']) => Panel['marks']) =>
  altered(sound('Tuck end with hanging header'), 'back.header-liner', (panel) => ({
    ...panel,
    marks: change(panel.marks),
  }));

const movedBy = (x: number, y: number) =>
  liner((marks) => marks.map((mark) => ({ ...mark, curves: mark.curves.map((c) => moveCurve(shift(x, y), c)) })));

describe('reports', () => {
  it.each(['Tuck end with hanging header', 'Tray with carry handles', 'Corrugated snap lock with hand holes'])(
    'nothing for a sound template: %s',
    (name) => expect(holes(built(sound(name)))).toEqual([]),
  );

  it('nothing while a larger hole lies round a smaller one', () =>
    // The slot of the liner is a millimetre larger.
    expect(holes(built(movedBy(0.5, 0.5)))).toEqual([]));

  it('a hole that is half closed by the board behind it', () => {
    // The liner's slot is the larger one.
    const found = holes(built(movedBy(0, 4)));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^\d+\.\d % of a hole of back is closed by back\.header-liner, which lies on it$/);
  });

  it('a hole over glued board without one', () =>
    expect(holes(built(liner(() => [])))).toEqual([
      '100.0 % of a hole of back is closed by back.header-liner, which lies on it',
    ]));

  it('two boards that close the hole of each other', () => {
    const turned = altered(sound('Header card'), 'back', (panel) => ({
      ...panel,
      marks: panel.marks.map((mark) => ({ ...mark, curves: mark.curves.map((c) => moveCurve(shift(0, 20), c)) })),
    }));
    expect(holes(built(turned))).toEqual(['back and front lie on one another, and their holes do not meet']);
  });

  it('a hole of greyboard that its paper closes', () => {
    const whole = tampered(sound('Ring binder'), (parts) =>
      parts.map((one) => (one.id === 'case_cover' ? { ...one, blank: { ...one.blank, cutouts: [] } } : one)),
    );
    expect(holes(built(whole))).toContain(
      '100.0 % of a hole of spine_board:spine is closed by case_cover:spine, which lies on it',
    );
  });
});
