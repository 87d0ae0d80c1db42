import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { random as randomOf } from '../../bench/random.ts';
import {
  boxwright,
  ContradictionError,
  catalogue,
  catalogueWithIdRules,
  parseIdRules,
  templates,
} from '../../src/index.ts';
import { calibrate } from '../../src/service/calibrate/index.ts';
import { endsCount, rangeCount, rangeId } from '../../src/template/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { bodyOf, orderFor, ranges, shuffledService, templateBody, valuesAt } from './shuffled-service.ts';

const ordersOf = (seed: number) => {
  const random = randomOf(seed);
  return new Map(ranges.map((range) => [range, orderFor(range, random)]));
};

describe('ids of configured boxes', () => {
  it('are 36,288', () => expect(ranges.reduce((all, range) => all + rangeCount(range), 0)).toBe(36_288));

  it.each([
    ['becf-10804', /glue flap standard_flap, .*no hanger.* order .* not known .* calibrate/],
    ['becf-1082d95', /glue flap flap_with_separator, cover standard_cover, no hanger/],
    ['becf-108222d', /a cover that is not known, hanger standard_hanger/],
    ['becf-10c288', /becf-10c288 is one of 648 ids/],
  ])('%s is not answered, and the message says why', async (id, sentence) => {
    expect(catalogue.find(id)).toBeUndefined();
    expect(catalogue.missing(id)).toMatch(sentence);
    // It exists, so no other id is meant.
    await expect(boxwright().readTemplate(id, 'mm')).rejects.toMatchObject({
      body: { message: catalogue.missing(id) },
    });
  });

  it.each(['becf-108', 'becf-10800', 'becf-1080003', 'becf-10888b1', 'becf-10c289'])('%s is not an id', (id) =>
    expect(catalogue.missing(id)).toBe(`There is no template ${id}.`),
  );

  it('are all available through choices of a known id', () => {
    const entry = catalogue.find(
      'becf-10803,top_flap=chamfer_flap,bottom_tuck=none,postal_lock=bottom,glue_flap=flap_with_lock',
    );
    expect(entry?.chosen).toMatchObject({ top_flap: 'chamfer_flap', bottom_tuck: 'none', postal_lock: 'bottom' });
  });
});

describe('calibrate', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed + 1))('finds order %i within 20 readings', async (seed) => {
    const orders = ordersOf(seed);
    const { rules, read } = await calibrate(shuffledService(orders), templates);
    expect(read.length).toBeLessThanOrEqual(20);
    const ruled = catalogueWithIdRules(parseIdRules(JSON.stringify(rules)));
    const random = randomOf(seed + 1000);
    let answered = 0;
    for (const [range, order] of orders)
      for (let k = 0; k < 60; k++) {
        const n = Math.floor(random() * rangeCount(range));
        const entry = ruled.find(rangeId(range, n));
        const told = {
          ...valuesAt(bodyOf(range), Math.floor(n / endsCount(range))),
          ...valuesAt(order, n % endsCount(range)),
        };
        if (!entry) {
          // Not drawn: an unknown value, or incompatible choices.
          expect(ruled.missing(rangeId(range, n))).toMatch(/does not know or draw|cannot be made/);
          continue;
        }
        answered++;
        for (const [name, value] of Object.entries(told))
          if (!name.endsWith('_feature')) expect([name, entry.chosen[name] ?? 'standard_cover']).toEqual([name, value]);
        for (const feature of ['thumb_cut', 'postal_lock']) {
          const ends = Object.keys(told).filter((name) => name.endsWith('_feature'));
          const having = ends.filter((name) => told[name] === feature);
          const value =
            having.length === 0 ? 'none' : having.length === ends.length ? 'both' : having[0]!.split('_')[0];
          expect(entry.chosen[feature]).toBe(value);
        }
      }
    expect(answered).toBeGreaterThan(10);
  });

  it('reports a step that changes two choices', async () => {
    const service = shuffledService(ordersOf(1));
    const odd = {
      readTemplate: async (id: string, unit: 'mm') => {
        const answer = await service.readTemplate(id, unit);
        const { dieline_template: body } = answer;
        const two = { ...body, top_tuck: undefined, bottom_tuck: undefined, tags: ['postal_lock'] };
        return id === 'becf-10802' ? { ...answer, dieline_template: two as unknown as typeof body } : answer;
      },
    };
    await expect(calibrate(odd as typeof service, templates)).rejects.toThrow(ContradictionError);
  });

  it('reports a known id with other attributes', async () => {
    const orders = ordersOf(3);
    const [range] = ranges;
    // The values of one axis are shifted by one: a valid order, but not that of becf-10803.
    const turned = orders
      .get(range!)!
      .map((axis) =>
        axis.name === 'top_flap' ? { ...axis, values: [...axis.values!.slice(1), axis.values![0]] } : axis,
      );
    const service = shuffledService(new Map([...orders, [range!, turned]]));
    await expect(calibrate(service, templates)).rejects.toThrow(
      /has top_flap .* no order of the end choices explains that/,
    );
  });

  it('leaves the catalogue unchanged without rules', () => expect(catalogue.find('becf-10805')).toBeUndefined());
});

describe('rule files', () => {
  it.each([
    ['{', /it is not JSON/],
    ['{}', /its type is not boxwright_id_rules/],
    ['{"type":"boxwright_id_rules","version":2,"ranges":[]}', /version 2; this Boxwright reads 1/],
    ['{"type":"boxwright_id_rules","version":1,"ranges":[{"prefix":"becf-108"}]}', /ranges\[0\]\.body is missing/],
  ])('%s is refused', (text, why) => expect(() => parseIdRules(text)).toThrow(why));

  it('with other ids or axes are refused', () => {
    const rules = (prefix: string) =>
      ({ type: 'boxwright_id_rules', version: 1, ranges: [{ prefix, body: [], ends: [] }] }) as const;
    expect(() => catalogueWithIdRules(rules('becf-777'))).toThrow(/a rule for becf-777…, but no template/);
    expect(() => catalogueWithIdRules(rules('becf-108'))).toThrow(/axes of the rule for becf-108 do not match/);
  });
});

describe('boxwright calibrate --live', () => {
  afterEach(() => vi.unstubAllEnvs());
  const folder = newFolder();

  it('writes rules that the command line, the server and the library take', async () => {
    const orders = ordersOf(7);
    let readings = 0;
    const server = createServer(({ url = '', headers }, response) => {
      readings++;
      const id = /(becf-\w+)(\?|$)/.exec(url)?.[1] ?? '';
      const body = headers.authorization ? templateBody(id, orders) : undefined;
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { message: 'none' }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      vi.stubEnv('BOXWRIGHT_DIELINES_KEY', 'a key');
      vi.stubEnv('BOXWRIGHT_DIMENSIONS_KEY', '');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const out = join(folder, 'id-rules.json');
      const { code, err } = await boxwrightCommand('calibrate --live --rate 10000', ['--url', url, '--out', out]);
      expect([err, code, err.split('\n').length - 1]).toEqual([
        expect.stringContaining('reads becf-10801'),
        0,
        readings,
      ]);
      expect(readings).toBeLessThanOrEqual(20);

      const [range] = ranges;
      const id = Array.from({ length: endsCount(range!) }, (_, n) => rangeId(range!, n)).find((one) => {
        const values = valuesAt(orders.get(range!)!, Number.parseInt(one.slice(8), 16) - 1);
        return (
          values.top_dust_flap === 'full_angled_dust_flap' &&
          values.bottom_flap === 'chamfer_flap' &&
          values.bottom_dust_flap === 'slit_lock_dust_flap' &&
          values.top_feature === 'thumb_cut'
        );
      })!;
      const without = await boxwrightCommand('template --json', [id]);
      expect([without.code, without.err]).toEqual([1, expect.stringContaining('order of its end choices')]);
      const ruled = await boxwrightCommand('template --json', [id, '--id-rules', out]);
      expect(ruled.err).toBe('');
      expect(JSON.parse(ruled.out)).toMatchObject({
        dieline_template: { id, top_dust_flap: { id: 'full_angled_dust_flap' }, bottom_flap: { id: 'chamfer_flap' } },
      });
      // No one draws the third dust flap, but its id is known now.
      const third = Array.from({ length: endsCount(range!) }, (_, n) => rangeId(range!, n)).find(
        (_, n) => valuesAt(orders.get(range!)!, n).top_dust_flap === 'third_dust_flap',
      )!;
      const refused = await boxwrightCommand('template --json', [third, '--id-rules', out]);
      expect([refused.code, refused.err]).toEqual([
        1,
        expect.stringContaining(`By the rules read from the service, ${third}`),
      ]);
      // The rules apply only to that command.
      expect(catalogue.find(id)).toBeUndefined();
      const text = (await import('node:fs')).readFileSync(out, 'utf8');
      const answer = await boxwright({ catalogue: catalogueWithIdRules(parseIdRules(text)) }).readTemplate(id, 'mm');
      expect(answer.dieline_template.bottom_flap?.id).toBe('chamfer_flap');
    } finally {
      server.close();
    }
  });

  it('names the error of a rule file', async () => {
    const path = join(folder, 'no-rules.json');
    await writeFile(path, '{}');
    expect(await boxwrightCommand('groups --id-rules', [path])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Not a rule file'),
    });
  });

  it('requires --live and a key', async () => {
    vi.stubEnv('BOXWRIGHT_DIELINES_KEY', '');
    vi.stubEnv('BOXWRIGHT_DIMENSIONS_KEY', '');
    expect(await boxwrightCommand('calibrate --url http://localhost:1')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--live'),
    });
    expect(await boxwrightCommand('calibrate --live --url http://localhost:1')).toMatchObject({
      code: 2,
      err: expect.stringContaining('needs a key'),
    });
  });
});
