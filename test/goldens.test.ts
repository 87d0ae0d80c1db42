import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestIds, picturedIds, shownSizes } from '../fixtures/cases.ts';
import { changes } from '../fixtures/changes.ts';
import { columns, digests, readDigests, writeDigests } from '../fixtures/digests.ts';
import { galleryPage } from '../fixtures/page.ts';
import { pictureDiff } from '../fixtures/picture-diff.ts';
import { allPictured, fileOf, pictureNames, pictures, shown } from '../fixtures/pictures.ts';
import { pictureChanges } from '../fixtures/report.ts';
import type { Format } from '../src/api/index.ts';
import { serviceFormats } from '../src/formats/index.ts';
import { boxwright, catalogue, type DielineFiles, templates } from '../src/index.ts';
import { mainId } from '../src/template/index.ts';
import { checkFiles } from './support/checkers.ts';
import { newFolder } from './support/folder.ts';
import { inTurn, spreadOf } from './support/turns.ts';

const folder = 'fixtures/goldens';
const ADVICE = 'If that is meant: npm run gallery, and look at the pictures before you commit them.';

/** Fails with a report, if there is one. */
const unchanged = (report: string): void => {
  if (report) expect.fail(`${report}\n${ADVICE}`);
};

describe('drawings at the default sizes', () => {
  it('have unchanged pictures', async () => {
    const ids = spreadOf(allPictured(), 20, 20);
    const names = ids.flatMap(pictureNames).filter((name) => existsSync(join(folder, name)));
    const before = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
    unchanged(pictureChanges(before, await pictures(ids)).join('\n'));
  });

  it('have a picture of every required id, and no other', () =>
    expect(readdirSync(folder).sort()).toEqual(allPictured().flatMap(pictureNames).sort()));

  it('has the bytes it had: of every id the DXF, and in turns what else there is of it', async () => {
    const text = readFileSync('fixtures/digests.tsv', 'utf8');
    const mains = templates.map(mainId);
    const some = new Set(mains.filter((_, k) => inTurn(k, 10)));
    const after = await digests((id, k) => (some.has(id) || inTurn(k, 20) ? columns : ['dxf']));
    const before = new Map(
      [...readDigests(text)].map(([id, own]) => {
        const drawn = after.get(id) ?? own;
        return [id, Object.fromEntries(Object.entries(own).filter(([column]) => column in drawn))];
      }),
    );
    unchanged(changes(before, after));
    expect([...before.keys()]).toEqual([...after.keys()]);
    // Every column is there, in its place.
    expect(writeDigests(readDigests(text))).toBe(text);
  });

  it('are shown in the gallery', () =>
    unchanged(readFileSync('fixtures/gallery.md', 'utf8') === galleryPage() ? '' : 'fixtures/gallery.md changed.'));
});

describe('the golden cases', () => {
  it('have a picture of every template and of every value of a choice', () => {
    for (const template of templates) expect(picturedIds(template)[0]).toBe(mainId(template));
    const shown = new Set(
      templates.flatMap(picturedIds).flatMap((id) => Object.entries(catalogue.find(id)!.chosen).map(String)),
    );
    const offered = templates.flatMap(({ choices }) =>
      Object.entries(choices).flatMap(([name, values]) => values.map((value) => `${name},${value}`)),
    );
    expect(offered.filter((value) => !shown.has(value))).toEqual([]);
  });

  it('have a digest of every pair of choices, each under a valid id', () => {
    const ids = templates.flatMap(digestIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !catalogue.find(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(templates.map(mainId)));
  });
});

describe('a change', () => {
  const digest = (dxf: string, pdf: string) => ({ dxf, pdf });
  const before = new Map([
    ['becf-10101', digest('a', 'b')],
    ['becf-10102', digest('c', 'd')],
    ['becf-20101', digest('e', 'f')],
  ]);

  it('is reported by format, template and id', () => {
    const after = new Map([
      ['becf-10101', digest('a', 'x')],
      ['becf-10102', digest('c', 'x')],
      ['becf-10103', digest('g', 'h')],
    ]);
    expect(changes(before, before)).toBe('');
    expect(changes(before, after)).toBe(
      [
        '2 of 3 ids changed in pdf:',
        '  Reverse tuck end: becf-10101 becf-10102',
        '1 of 3 ids gone:',
        '  Corrugated reverse tuck end: becf-20101',
        '1 of 3 ids new:',
        '  Reverse tuck end: becf-10103',
      ].join('\n'),
    );
  });

  it('is reported where a column comes or goes', () => {
    const more = new Map([...before].map(([id, own]) => [id, { ...own, cf2: 'z' }]));
    expect(changes(before, more)).toContain('3 of 3 ids changed in cf2:');
    expect(readDigests(writeDigests(before))).toEqual(before);
  });

  const picture = (x: number, color: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect x="${x}" y="0" width="10" height="10" fill="${color}"/></svg>`;

  it('of a picture is drawn: red is removed, cyan is new, grey is unchanged', async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const both = (at: number) =>
      `${picture(at, '#000').replace('</svg>', '')}<rect x="20" width="10" height="10"/></svg>`;
    const png = pictureDiff(both(0), both(10), 40);
    const held = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40"><image width="40" height="10" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    const { pixels } = new Resvg(held).render();
    const at = (x: number) => [...pixels.subarray(4 * (5 * 40 + x), 4 * (5 * 40 + x) + 3)];
    expect([5, 15, 25, 35].map(at)).toEqual([
      [255, 0, 0],
      [0, 255, 255],
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('of a picture is at the path of the report', () => {
    const temp = newFolder();
    const svg = (text: string) => Buffer.from(text);
    const old = new Map([
      ['a.svg', svg(picture(0, '#000'))],
      ['b.svg', svg(picture(0, '#000'))],
      ['c.svg', svg('')],
    ]);
    const now = new Map([
      ['a.svg', svg(picture(9, '#000'))],
      ['b.svg', svg(picture(0, '#000'))],
      ['d.svg', svg('')],
    ]);
    const path = join(temp, 'a.png');
    expect(pictureChanges(old, now, temp)).toEqual([
      `a.svg changed: red is gone, cyan is new in ${path}`,
      'c.svg is gone',
      'd.svg is new',
    ]);
    expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG');
  });
});

/** Boxes with every group, every type of line in every kind of curve, and several parts; few of them. By id. */
const varied = (): ReadonlyMap<string, DielineFiles> => {
  const seen = new Set<string>();
  const boxes = templates.map(mainId).map((id) => [id, shown(id)] as const);
  const few = boxes.filter(([id, { drawing }]) => {
    const { lines, parts } = drawing.dieline;
    const features = [
      catalogue.find(id)!.template.group,
      ...lines.map(({ line, curve }) => `${line} ${curve.kind}`),
      parts.length > 1 ? 'several parts' : 'one part',
    ];
    const fresh = features.filter((feature) => !seen.has(feature));
    for (const feature of fresh) seen.add(feature);
    return fresh.length > 0;
  });
  return new Map(few);
};

/** What the service answers to a request for the file of an id at the sizes it is shown with. */
const served = async (id: string, format: Format): Promise<Buffer> => {
  const { dieline } = await boxwright({ profile: 'house' }).createDieline(id, {
    format,
    variables: { unit: 'mm', ...shownSizes(id) },
  });
  return Buffer.from(dieline.url.slice(dieline.url.indexOf(',') + 1), 'base64');
};

describe('written files pass independent checkers', () => {
  let boxes: ReturnType<typeof varied>;
  beforeAll(() => {
    boxes = varied();
  });
  it.each(serviceFormats)('%s', async (format) => {
    const temp = newFolder();
    expect(boxes.size).toBeLessThan(60);
    const paths: string[] = [];
    for (const [k, [id, box]] of [...boxes].entries()) {
      const path = join(temp, `${id}.${format}`);
      const bytes = await fileOf(box, format);
      if (inTurn(k, 4)) expect(await served(id, format), `${id} as the service answers`).toEqual(bytes);
      writeFileSync(path, bytes);
      paths.push(path);
    }
    checkFiles(paths);
  });
});
