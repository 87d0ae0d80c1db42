import { describe, expect, it } from 'vitest';
import type { Blank } from '../../src/board/index.ts';
import { built } from './built.ts';
import { directions } from './directions.ts';
import { blanked, sound, tampered } from './faults.ts';

/** Exchanges the names of the labels of length and width. */
const exchanged = (blank: Blank): Blank => {
  const other: Readonly<Record<string, string>> = { length: 'width', width: 'length' };
  return { ...blank, gauges: blank.gauges.map((gauge) => ({ ...gauge, name: other[gauge.name] ?? gauge.name })) };
};

describe('reports', () => {
  it.each(['Glued tray', 'Match box', 'Rigid box with lift-off lid', 'Petal top cube', 'Gift tray with leaning walls'])(
    'nothing for a sound template: %s',
    (name) => expect(directions(built(sound(name)))).toEqual([]),
  );

  it('labels that are exchanged, by the faces that promise these sizes', () =>
    expect(directions(built(blanked(sound('Glued tray'), exchanged)))).toEqual([
      'width runs one way on the inner face of back and another way on floor',
      'length runs one way on the inner face of right and another way on floor',
    ]));

  it('labels that are exchanged on one part, by those of another', () => {
    const box = tampered(sound('Match box'), ([tray, sleeve]) => [
      tray!,
      { ...sleeve!, blank: exchanged(sleeve!.blank) },
    ]);
    expect(directions(built(box))).toHaveLength(2);
  });
});
