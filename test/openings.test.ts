import { describe, expect, it } from 'vitest';
import { type Arc, boundsOf, type Curve, centreForm, crossings, pointAt, straight } from '../src/geometry/index.ts';
import { catalogue, drawOne } from '../src/index.ts';
import { mainId } from '../src/template/index.ts';
import { templates } from '../templates/index.ts';

/** Perforations of the front and the right wall, in the frame of the wall: x down from its upper edge, y along it. */
const tornFrom = (id: string, sizes: Readonly<Record<string, number>>) => {
  const { drawing, values } = drawOne(catalogue, id, sizes);
  const [{ sheet }] = drawing.parts as [(typeof drawing.parts)[number]];
  const walls = ['front', 'right'].map((name) => sheet.find((placed) => placed.id === name)!);
  const curves = walls.map(({ panel }) =>
    panel.marks.filter(({ line }) => line === 'perforation').flatMap((mark) => mark.curves),
  );
  const tuck = sheet.find(({ panel }) => panel.name === 'tuck')!;
  return { boxes: curves.map(boundsOf), values, tuck: boundsOf(tuck.panel.edges.map(({ curve }) => curve)) };
};

describe.each(['becf-11e02', 'becf-1091d', 'becf-21e24'])('the opening of the corner dispenser %s', (id) => {
  it.each([
    { length: 100, width: 40, height: 70 },
    { length: 300, width: 200, height: 70 },
    { length: 400, width: 300, height: 300 },
  ])('lets a finger in, and lies below the tuck (%o)', (sizes) => {
    const { boxes, values, tuck } = tornFrom(id, sizes);
    for (const { left, bottom, right, top } of boxes) {
      expect(right - left).toBeGreaterThanOrEqual(25 - 1e-9);
      expect(top - bottom).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(left).toBeGreaterThan(tuck.top);
      expect(right).toBeLessThan(values.height!);
    }
  });

  it('is refused where there is no room for it', () =>
    expect(() => drawOne(catalogue, id, { length: 300, width: 200, height: 50 })).toThrow(/height .* 70/));
});

describe('the opening of the dispenser becf-11d05', () => {
  it.each([
    { length: 50, width: 40, height: 70 },
    { length: 300, width: 200, height: 70 },
    { length: 300, width: 200, height: 70, opening_margin: 35 },
  ])('lets fingers in, with board beside it (%o)', (sizes) => {
    const { drawing, values } = drawOne(catalogue, 'becf-11d05', sizes);
    const front = drawing.parts[0]!.sheet.find((placed) => placed.id === 'front')!;
    const { left, right, bottom, top } = boundsOf(front.panel.marks.flatMap((mark) => mark.curves));
    expect(right - left).toBeGreaterThanOrEqual(25 - 1e-9);
    expect(top - bottom).toBeGreaterThanOrEqual(25 - 1e-9);
    expect(Math.min(left, values.height! - right, bottom, values.length! - top)).toBeGreaterThanOrEqual(10 - 1e-9);
  });

  it('is refused where there is no room for it', () =>
    expect(() => drawOne(catalogue, 'becf-11d05', { length: 300, width: 200, height: 60 })).toThrow(/height .* 70/));
});

describe('an opening and a partition, which divides the box into two cells', () => {
  const divided = templates.filter(({ choices }) => choices.glue_flap?.includes('flap_with_separator')).map(mainId);

  it('are not offered together: the opening would empty one cell', () => {
    expect(divided.length).toBeGreaterThan(20);
    const torn = divided.filter((id) => {
      const { drawing } = drawOne(catalogue, id, { glue_flap: 'flap_with_separator' });
      const walls = drawing.parts.flatMap(({ sheet }) => sheet.filter(({ panel }) => panel.role === 'wall'));
      return walls.some(({ panel }) => panel.marks.some(({ line }) => line === 'perforation'));
    });
    expect(torn).toEqual([]);
  });

  it.each(['becf-1091d', 'becf-21e24', 'becf-11d05'])('are refused together (%s)', (id) =>
    expect(() => drawOne(catalogue, id, { glue_flap: 'flap_with_separator' })).toThrow(/standard_flap, flap_with_lock/),
  );
});

/** The end flaps of a pillow, drawn on their seats: their cuts from the right to the left end. */
const endFlap = (id: string, sizes: Readonly<Record<string, number>>, flap: string) => {
  const { drawing, values } = drawOne(catalogue, id, sizes);
  const { panel } = drawing.parts[0]!.sheet.find((placed) => placed.id === flap)!;
  return { panel, curves: panel.edges.map(({ curve }) => curve), values };
};

const isNotch = (curve: Curve): curve is Arc => curve.kind === 'arc' && curve.bulge < -0.5;

describe.each(['becf-12105', 'becf-12106'])('the ends of the pillow %s', (id) => {
  it.each([
    { length: 100, width: 40, height: 150 },
    { length: 300, width: 20, height: 120 },
    { length: 600, width: 240, height: 400 },
  ])('have a thumb notch in the middle of the flap of the back only (%o)', (sizes) => {
    for (const end of ['top', 'bottom']) {
      const { panel, curves, values } = endFlap(id, sizes, `back.${end}-flap`);
      const notches = curves.filter(isNotch);
      expect(notches).toHaveLength(1);
      const { centre, radius } = centreForm(notches[0]!);
      // The back of a pillow with two walls is one board narrower at one side.
      expect(Math.abs(centre[0] - panel.seat / 2)).toBeLessThan(0.51);
      if (values.notch !== undefined) expect(radius).toBeCloseTo(values.notch, 6);
      expect(endFlap(id, sizes, `front.${end}-flap`).curves.filter(isNotch)).toEqual([]);
    }
  });
});

it('the faces of the pillow with side walls end in arched creases, as high as the faces bulge', () => {
  const { values, panel } = endFlap('becf-12106', { length: 200, width: 60, height: 250, rise: 20 }, 'front');
  const creases = panel.edges.filter((edge) => edge.panel?.name.endsWith('-flap')).map(({ curve }) => curve);
  expect(creases).toHaveLength(2);
  for (const curve of creases) {
    const { left, right } = boundsOf([curve]);
    // Unrolled, the crease of a filled face is about as deep as the face rises.
    expect((right - left) / values.rise!).toBeCloseTo(1, 1);
  }
});

it.each([
  { length: 200, width: 16, height: 120 },
  { length: 200, width: 40, height: 120 },
  { length: 400, width: 300, height: 300 },
])('the flaps of the pillow with side walls leave no hole (%o)', (sizes) => {
  const flap = endFlap('becf-12106', sizes, 'right.top-flap');
  const { top: reach } = boundsOf(flap.curves);
  // The square flap slopes as the face does at its sides.
  const over = reach * Math.cos((4 * flap.values.rise!) / sizes.length);
  // The inner lens over the end of the square flap, twice: the outer lens has the same outline there.
  const arch = endFlap('becf-12106', sizes, 'front.top-flap').curves.find(({ kind }) => kind === 'arc');
  const [at] = crossings(arch!, straight([over, 0], [over, sizes.length]));
  expect(2 * pointAt(arch!, at!)[1]).toBeGreaterThan(sizes.width);
});
