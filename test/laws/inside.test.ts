import { describe, expect, it } from 'vitest';
import { rectangle } from '../../src/pieces/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { inside } from './inside.ts';

describe('reports', () => {
  it.each([
    ['a size that no two panels enclose', 'Corner pad'],
    ['a size that two panels promise', 'Bliss box'],
    ['the size of another box', 'Platform'],
    ['sizes between creases', 'Reverse tuck end'],
  ])('nothing for %s: %s', (_, name) => expect(inside(built(sound(name)))).toEqual([]));

  it('a wall without the board inside its crease', () => {
    const short = altered(sound('Corner pad'), 'second', ({ folds }, { width, height }) => ({
      ...rectangle('second', height!, width!, { role: 'wall' }),
      folds,
    }));
    expect(inside(built(short, { width: 100, material: 3 }))).toEqual([
      'width is called "Length inside of the second wall, from the corner", but the folded box has 98 mm inside, not 100',
    ]);
  });

  it('a description that says something else', () => {
    const { template, id } = sound('Bottle platform');
    const { height } = template.size;
    const size = { ...template.size, height: { ...height!, about: 'Height inside' } };
    expect(inside(built({ id, template: { ...template, size } })).join()).toContain('height is called "Height inside"');
  });
});
