import { describe, expect, it } from 'vitest';
import { rectangle } from '../../src/author/pieces/index.ts';
import { requestedSizes } from '../../src/engine/index.ts';
import { boxSizes } from '../../src/fold/index.ts';
import { templates } from '../../src/index.ts';
import { mainId } from '../../src/template/index.ts';
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

/** Paper that is turned in over the rims of a rigid box. */
const PAPER = 0.3;

/** Wings of its floor stand inside of its end walls, as its description says; published sizes are those between the walls. */
const WINGED = 'Slotted case with double ends';

/** A promised size may lie outside other layers: flaps of a lid, glued tabs. Then it says between which faces it is measured. */
describe('a size called inside, and no more, is that of the usual box', () => {
  const plain = templates.flatMap((template) => {
    const names = Object.keys(template.size).filter(
      (name) => template.size[name]!.about.endsWith(' inside') && !(template.name === WINGED && name === 'length'),
    );
    return names.length ? [{ name: template.name, template, names }] : [];
  });

  it.each(plain)('$name', ({ template, names }) => {
    const box = built({ template, id: mainId(template) });
    const found = boxSizes(box.drawing.parts, requestedSizes(box, box.values));
    const wrong = names.filter(
      (name) => Math.abs((found[name]?.inside ?? box.values[name]!) - box.values[name]!) > PAPER + 0.01,
    );
    expect(wrong).toEqual([]);
  });
});
