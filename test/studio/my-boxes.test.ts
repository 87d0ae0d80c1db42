import { describe, expect, it } from 'vitest';
import { readBoxes, writeBoxes } from '../../src/studio/kept/boxes-file.ts';
import {
  freeName,
  type OwnBox,
  withCurrent,
  withName,
  withOthers,
  withoutVersion,
} from '../../src/studio/kept/own-boxes.ts';

const version = (length: number, at = length) => ({ address: `/box/becf-10101?length=${length}`, at });
const mug: OwnBox = { name: 'Mug', versions: [version(90)] };

describe('boxes kept in the browser', () => {
  it('get a version each time they are kept again, the last one first', () => {
    const twice = withCurrent(withCurrent([], 'Mug', version(90)), 'Mug', version(95));
    expect(twice).toEqual([{ name: 'Mug', versions: [version(95), version(90)] }]);
    // The same box again is no other version, and an older one becomes current.
    expect(withCurrent(twice, 'Mug', version(95, 7))[0]!.versions).toEqual([version(95, 7), version(90)]);
    expect(withCurrent(twice, 'Mug', version(90))[0]!.versions).toEqual([version(90), version(95)]);
    expect(withCurrent([mug], 'Cup', version(1)).map(({ name }) => name)).toEqual(['Mug', 'Cup']);
  });

  it('never share a name', () => {
    expect(freeName([], 'Mug')).toBe('Mug');
    const three = [mug, { ...mug, name: 'Mug 2' }, { ...mug, name: 'Cup' }];
    expect(freeName(three, 'Mug')).toBe('Mug 3');
    expect(withName(three, 'Cup', 'Mug').map(({ name }) => name)).toEqual(['Mug', 'Mug 2', 'Mug 3']);
    expect(withName(three, 'Cup', 'Bowl').map(({ name }) => name)).toEqual(['Mug', 'Mug 2', 'Bowl']);
  });

  it('lose one version or all', () => {
    const two = [{ name: 'Mug', versions: [version(95), version(90)] }];
    expect(withoutVersion(two, 'Mug', version(95))).toEqual([mug]);
    expect(withoutVersion(two, 'Mug')).toEqual([]);
    expect(withoutVersion(two, 'Cup')).toEqual(two);
  });
});

describe('a file of kept boxes', () => {
  const box = (name: string, ...lengths: readonly number[]): OwnBox => ({
    name,
    versions: lengths.map((length) => version(length, 1e12 + length)),
  });

  it('holds names, versions and dates, and is read as it was written', async () => {
    const boxes = [box('Tasse «1»', 95, 90), box('箱', 40)];
    const text = await writeBoxes(boxes);
    expect(text).toContain('"kept": "2001-09-09T01:46:40.095Z"');
    expect(readBoxes(text)).toEqual(boxes);
    expect(readBoxes(await writeBoxes([]))).toEqual([]);
  });

  it('holds the artwork of a version with its files', async () => {
    const artwork = (bytes: readonly number[]) => ({
      document: { schema: 1, layers: [{ file: 'tea.png', at: [1, 2], width: 30 }] } as const,
      files: [{ name: 'tea.png', data: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) }],
    });
    const plain = version(90, 1e12);
    const mugs: OwnBox = { name: 'Mug', versions: [{ ...plain, artwork: artwork([0, 255, 7]) }, plain] };
    const [read] = readBoxes(await writeBoxes([mugs]));
    expect(read).toEqual(mugs);
    const [file] = read!.versions[0]!.artwork!.files;
    expect([file!.data.type, ...new Uint8Array(await file!.data.arrayBuffer())]).toEqual(['image/png', 0, 255, 7]);
    // Equal versions are one; other artwork is another version.
    expect(withOthers([mugs], [read!])[0]).toBe(mugs);
    const [more] = withCurrent([mugs], 'Mug', { ...plain, artwork: artwork([1]) });
    expect(more!.versions.map((one) => one.artwork?.files[0]?.data.size)).toEqual([1, 3, undefined]);
    expect(withoutVersion([mugs], 'Mug', plain)[0]!.versions).toEqual([mugs.versions[0]]);
  });

  it('adds boxes and versions, and doubles and loses none', () => {
    const own = [box('Mug', 95, 90), box('Cup', 40)];
    expect(withOthers([], own)).toEqual(own);
    // What is here already is not written again.
    expect(withOthers(own, own).every((one, k) => one === own[k])).toBe(true);
    expect(withOthers(own, [box('Mug', 90)])).toEqual(own);
    // The state kept last is current, here or in the file.
    expect(withOthers(own, [box('Mug', 99, 90)])).toEqual([box('Mug', 99, 90, 95), box('Cup', 40)]);
    expect(withOthers(own, [box('Mug', 80, 90)])).toEqual([box('Mug', 95, 90, 80), box('Cup', 40)]);
    // Renamed here, it is still the same box.
    expect(withOthers(own, [box('Beaker', 41, 40)])).toEqual([own[0], box('Cup', 41, 40)]);
    // Another box of the same name is another box, also at the second time.
    const both = withOthers(own, [box('Mug', 50)]);
    expect(both).toEqual([...own, box('Mug 2', 50)]);
    expect(withOthers(both, [box('Mug', 50)])).toEqual(both);
    // A duplicate stays one.
    const two = [box('Mug', 95, 90), box('Mug 2', 95, 90)];
    expect(withOthers([], two)).toEqual(two);
    expect(withOthers([two[0]!], two)).toEqual(two);
    expect(withOthers(two, two)).toEqual(two);
  });

  it('is refused as a whole where anything in it is wrong, with the place', () => {
    const good = { name: 'Mug', versions: [{ address: '/box/becf-10101?length=90', kept: '2026-01-01T10:00:00Z' }] };
    const place = (file: unknown): string => {
      try {
        readBoxes(typeof file === 'string' ? file : JSON.stringify(file));
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const versions = (change: object) => ({ ...good, versions: [{ ...good.versions[0], ...change }] });
    const tea = { schema: 1, layers: [{ file: 'tea.png' }] };
    const faults: readonly (readonly [file: unknown, place: string])[] = [
      [{ schema: 1, boxes: [good] }, ''],
      ['', 'JSON'],
      ['{"schema": 1, "boxes": [', 'JSON'],
      ['[]', 'JSON'],
      [{ schema: 2, boxes: [good] }, 'schema'],
      [{ schema: 1 }, 'boxes'],
      [{ schema: 1, boxes: { length: 1, 0: good } }, 'boxes'],
      [{ schema: 1, boxes: Array.from({ length: 5001 }, () => good) }, 'boxes'],
      [{ schema: 1, boxes: [good, null] }, 'boxes[1]'],
      ['{"schema": 1, "boxes": [], "__proto__": {}}', '__proto__'],
      [{ schema: 1, boxes: [good, { ...good, name: { toString: 'x' } }] }, 'boxes[1].name'],
      [{ schema: 1, boxes: [{ ...good, name: '  ' }] }, 'boxes[0].name'],
      [{ schema: 1, boxes: [{ ...good, name: 'x'.repeat(201) }] }, 'boxes[0].name'],
      [{ schema: 1, boxes: [{ ...good, versions: [] }] }, 'boxes[0].versions'],
      [{ schema: 1, boxes: [{ ...good, versions: ['x'] }] }, 'boxes[0].versions[0]'],
      [{ schema: 1, boxes: [{ ...good, more: 1 }] }, 'boxes[0].more'],
      [{ schema: 1, boxes: [versions({ kept: '2026-13-99T10:00:00Z' })] }, 'boxes[0].versions[0]'],
      [{ schema: 1, boxes: [versions({ kept: 'yesterday' })] }, 'boxes[0].versions[0].kept'],
      [{ schema: 1, boxes: [versions({ kept: 5 })] }, 'boxes[0].versions[0].kept'],
      ...(
        [
          [{}, '.document'],
          [{ document: {}, files: [] }, '.document.schema'],
          [{ document: { schema: 1, layers: {} }, files: [] }, '.document.layers'],
          [{ document: tea }, '.files'],
          [{ document: tea, files: [{ name: 'tea.png' }] }, '.files[0].data'],
          [{ document: tea, files: [{ name: 'tea.png', data: 'https://a.b/c.png' }] }, '.files[0].data'],
          [{ document: tea, files: [{ name: 'tea.png', data: 'data:a/b;base64,A' }] }, '.files[0].data'],
        ] as const
      ).map(
        ([artwork, at]) =>
          [{ schema: 1, boxes: [versions({ artwork })] }, `boxes[0].versions[0].artwork${at}`] as const,
      ),
      ...['javascript:alert(1)', 'https://example.com/', '/kept', '/box/', `/box/${'x'.repeat(10_001)}`, 7].map(
        (address) => [{ schema: 1, boxes: [versions({ address })] }, 'boxes[0].versions[0].address'] as const,
      ),
    ];
    for (const [file, at] of faults) expect([file, place(file)]).toEqual([file, at]);
    // Names of the language are names like others, and what the studio would not write is left out.
    const [odd] = readBoxes(
      `{"schema": 1, "boxes": [{"name": "__proto__", "versions": [
        {"address": "/box/becf-10101?__proto__=1&length=90&view=upside", "kept": "2026-01-01T00:00:00Z"},
        {"address": "/box/becf-10101?length=90.0", "kept": "2025-01-01T00:00:00Z"}
      ]}]}`,
    );
    const [first] = odd!.versions;
    expect(odd).toEqual({ name: '__proto__', versions: [{ address: first!.address, at: Date.UTC(2026, 0, 1) }] });
    expect(first!.address).toBe('/box/becf-10101?length=90');
  });

  it('with as many boxes of one name as it may hold takes a moment', () => {
    const many = Array.from({ length: 5000 }, (_, k) => box('Mug', k));
    const all = withOthers(withOthers([], many.slice(0, 2500)), many);
    expect(new Set(all.map(({ name }) => name)).size).toBe(5000);
  }, 20_000);
});
