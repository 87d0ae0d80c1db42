import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { random as randomOf } from '../../bench/random.ts';
import { ask, drawRequest, isNoBox } from '../../src/engine/index.ts';
import { calibrateFiles } from '../../src/entry/calibrate.ts';
import { boxwright, catalogue, catalogueWithIdRules, parseIdRules, templates } from '../../src/index.ts';
import { withIdRules } from '../../src/service/calibrate/index.ts';
import {
  type Catalogue,
  checkedCatalogue,
  endsCount,
  mainId,
  rangeCount,
  rangeId,
  type ServiceRules,
} from '../../src/template/index.ts';
import { serviceDxf } from '../check/service-dxf.ts';
import { servicePdf } from '../check/service-pdf.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { bodyOf, orderFor, ranges, valuesAt } from './shuffled-service.ts';

type Values = Readonly<Record<string, number | string>>;

const NO_RULES = { type: 'boxwright_id_rules', version: 1, ranges: [] } as const;

/** A service with other boards and defaults than ours. */
const serviceWith = (rules: Partial<ServiceRules>): Catalogue =>
  checkedCatalogue(withIdRules(templates, { ...NO_RULES, ...rules }));

const lined = (id: string, values: Values): string[] => [
  id,
  ...Object.entries({ unit: 'mm', ...values }).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`),
];

/** A drawing that a service writes for a request. */
const fileOf = async (service: Catalogue, id: string, values: Values, shown = id) => {
  const box = ask(service, { template: id, values: { unit: 'mm', ...values }, names: 'service', profile: 'service' });
  if (isNoBox(box)) throw new Error(JSON.stringify(box.problems));
  return servicePdf({ drawing: drawRequest(box).dieline, header: lined(shown, values) });
};

const archive = async (service: Catalogue, requests: readonly (readonly [string, Values])[]) =>
  calibrateFiles(
    await Promise.all(
      requests.map(async ([id, values], k) => ({ name: `${k}-${id}.pdf`, data: await fileOf(service, id, values) })),
    ),
  );

const carton = (material: number, k: number, more: Values = {}): readonly [string, Values] => [
  ['becf-1010a', 'becf-10901', 'becf-11d01'][k % 3]!,
  { length: 90 + 7 * k, width: 50 + 3 * k, height: 140 + 11 * k, material, ...more },
];
const shipper = (material: number, k: number, more: Values = {}): readonly [string, Values] => [
  'becf-21d01',
  { length: 300 + 10 * k, width: 200 + 7 * k, height: 150 + 20 * k, material, ...more },
];

describe('calibrate with an archive', () => {
  it('finds other steps of carton board', async () => {
    const boards = [{ category: 'Cartons', drawn: { step: 0.4, round: 'up' }, files: 0 }] as const;
    const service = serviceWith({ boards });
    const { rules, unused } = await archive(
      service,
      [0.3, 0.35, 0.5, 0.7].map((material, k) => carton(material, k)),
    );
    expect(unused).toEqual([]);
    expect(rules).toMatchObject({
      boards: [{ category: 'Cartons', drawn: { step: 0.4, round: 'up' }, files: 4 }],
      defaults: [],
    });
  });

  it.each([
    ['nearest', { step: 0.3, round: 'nearest' }, [0.35, 0.43, 0.5, 0.56, 0.7]],
    ['as given', { times: 1 }, [0.3, 0.4, 0.45]],
    ['thinner by a share', { times: 0.8 }, [0.3, 0.5, 0.7]],
    ['thinner by a length', { times: 1, less: 0.1 }, [0.3, 0.5, 0.7]],
  ] as const)('finds boards that are drawn %s', async (_, drawn, materials) => {
    const service = serviceWith({ boards: [{ category: 'Cartons', drawn, files: 0 }] });
    const { rules } = await archive(
      service,
      materials.map((material, k) => carton(material, k)),
    );
    expect(rules.boards).toEqual([{ category: 'Cartons', drawn, files: materials.length }]);
  });

  it('leaves open what several steps explain', async () => {
    const service = serviceWith({ boards: [{ category: 'Cartons', drawn: { step: 0.6, round: 'up' }, files: 0 }] });
    const { rules } = await archive(service, [carton(0.5, 0), carton(0.55, 1)]);
    expect(rules.boards).toEqual([]);
    expect(rules.open).toEqual([
      'Boards of Cartons, 0.5 mm as 0.6 (0-becf-1010a.pdf), 0.55 mm as 0.6 (1-becf-10901.pdf): several rules explain these.',
    ]);
  });

  it('tells offset from flexo', async () => {
    const service = serviceWith({
      boards: [
        { category: 'Corrugated Cardboards', printing: 'offset', drawn: { times: 1, less: 0.2 }, files: 0 },
        { category: 'Corrugated Cardboards', printing: 'flexo', drawn: { times: 0.95 }, files: 0 },
      ],
    });
    const { rules } = await archive(service, [
      shipper(1.5, 0),
      shipper(3, 1),
      shipper(2, 2, { printing_method: 'flexo' }),
      shipper(4, 3, { printing_method: 'flexo' }),
    ]);
    expect(rules.boards).toEqual([
      { category: 'Corrugated Cardboards', printing: 'offset', drawn: { times: 1, less: 0.2 }, files: 2 },
      { category: 'Corrugated Cardboards', printing: 'flexo', drawn: { times: 0.95 }, files: 2 },
    ]);
  });

  it('finds defaults: a glue flap, tucks, a dust flap as a share, a hem', async () => {
    const defaults = [
      { template: 'becf-21d01', name: 'glue_flap', value: 28, files: 0 },
      { template: 'becf-10101', name: 'top_tuck_flap', value: 17, files: 0 },
      { template: 'becf-10101', name: 'dust_flap', value: 0.4, of: 'width', files: 0 },
      { template: mainId(catalogue.find('becf-12104')!.template), name: 'top_hem', value: 35, files: 0 },
    ];
    const { rules, unused } = await archive(serviceWith({ defaults }), [
      shipper(3, 0),
      shipper(3, 1),
      ...[0, 1, 2].map((k): [string, Values] => [
        'becf-10101',
        { length: 90 + 10 * k, width: 60 + 4 * k, height: 160 + 9 * k, material: 0.475 },
      ]),
      ...[0, 1].map((k): [string, Values] => [
        'becf-12104',
        { length: 300 + 20 * k, width: 110 + 10 * k, height: 260 + 30 * k, material: 0.25 },
      ]),
    ]);
    expect(unused).toEqual([]);
    expect(rules.defaults?.map(({ files: _, ...one }) => one)).toEqual(
      expect.arrayContaining(defaults.map(({ files: _, ...one }) => one)),
    );
    expect(rules.boards).toEqual([]);
  });

  it('makes no rule of what says nothing, or of one file, or of files that contradict each other', async () => {
    const ours = await archive(serviceWith({}), [carton(0.475, 0), carton(0.389, 1), shipper(3, 0), shipper(2, 1)]);
    expect(ours.rules).toEqual({ ...NO_RULES, boards: [], defaults: [], open: [] });
    expect(ours.used).toHaveLength(4);

    const glue = (value: number) =>
      serviceWith({ defaults: [{ template: 'becf-21d01', name: 'glue_flap', value, files: 0 }] });
    const one = await archive(glue(28), [shipper(3, 0)]);
    expect(one.rules.defaults).toEqual([]);
    expect(one.rules.open).toEqual([
      'glue_flap of becf-21d01, 28 (0-becf-21d01.pdf): a file with other sizes is needed.',
    ]);
    const twice = await archive(glue(28), [shipper(3, 0), shipper(3, 0)]);
    expect([twice.rules.defaults, twice.rules.open?.[0]]).toEqual([
      [],
      expect.stringContaining('a file with other sizes'),
    ]);

    const files = await Promise.all(
      [28, 28, 33].map(async (value, k) => ({ name: `${k}.pdf`, data: await fileOf(glue(value), ...shipper(3, k)) })),
    );
    const against = await calibrateFiles(files);
    expect(against.rules.defaults).toEqual([]);
    expect(against.rules.open?.[0]).toMatch(/28 \(0\.pdf, 1\.pdf\), 33 \(2\.pdf\): neither one value/);
    // A value that is given is no default.
    const given = await archive(serviceWith({}), [shipper(3, 0, { glue_flap: 28 }), shipper(3, 1, { glue_flap: 28 })]);
    expect([given.rules.defaults, given.rules.open]).toEqual([[], []]);
  });

  it('says of a board that no line shows nothing', async () => {
    const service = serviceWith({ boards: [{ category: 'Cartons', drawn: { times: 2 }, files: 0 }] });
    const bag = (k: number): readonly [string, Values] => [
      'becf-12101',
      { length: 300 + k, width: 120, height: 380 + k, material: 0.2 + 0.01 * k },
    ];
    const { rules, used, unused } = await archive(service, [bag(1), bag(5)]);
    expect([rules.boards, used.length, unused]).toEqual([[], 2, []]);
  });

  it('takes DXF, and tells of files that are of no use', async () => {
    const [id, values] = shipper(3, 0);
    const box = ask(serviceWith({}), {
      template: id,
      values: { unit: 'mm', ...values },
      names: 'service',
      profile: 'service',
    });
    if (isNoBox(box)) throw new Error('no box');
    const lines = drawRequest(box).dieline.lines.map(({ line, curve }) => ({ layer: line, curve }));
    const texts = lined(id, values).map((value, k) => ({ value, at: [0, 900 - 12 * k] as const }));
    const own = await boxwright().createDieline(id, { format: 'pdf', variables: { unit: 'mm', ...values } as never });
    const { used, unused } = await calibrateFiles([
      { name: 'a.dxf', data: Buffer.from(serviceDxf(lines, texts)) },
      { name: 'b.dxf', data: Buffer.from(serviceDxf(lines)) },
      { name: 'c.pdf', data: Buffer.from('no pdf') },
      { name: 'd.pdf', data: Buffer.from(own.dieline.url.split(',')[1]!, 'base64') },
      { name: 'e.pdf', data: await fileOf(serviceWith({}), 'becf-21d0a', values, 'becf-1010a') },
    ]);
    expect(used).toEqual(['a.dxf']);
    expect(Object.fromEntries(unused.map(({ file, why }) => [file, why]))).toEqual({
      'b.dxf': expect.stringMatching(/no request/),
      'c.pdf': expect.stringMatching(/cannot be read/),
      'd.pdf': expect.stringMatching(/drawing of Boxwright/),
      'e.pdf': expect.stringMatching(/no drawing of ours|cannot be drawn/),
    });
  });
});

describe('calibrate with an archive of numbered ids', () => {
  const [range] = ranges.filter(({ ends }) => ends.length === 4);
  const order = orderFor(range!, randomOf(11));
  const main = templates.find(({ ids }) => ids.range === range)!.ids.named[0];

  /** Ids that can be drawn, with their choices. */
  const ids = Array.from({ length: rangeCount(range!) }, (_, n) => {
    const told = {
      ...valuesAt(bodyOf(range!), Math.floor(n / endsCount(range!))),
      ...valuesAt(order, n % endsCount(range!)),
    };
    const choices = Object.entries(told)
      .filter(([name, value]) => !name.endsWith('_feature') && value !== 'none' && name !== 'cover')
      .map((pair) => pair.join('='));
    const [feature] = Object.entries(told).filter(([name]) => name.endsWith('_feature'));
    const cut = feature![1] === 'plain' ? [] : [`${feature![1]}=both`];
    const none = Object.entries(told).filter(([name, value]) => name.endsWith('_tuck') && value === 'none');
    return {
      id: rangeId(range!, n),
      cover: told.cover,
      template: [main, ...choices, ...cut, ...none.map(([name]) => `${name}=none`)].join(),
    };
    // Nobody knows what the other cover draws.
  }).filter(({ template, cover }) => cover === 'standard_cover' && catalogue.find(template));

  const filesFor = (count: number) =>
    Promise.all(
      ids
        .filter((_, k) => k % Math.ceil(ids.length / count) === 0)
        .map(async ({ id, template }) => ({
          name: `${id}.pdf`,
          data: await fileOf(serviceWith({}), template, { length: 90, width: 50, height: 140, material: 0.475 }, id),
        })),
    );

  it('finds the order', async () => {
    const { rules, unused } = await calibrateFiles(await filesFor(14));
    expect(unused).toEqual([]);
    expect(rules.ranges).toHaveLength(1);
    const ruled = catalogueWithIdRules(parseIdRules(JSON.stringify(rules)));
    let answered = 0;
    for (const { id, template } of ids) {
      const entry = ruled.find(id);
      if (!entry) continue;
      answered++;
      expect([id, entry.chosen]).toEqual([id, catalogue.find(template)!.chosen]);
    }
    expect(answered).toBeGreaterThan(ids.length / 2);
  });

  it('leaves it open where several orders explain the files', async () => {
    const { rules } = await calibrateFiles((await filesFor(14)).slice(0, 1));
    expect(rules.ranges).toEqual([]);
    expect(rules.open?.[0]).toMatch(/\d+ orders of the end choices explain/);
  });
});

describe('boxwright calibrate FILE…', () => {
  const folder = newFolder();

  it('writes rules that the command line, the server and the library take', async () => {
    const service = serviceWith({
      defaults: [{ template: 'becf-21d01', name: 'glue_flap', value: 28, files: 0 }],
      boards: [{ category: 'Corrugated Cardboards', printing: 'offset', drawn: { times: 1, less: 0.2 }, files: 0 }],
    });
    for (const k of [0, 1]) writeFileSync(join(folder, `${k}.pdf`), await fileOf(service, ...shipper(2 + k, k)));
    const out = join(folder, 'rules.json');
    const { code, err } = await boxwrightCommand('calibrate --out', [out, folder]);
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/rule: template becf-21d01, name glue_flap, value 28, files 2/),
    ]);

    const variables = { unit: 'mm', ...shipper(5, 4)[1] } as never;
    const own = catalogueWithIdRules(parseIdRules(readFileSync(out, 'utf8')));
    const made = await boxwright({ catalogue: own }).createDieline('becf-21d01', { format: 'svg', variables });
    const planted = await boxwright({ catalogue: service }).createDieline('becf-21d01', { format: 'svg', variables });
    const usual = await boxwright().createDieline('becf-21d01', { format: 'svg', variables });
    expect(made.dieline.artwork_dimensions).toEqual(planted.dieline.artwork_dimensions);
    expect(made.dieline.artwork_dimensions).not.toEqual(usual.dieline.artwork_dimensions);
    // Our own defaults stay.
    const flat = async (...more: string[]) => {
      const { out: text } = await boxwrightCommand('dieline becf-21d01 300x200x150 --json', more);
      return JSON.parse(text).dieline.artwork_dimensions;
    };
    expect(await flat('--id-rules', out)).toEqual(await flat());
  });

  it.each([
    ['calibrate', /needs drawings of the service, or --live/],
    ['calibrate a.pdf --live --url http://localhost:1', /needs drawings of the service, or --live/],
    ['calibrate a.pdf --url http://localhost:1', /--live and --url belong together/],
    ['calibrate missing.pdf', /missing\.pdf/],
  ])('%s is refused', async (line, why) =>
    expect(await boxwrightCommand(line)).toMatchObject({
      code: expect.toSatisfy((code) => code > 0),
      err: expect.stringMatching(why),
    }),
  );

  it.each([
    [{ boards: [{ category: 'Cartons', drawn: { step: 0, round: 'up' } }] }],
    [{ defaults: [{ template: 'becf-21d01', name: 'glue_flap', value: '28' }] }],
  ])('a rule file with %j is refused', (rules) =>
    expect(() => parseIdRules(JSON.stringify({ ...NO_RULES, ...rules }))).toThrow(
      /cannot be read: (boards|defaults)\[0\]\.\S+ must be a number/,
    ),
  );
});
