import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import measured from '../../fixtures/measured.json' with { type: 'json' };
import { ask, drawRequest, isNoBox, type RequestProfile } from '../../src/engine/index.ts';
import { boxwright, catalogue, checkDieline } from '../../src/index.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { type ServicePage, servicePdf } from './service-pdf.ts';

type Values = Readonly<Record<string, number | boolean | string>>;

const drawn = (id: string, values: Values, profile: RequestProfile = 'service'): Dieline => {
  const box = ask(catalogue, { template: id, values, names: 'service', profile });
  if (isNoBox(box)) throw new Error(JSON.stringify(box.problems));
  return drawRequest(box).dieline;
};

const words = (name: string): string => name.replaceAll('_', ' ');
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const withUnit = (value: unknown): string => (typeof value === 'number' ? `${value} mm` : String(value));

/** Headers in which the service may state a request. */
const forms: Readonly<Record<string, (id: string, values: Values) => ServicePage['header']>> = {
  'a line per variable': (id, values) => [
    id,
    'Page: 1500 x 2500 mm',
    ...Object.entries(values).map(
      ([name, value]) => `${capital(words(name))}: ${name === 'unit' ? value : withUnit(value)}`,
    ),
  ],
  'one line': (id, values) => [
    `${id} ${Object.entries(values)
      .flatMap(([name, value]) => [words(name), value])
      .join(' ')}`,
  ],
  'names with underscores': (id, { unit, ...values }) => [
    `Template ${id.toUpperCase()} (${unit})`,
    Object.entries(values)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', '),
  ],
  'names and numbers apart': (id, { material, unit, ...values }) => [
    ['Template', id],
    ['Board', `${material} mm`],
    ['Unit', String(unit)],
    ...Object.entries(values).map(([name, value]) => [words(name), String(value)]),
  ],
};

const cases = [
  measured.find(({ id }) => id === 'becf-1010a')!,
  measured.find(({ id }) => id === 'becf-1100a')!,
  measured.find(({ id }) => id === 'becf-12109')!,
  measured.find(({ id }) => id === 'becf-21d0a')!,
].map(({ id, variables }) => [id, variables as unknown as Values] as const);

describe('a file that states its request', () => {
  describe.each(Object.keys(forms))('%s', (form) => {
    it.each(cases)('%s is compared in the profile of the service', async (id, values) => {
      const header = forms[form]!(id, values);
      for (const [flate, texts] of [
        [false, 'hex'],
        [true, 'literal'],
      ] as const) {
        const file = await servicePdf({ drawing: drawn(id, values), header, flate, texts });
        const { verdict, why, stated } = await checkDieline(file);
        expect({ verdict, why, template: stated?.template, profile: stated?.profile }).toEqual({
          verdict: 'same',
          why: [],
          template: id,
          profile: 'service',
        });
        expect(stated!.variables).toEqual(values);
      }
    });
  });

  it('in inches has its board in mm', async () => {
    const values = { unit: 'in', length: 2.5, width: 1, height: 4, material: 0.4826 };
    const header = ['becf-1010a', 'Length: 2.5 in', 'Width: 1"', 'Height: 4 inches', 'Material: 0.4826'];
    const { verdict, stated } = await checkDieline(await servicePdf({ drawing: drawn('becf-1010a', values), header }));
    expect([verdict, stated?.variables]).toEqual(['same', values]);
  });

  it.each([
    ['becf-1010a 60 x 25 x 100 mm, board 0.475', 'mm', [60, 25, 100]],
    ['becf-1010a: 2.5 × 1 × 4 in, board 0.475 mm', 'in', [2.5, 1, 4]],
  ] as const)('%s has its length, width and height', async (row, unit, [length, width, height]) => {
    const values = { unit, length, width, height, material: 0.475 };
    const { verdict, stated } = await checkDieline(
      await servicePdf({ drawing: drawn('becf-1010a', values), header: [row] }),
    );
    expect([verdict, stated?.variables]).toEqual(['same', values]);
  });

  it('differs where the file has another board, and says if it is ours', async () => {
    const values: Values = { unit: 'mm', material: 1, length: 100, width: 50, height: 150 };
    const header = forms['one line']!('becf-21d0a', values);
    const { verdict, why } = await checkDieline(
      await servicePdf({ drawing: drawn('becf-21d0a', values, 'house'), header }),
    );
    expect([verdict, why[0]]).toEqual(['differs', expect.stringMatching(/The profile house draws the file exactly/)]);
  });

  it('tells what it did not read, and never guesses', async () => {
    const [id, values] = cases[0]!;
    const drawing = drawn(id, values);
    const sentences = async (...header: string[]): Promise<string> => {
      const { stated } = await checkDieline(await servicePdf({ drawing, header }), { explain: false });
      return stated?.sentences.join(' ') ?? '';
    };
    expect(await sentences(id, 'length 60', 'length 61', 'width 25', 'height 100', 'board 0.475')).toMatch(
      /length.*required|length is missing|Stated twice with different values, and not read: length/,
    );
    expect(await sentences(id, 'length 60 width 25 height 100 board 0.475', 'cover height 50')).toMatch(
      /no such variable: cover height 50/,
    );
    expect(await sentences(id, 'length 60 width 25 height 100 board 0.475')).toMatch(
      /No unit is stated: lengths were read as mm/,
    );
    expect(await sentences(id, 'becf-1100a')).toMatch(/names becf-1010a, becf-1100a/);
    expect(await sentences('becf-10804 length 60')).toMatch(/order is not known|not known/);
    expect(await sentences(id)).toMatch(/no variables that can be read/);
    expect(await sentences('nothing')).toBe('');
  });

  it('of an id whose family was never measured says what to expect', async () => {
    const values: Values = { unit: 'mm', length: 200, width: 150, height: 50, material: 0.475 };
    const file = await servicePdf({
      drawing: drawn('becf-11a01', values),
      header: forms['one line']!('becf-11a01', values),
    });
    expect((await checkDieline(file)).stated!.sentences.join()).toMatch(/no drawing of this family: our construction/);
  });

  it.each(['service', 'house'] as const)(
    'of our own in the profile %s is compared in that profile',
    async (profile) => {
      for (const [id, values] of cases) {
        const { dieline } = await boxwright({ profile }).createDieline(id, {
          format: 'pdf',
          variables: values as never,
        });
        const file = Buffer.from(dieline.url.split(',')[1]!, 'base64');
        const { verdict, why, stated } = await checkDieline(file);
        expect({ id, verdict, why, template: stated?.template }).toEqual({
          id,
          verdict: 'same',
          why: [],
          template: id,
        });
      }
    },
  );
});

describe('a folder of files that state their requests', () => {
  it('makes a table with a row for each', async () => {
    const folder = newFolder();
    const file = async (name: string, drawing: Dieline, header: ServicePage['header']) =>
      writeFileSync(join(folder, name), await servicePdf({ drawing, header }));
    const [[id, values], , , [other, its]] = cases as [(typeof cases)[0], unknown, unknown, (typeof cases)[0]];
    await file('a.pdf', drawn(id, values), forms['one line']!(id, values));
    await file('b<i>.pdf', drawn(other, its, 'house'), forms['one line']!(other, its));
    writeFileSync(join(folder, 'c.pdf'), 'no pdf');
    writeFileSync(join(folder, 'notes.txt'), 'not a drawing');
    const check = (report: string) => boxwrightCommand('check', [folder, '--report', join(folder, report)]);
    expect((await check('table.json')).code).toBe(3);
    const { checks } = JSON.parse(readFileSync(join(folder, 'table.json'), 'utf8'));
    expect(checks.map((row: Values) => [row.verdict, row.template])).toEqual([
      ['same', id],
      ['differs', other],
      ['unreadable', ''],
    ]);
    await check('table.html');
    expect(readFileSync(join(folder, 'table.html'), 'utf8')).toMatch(/b&lt;i&gt;\.pdf<td>differs/);
    expect((await check('table.svg')).err).toMatch(/--report of 3 files is a table: name it \.html or \.json/);
  });
});

describe('hostile headers', () => {
  const drawing = drawn('becf-1010a', cases[0]![1]);
  it.each([
    ['very long rows', [`becf-1010a ${'length '.repeat(50_000)} 60`]],
    ['many rows', Array.from({ length: 5_000 }, (_, k) => `length ${k}`)],
    ['odd numbers', ['becf-1010a length -60 width 1e400 height 99999999999999 board 0,,5']],
    ['names of objects', ['becf-1010a constructor 5 __proto__ 6 toString 7 length 60']],
    ['open brackets', ['becf-1010a (((((((((( length ((((( 60']],
    ['choices that do not exist', ['becf-1010a,flap=none,x=y length 60']],
  ])('%s are read or told', async (_, header) => {
    const check = await checkDieline(await servicePdf({ drawing, header }), { explain: false });
    expect(['same', 'sound', 'differs', 'cannot tell']).toContain(check.verdict);
  });
});
