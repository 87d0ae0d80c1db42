import { describe, expect, it } from 'vitest';
import type { Blank, LineType } from '../../src/board/index.ts';
import { built } from './built.ts';
import { sound, tampered } from './faults.ts';
import { grooves } from './grooves.ts';

/** The k-th part of a rigid box, with another line below its trunk. */
const based = (k: number, line: LineType): string[] =>
  grooves(
    built(
      tampered(sound('Rigid box with lift-off lid'), (parts) =>
        parts.with(k, { ...parts[k]!, blank: redrawn(parts[k]!.blank, line) }),
      ),
    ),
  );

const redrawn = (blank: Blank, line: LineType): Blank => ({ ...blank, base: { ...blank.base, line } });

describe('reports', () => {
  it.each(['Rigid box with lift-off lid', 'Ring binder', 'Easel-back poster', 'Reverse tuck end'])(
    'nothing for a sound template: %s',
    (name) => expect(grooves(built(sound(name)))).toEqual([]),
  );

  it('greyboard that is creased', () =>
    expect(based(0, 'crease')).toEqual(['base_board:floor and base_board:front fold along a crease of greyboard']));

  it('paper that is half cut through', () =>
    expect(based(1, 'half-cut')).toEqual(['base_cover:floor and base_cover:front fold along a half-cut of paper']));
});
