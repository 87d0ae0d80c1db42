import { describe, expect, it } from 'vitest';
import { shownSizes } from '../../fixtures/cases.ts';
import { placements, uprightOf } from '../../src/fold/index.ts';
import { dot3, type Point3, subtract3 } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';

const drawn = (id: string) => drawOne(catalogue, id, shownSizes(id)).drawing.parts;

/** The directions of a text that stands upright on the flat sheet, on a panel of the closed box: to the right, up, and out of the print. */
const textOn = (id: string, part: string, panel: string): readonly string[] => {
  const parts = drawn(id);
  const k = parts.findIndex((laid) => laid.part.id === part);
  const place = placements(parts)[k]![parts[k]!.sheet.findIndex((placed) => placed.id === panel)]!;
  const axes = uprightOf(parts);
  const way = (to: Point3): string => {
    const shares = axes.map((axis) => dot3(to, axis));
    const most = shares.reduce((best, v, i) => (Math.abs(v) > Math.abs(shares[best]!) ? i : best), 0);
    const names = shares[most]! > 0 ? ['right', 'up', 'front'] : ['left', 'down', 'back'];
    return names[most]!;
  };
  const from = place([0, 0], 0);
  return [place([1, 0], 0), place([0, 1], 0), place([0, 0], 1)].map((p) => way(subtract3(p, from)));
};

/** On top, a text is upright to the viewer whose upper edge is at the back. */
const TOP = ['right', 'back', 'up'];
const FRONT = ['right', 'up', 'front'];

describe('print reads upright', () => {
  it.each([
    ['becf-30101', 'lid_cover', 'base_cover'],
    ['becf-30103', 'lid_cover', 'base_cover'],
    ['becf-30206', 'lid_cover', 'base_cover'],
    ['becf-30207', 'lid_cover', 'base_cover'],
    ['becf-3010a', 'lid_cover', 'base_cover'],
    ['becf-21b01', 'lid', 'base'],
    ['becf-21c02', 'lid', 'base'],
    // Its trays lie on their side on the sheet.
    ['becf-21c0b', 'lid', 'base', 'right', 'left'],
    ['becf-12401', 'lid', 'base'],
    ['becf-12406', 'lid', 'base'],
    ['becf-12805', 'lid', 'base'],
  ])('%s: on the lid, and on the fronts of lid and base', (id, lid, base, lower = 'front', upper = 'back') => {
    expect(textOn(id, lid, 'floor')).toEqual(TOP);
    expect(textOn(id, lid, lower)).toEqual(FRONT);
    expect(textOn(id, base, upper)).toEqual(FRONT);
  });

  it('the hinge of two trays is at the back', () => {
    for (const id of ['becf-30206', 'becf-30207']) expect(textOn(id, 'hinge', 'lower')[2]).toBe('back');
  });

  it('a tray drawn sideways stands with its front before the viewer', () => {
    const out = (panel: string) => textOn('becf-12011', drawn('becf-12011')[0]!.part.id, panel)[2];
    expect(['front', 'back', 'lid', 'floor'].map(out)).toEqual(['front', 'back', 'up', 'down']);
    // Seen from outside, the walls beside the floor change sides, as in all trays drawn with their print before the viewer.
    expect(['right', 'left'].map(out)).toEqual(['left', 'right']);
  });

  it('a poster on an easel stands with its print in front and its foot behind', () => {
    expect(textOn('becf-30701', 'poster_cover', 'poster')).toEqual(FRONT);
    const parts = drawn('becf-30701');
    const [, up, front] = uprightOf(parts);
    const heights = placements(parts).flatMap((panels, part) =>
      panels.flatMap((place, k) => parts[part]!.sheet[k]!.outline.map((curve) => place(curve.from, 0))),
    );
    const ground = Math.min(...heights.map((p) => dot3(p, up)));
    const feet = heights.filter((p) => dot3(p, up) < ground + 2);
    const depths = feet.map((p) => dot3(p, front));
    // It rests on its lower edge and on the foot of the strut, far behind it.
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(100);
  });
});

/** Where the print of the first trunk looks while the box stands. */
const printSide = (parts: ReturnType<typeof drawn>): string => {
  const [, up, front] = uprightOf(parts);
  return Math.abs(front[2]) > 0.5 ? 'front' : up[2] > 0 ? 'above' : 'below';
};

it('a box stands as its blank states, whatever the names of its panels', () => {
  for (const id of ['becf-11701', 'becf-11f01', 'becf-12013', 'becf-21e02']) {
    const [first] = drawn(id) as [ReturnType<typeof drawn>[0]];
    const blank = { ...first.part.blank, trunk: { ...first.part.blank.trunk, name: 'anything' } };
    expect(uprightOf([{ ...first, part: { ...first.part, blank } }])).toEqual(uprightOf([first]));
  }
  expect(printSide(drawn('becf-11f01'))).toBe('above');
  expect(printSide(drawn('becf-10101'))).toBe('front');
  expect(printSide(drawn('becf-11701'))).toBe('below');
});
