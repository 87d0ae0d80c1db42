import { describe, expect, test } from 'vitest';
import { ByteSink } from '../../src/formats/byte-sink.ts';
import { blockHandle, dxfBlock, END, ENTITIES, OBJECTS, writeHead } from '../../src/formats/dxf/write/dxf-frame.ts';
import { chains, type LineKind, serviceProfile, writeDxf } from '../../src/formats/index.ts';
import { count, readDxf, sameLines } from '../support/read/index.ts';
import { byDxfWriter, frameByDxfWriter } from './by-dxf-writer.ts';
import { broken, hostile, label, labels, samples } from './samples.ts';

describe.each(Object.entries(samples))('%s', (_, dieline) => {
  test('equals the output of dxf-writer, to the byte', () => {
    // It has no groups, by which we name parts.
    const plain = { ...dieline, parts: dieline.parts.slice(0, 1) };
    for (const texts of [labels, [], [label('äöü'), label('1.5', 90)]])
      expect(writeDxf(plain, texts, { origin: 'sheet' })).toBe(byDxfWriter(plain, texts));
  });

  test('reads back', () => {
    const dxf = readDxf(writeDxf(dieline, labels, { origin: 'sheet' }));
    sameLines(dieline, dxf, undefined, [0, 0]);
    // An outline that contains a cubic is written in pieces.
    const whole = chains(dieline).filter(
      ({ line, closed, curves }) => line === 'cut' && closed && curves.every(({ kind }) => kind !== 'cubic'),
    );
    expect(count(dxf.chains, 'cut').closed).toBe(whole.length);
    expect(dxf.texts).toMatchObject(
      labels.map(({ text: { value, rotation, height, at } }) => ({ value, rotation, height, at })),
    );
    expect(dxf.fills).toHaveLength(4);
    expect(count(dxf.chains, 'dimensions')).toEqual({ closed: 0, open: 4 });
  });
});

test('a group names the entities of each part, on their layers; one part has none', () => {
  for (const texts of [labels, []]) {
    const { groups, chains: read } = readDxf(writeDxf(samples.twoParts, texts));
    expect([...groups.keys()]).toEqual(samples.twoParts.parts.map((part, k) => `${k + 1} ${part}`));
    const drawn = read.map(({ layer }) => layer).filter((layer) => layer !== 'dimensions');
    expect([...groups.values()].flat().toSorted()).toEqual(drawn.toSorted());
  }
  expect(readDxf(writeDxf(samples.rich, labels)).groups.size).toBe(0);
  const odd = { ...samples.twoParts, parts: ['lid', 'base/*:Ä'] };
  expect(writeDxf(odd, [])).toMatch(/\n3\n2 base---\\U\+00C4\n350\n/);
});

test('states its units, its extents and its layers', () => {
  const { header, colours } = readDxf(writeDxf(samples.rich, []));
  expect(header.get('$INSUNITS')).toEqual([{ code: 70, value: '4' }]);
  expect(header.get('$MEASUREMENT')).toEqual([{ code: 70, value: '1' }]);
  const { header: plain } = readDxf(writeDxf(samples.halved, []));
  expect(plain.get('$EXTMIN')!.map(({ value }) => value)).toEqual(['0', '0', '0']);
  expect(plain.get('$EXTMAX')!.map(({ value }) => value)).toEqual(['60', '40', '0']);
  for (const [name, colour] of colours)
    if (name !== '0') expect(colour).toBe(serviceProfile.lines[name as LineKind].aci);
  expect([colours.get('cut'), colours.get('crease')]).toEqual([1, 3]);
  // ACI 7: white on black and black on white.
  expect(readDxf(writeDxf(samples.rich, labels)).colours.get('dimensions')).toBe(7);
});

test('a full circle is one closed polyline of two half turns', () => {
  const { chains: read } = readDxf(writeDxf(samples.eight, []));
  expect(read[0]).toMatchObject({ closed: true, curves: [{ bulge: 1 }, { bulge: 1 }] });
});

test.each(hostile)('has the text %j in its place', (text) => {
  const dxf = readDxf(writeDxf(samples.halved, [label(text)]));
  const shown = text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\p{Surrogate}\uffff]/gu, '\ufffd');
  expect(dxf.texts.map(({ value }) => value)).toEqual([shown]);
  expect(dxf.chains).toHaveLength(4);
});

test('no text starts a control code', () => {
  const dxf = writeDxf(samples.halved, [label('%%d ^J \\P')]);
  expect(dxf).toContain('\n\\U+0025\\U+0025d \\U+005EJ \\U+005CP\n');
});

test('rejects a number that is not finite', () => {
  for (const v of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    for (const dieline of broken(v)) expect(() => writeDxf(dieline, [])).toThrow(RangeError);
  expect(() => writeDxf({ nodes: [], lines: [], parts: [] }, [])).toThrow('no lines');
});

test.each([[[]], [['wall']], [['A', 'B-2', 'C']]])('has the frame of dxf-writer around the blocks %j', (blocks) => {
  const { lines, order } = serviceProfile;
  for (let count = 0; count <= order.length; count++) {
    const rules = order.slice(0, count).map((line) => lines[line]);
    const start = blockHandle(blocks.length);
    const file = new ByteSink();
    writeHead(file, serviceProfile, rules, blocks, {
      extents: [1.5, -2, 300, 200.25],
      handles: rules.map((_, k) => start + k),
      free: start + count,
    });
    // Its blocks name no layer.
    const own = blocks.flatMap((name, k) => dxfBlock(k, name)).join('');
    file.ascii(own.replaceAll('AcDbEntity\n8\n0\n', 'AcDbEntity\n')).bytes(ENTITIES).bytes(OBJECTS).bytes(END);
    expect(file.takeText()).toBe(frameByDxfWriter(rules, blocks));
  }
});

test('the same drawing gives the same bytes, also after one that cannot be written', () => {
  const first = writeDxf(samples.rich, labels);
  expect(() => writeDxf(broken(Number.NaN)[0]!, [])).toThrow();
  writeDxf(samples.twoParts, []);
  expect(writeDxf(samples.rich, labels)).toBe(first);
});
