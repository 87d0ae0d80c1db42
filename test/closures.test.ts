import { describe, expect, it } from 'vitest';
import { catalogue, drawOne, type Entry } from '../src/index.ts';
import { closureOf } from '../src/template/index.ts';

const entries = catalogue.templates.map(({ ids }) => catalogue.find(ids.named[0])!);
const closedBy = (words: RegExp): readonly Entry[] => entries.filter(({ template }) => words.test(template.about));
const otherwise = (of: readonly Entry[], ...closures: readonly string[]): readonly string[] =>
  of.flatMap((entry) => (closures.includes(closureOf(entry)) ? [] : [`${entry.id} ${closureOf(entry)}`]));

describe('the closure of a template agrees with', () => {
  it('its openness: an open tray says why it is open', () => {
    const open = entries.filter((entry) => closureOf(entry) === 'open_tray');
    expect(open.filter(({ template }) => template.open === undefined).map(({ id }) => id)).toEqual([]);
    const closed = entries.filter(({ group, template }) => group.encloses && template.open !== undefined);
    expect(otherwise(closed, 'open_tray', 'wrap', 'auto_bottom', 'snap_lock', 'separate_lid', 'other')).toEqual([]);
  });

  it('the sentence about it', () => {
    const hinged = closedBy(/(?<!into a )hinged lid(?! of)|its lid tucks in(?! behind)|hinged at the back/);
    expect(hinged.length).toBeGreaterThan(20);
    expect(otherwise(hinged, 'hinged_lid')).toEqual([]);
    const separate = closedBy(/the lid slides over|slides in a|lift-off|the lid over the base/);
    expect(separate.length).toBeGreaterThan(8);
    expect(otherwise(separate, 'separate_lid')).toEqual([]);
    expect(otherwise(closedBy(/\b1-2-3 bottom/), 'snap_lock')).toEqual([]);
    expect(otherwise(closedBy(/bottom that locks when|auto-lock bottom/), 'auto_bottom')).toEqual([]);
  });

  it('the parts it is made of: a separate lid is a part', () => {
    const separate = entries.filter((entry) => closureOf(entry) === 'separate_lid');
    expect(
      separate.filter(({ id }) => drawOne(catalogue, id, {}).drawing.parts.length < 2).map(({ id }) => id),
    ).toEqual([]);
  });
});
