import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { layoutXjdf, nest, nestMixed, sheetLayoutOf, stationNames, type XjdfOptions } from '../../src/nest/index.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

/** The root of an XML text. Throws where it is not well-formed. */
const parsed = (text: string): Element => {
  const open: Element[] = [{ name: '', attributes: {}, children: [] }];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return open[0]!.children[0]!;
};

const all = (of: Element, name: string): Element[] =>
  of.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);

const attributes = (of: Element, name: string) => all(of, name).map((each) => each.attributes);

/** Points as whole micrometres. */
const um = (text: string): number[] => text.split(' ').map((each) => Math.round((Number(each) * 25_400) / 72));

const box = dieline('becf-10101', { length: 80, width: 40, height: 120, material: 0.5 });
const case201 = dieline('becf-21d01', { length: 100, width: 80, height: 60, material: 3 });
const sheet = { width: 1000, height: 700, gripper: 12, name: 'B1 "<&>" \u0007 sheet' };

it('an XJDF has the sheet, the blanks, the die with its stations, and where each blank lies', () => {
  const nesting = nest(box.drawing, sheet, { gutter: 3, sheetGrain: 'y', layouts: ['tumbled-rows-90'] });
  const { best, blank } = nesting;
  expect(new Set(best.placements.map(({ rotation }) => rotation))).toEqual(new Set([90, 270]));
  const layout = sheetLayoutOf(nesting, best);
  const job = parsed(layoutXjdf(layout, { jobId: 'J-1', thickness: 0.5, dieFile: 'a%20b.cf2' }));
  expect(job.attributes).toEqual({
    xmlns: 'http://www.CIP4.org/JDFSchema_2_0',
    Version: '2.1',
    JobID: 'J-1',
    Types: 'ShapeCutting',
  });
  expect(attributes(job, 'Media')).toEqual([
    {
      MediaType: 'Paper',
      MediaUnit: 'Sheet',
      Dimension: expect.any(String),
      Thickness: '500',
      GrainDirection: 'YDirection',
    },
  ]);
  expect(um(attributes(job, 'Media')[0]!.Dimension!)).toEqual([1_000_000, 700_000]);
  expect(all(job, 'Resource').map((each) => each.attributes.DescriptiveName)).toContain('B1 "<&>"   sheet');
  const names = stationNames(layout.blanks);
  const shape = attributes(job, 'ShapeDef')[0]!;
  expect(Number(shape.Area)).toBeCloseTo(blank.area / 1e6, 6);
  const [w, h] = um(shape.FlatDimensions!) as [number, number];
  expect([w, h]).toEqual([Math.round(1000 * box.size.width), Math.round(1000 * box.size.height)]);
  expect(attributes(job, 'FileSpec')).toEqual([{ URL: 'a%20b.cf2' }]);
  expect(attributes(job, 'Station')).toEqual(
    best.placements.map((placed) => ({
      StationName: names.get(placed),
      ShapeDefRef: 'shape-1',
      BinderySignatureIDs: 'blank',
    })),
  );
  expect(
    attributes(job, 'Position').map(({ AbsoluteBox, Orientation, BlockName }) => [
      um(AbsoluteBox!),
      Orientation,
      BlockName,
    ]),
  ).toEqual(
    best.placements.map((placed) => {
      const [x, y] = [Math.round(1000 * placed.x), Math.round(1000 * placed.y)];
      return [[x, y, x + h, y + w], `Rotate${placed.rotation}`, names.get(placed)];
    }),
  );
  expect(Number(attributes(job, 'DieLayout')[0]!.Waste)).toBeCloseTo(100 * (1 - best.utilisation), 3);
  // Each reference leads to a resource.
  const ids = all(job, 'Resource').flatMap((each) => each.attributes.ID ?? []);
  const references = ['ShapeCuttingParams', 'Component', 'Layout', 'BinderySignature', 'Station'].flatMap((name) =>
    attributes(job, name).flatMap((own) => [own.DieLayoutRef, own.MediaRef, own.PaperRef, own.ShapeDefRef]),
  );
  expect(ids.sort()).toEqual([...new Set(references.filter((id) => id !== undefined))].sort());
});

it('an XJDF of different boxes has a shape for each, and leaves out what is not known', () => {
  const boxes = [
    { name: 'a', drawing: box.drawing, ratio: 2 },
    { name: 'b-default', drawing: case201.drawing },
  ];
  const mixed = nestMixed(boxes, sheet, { evaluations: 0, gutter: 3, grain: 'free' });
  const options: XjdfOptions = { board: 'corrugated', jobId: 'a"b' };
  const job = parsed(layoutXjdf(mixed, options));
  expect(job.attributes.JobID).toBe('a"b');
  expect(attributes(job, 'Media')[0]).toEqual({
    MediaType: 'CorrugatedBoard',
    MediaUnit: 'Sheet',
    Dimension: expect.any(String),
  });
  expect(attributes(job, 'FileSpec')).toEqual([]);
  expect(attributes(job, 'ShapeDef')).toHaveLength(2);
  const signatures = attributes(job, 'Part').map((own) => own.BinderySignatureID);
  expect(signatures).toEqual(['a', 'b-default']);
  const count = (id: string) => attributes(job, 'Position').filter((own) => own.BinderySignatureID === id).length;
  expect(signatures.map((id) => count(id!))).toEqual([2 * mixed.sets, mixed.sets]);
  expect(new Set(attributes(job, 'Station').map((own) => own.StationName)).size).toBe(mixed.count);
});
