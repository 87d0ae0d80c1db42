import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { DielinesApi } from '../../src/api/index.ts';
import rules from '../../src/engine/service-rules.json' with { type: 'json' };
import { boxwright, catalogue } from '../../src/index.ts';
import { type LocalOptions, localApi, memoryStore, type Store } from '../../src/service/local/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { mainId } from '../../src/template/index.ts';
import { png } from '../contract/artworks.ts';
import { addressesIn, expectAlive } from '../support/addresses.ts';
import { newFolder } from '../support/folder.ts';
import { look } from '../support/look.ts';
import { start } from '../support/running.ts';
import { spreadOf } from '../support/turns.ts';
import { samples } from './samples.ts';

/** Main ids of templates, and ids with a choice. */
const some = [...spreadOf(catalogue.templates.map(mainId), 40, 40), 'becf-10101,hanger_tab=triangle'];

const file = { name: 'a.png', data: png() };

/** Answers of every kind for one template. */
const answersOf = async (api: DielinesApi, id: string): Promise<unknown[]> => {
  const { dieline_template: template } = await api.readTemplate(id);
  const sizes = template.variables.filter(({ required }) => required);
  const variables = {
    unit: 'mm' as const,
    ...Object.fromEntries(sizes.map(({ name, default_value: { value } }) => [name, value])),
  };
  const { dieline } = await api.createDieline(id, { format: 'svg', variables });
  const nesting = await api.listNestingTemplates(dieline.id);
  return [{ dieline_template: template }, { dieline }, nesting, await api.listDielines(id)];
};

const mockupAnswers = async (api: DielinesApi): Promise<unknown[]> => {
  const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
  const { dieline } = await api.createDieline('becf-10101', { format: 'pdf', variables });
  const made = await api.createMockup(dieline.id, { file, name: 'Tea' });
  const changed = await api.updateMockup(dieline.id, made['3d_mockup'].id, { name: 'Coffee' });
  const sheet = { unit: 'mm', sheet_width: 700, sheet_height: 500, num_x: 1, num_y: 1 } as const;
  const nested = await api.createNesting(dieline.id, 'lt_straight-box-0', { format: 'dxf', variables: sheet });
  return [made, changed, await api.listMockups(dieline.id), nested];
};

const fixedNames = rules.fixed.filter(({ kind }) => kind === 'length').map(({ name }) => name);

/** The pictures of every length variable that can change, of nesting templates, and the page of the template. */
const expectComplete = (answers: readonly unknown[]): void => {
  const names = answers.flatMap((answer) => addressesIn(answer).map(({ at }) => at));
  const [template, , nesting] = answers as [
    { dieline_template: { variables: readonly object[] } },
    unknown,
    { nesting_template_list: { total: number } },
  ];
  const lengths = JSON.stringify(template).match(/"data_type":"length"/g)!.length;
  const fixed = fixedNames.filter((name) => JSON.stringify(template).includes(`"name":"${name}"`)).length;
  expect(names.filter((at) => at.endsWith('image.url') && at.includes('.variables.')).length).toBe(lengths - fixed);
  expect(names.filter((at) => /^nesting_template_list\.nesting_templates\.\d+\.image\.url$/.test(at))).toHaveLength(
    nesting.nesting_template_list.total,
  );
};

const kinds: readonly (readonly [string, () => Partial<LocalOptions>])[] = [
  ['data URLs', () => ({})],
  ['files of a directory', () => ({ directory: newFolder() })],
];
describe.each(kinds)('every address in process is alive: %s', (_, options) => {
  it.each(some)('%s', async (id) => {
    const answers = await answersOf(localApi({ catalogue, ...options() }), id);
    expectComplete(answers);
    let followed = 0;
    for (const answer of answers) followed += await expectAlive(answer);
    expect(followed).toBeGreaterThan(10);
  });

  it('of a mockup, which shows its latest form', async () => {
    const answers = await mockupAnswers(boxwright({ catalogue: samples, ...options() }));
    for (const answer of answers) await expectAlive(answer);
    const { '3d_mockup_list': list } = answers[2] as { '3d_mockup_list': { '3d_mockups': { url: string }[] } };
    const { url } = list['3d_mockups'][0]!;
    const html = url.startsWith('file:') ? readFileOf(url) : Buffer.from(url.split(',')[1]!, 'base64').toString();
    expect(html).toContain('<title>Coffee</title>');
  });
});

const STUDIO =
  '<!doctype html><html data-offline><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><noscript><p>x</p></noscript></html>';

const readFileOf = (url: string): string => readFileSync(fileURLToPath(url), 'utf8');

describe('every address over HTTP is alive', () => {
  it('of templates, their dielines, their nesting templates and mockups', async () => {
    // Pages of templates lead to the studio.
    const studio = newFolder();
    mkdirSync(join(studio, 'studio'));
    writeFileSync(join(studio, 'index.html'), STUDIO);
    const server = await start({ catalogue, studio });
    const { url: baseUrl, dielinesKey } = server;
    const api = remoteApi({ baseUrl, dielinesKey });
    try {
      for (const id of some.slice(0, 4)) {
        const answers = await answersOf(api, id);
        expectComplete(answers);
        for (const answer of answers) expect(await expectAlive(answer)).toBeGreaterThan(0);
      }
      const answers = await mockupAnswers(api);
      await look((answers[0] as { '3d_mockup': { url: string } })['3d_mockup'].url);
      for (const answer of answers) await expectAlive(answer);
    } finally {
      await server.close();
    }
  });
});

describe('in a directory', () => {
  it('a deleted mockup has no page, and a refused record no file', async () => {
    const directory = newFolder();
    const full: Store = { ...memoryStore(), add: () => Promise.reject(new Error('full')) };
    const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
    const request = { format: 'svg', variables } as const;
    const closed = boxwright({ catalogue: samples, directory, store: full });
    await expect(closed.createDieline('becf-10101', request)).rejects.toThrow('full');
    expect(readdirSync(directory)).toEqual([]);

    const store = memoryStore();
    const api = boxwright({ catalogue: samples, directory, store });
    const { dieline } = await api.createDieline('becf-10101', request);
    const refusing = boxwright({ catalogue: samples, directory, store: { ...store, add: full.add } });
    await expect(refusing.createMockup(dieline.id, { file })).rejects.toThrow('full');
    const sheet = { unit: 'mm', sheet_width: 700, sheet_height: 500, num_x: 1, num_y: 1 } as const;
    const nesting = { format: 'dxf', variables: sheet } as const;
    await expect(refusing.createNesting(dieline.id, 'lt_straight-box-0', nesting)).rejects.toThrow('full');
    expect(readdirSync(directory)).toEqual([`${dieline.id}.svg`]);

    const { '3d_mockup': mockup } = await api.createMockup(dieline.id, { file });
    expect(existsSync(fileURLToPath(mockup.url))).toBe(true);
    await api.deleteMockup(dieline.id, mockup.id);
    expect(existsSync(fileURLToPath(mockup.url))).toBe(false);
  });

  it('a mockup is refused while its page cannot be made, and nothing is stored', async () => {
    const directory = newFolder();
    const api = localApi({ catalogue: samples, directory, pages: async () => undefined });
    const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
    const { dieline } = await api.createDieline('becf-10101', { format: 'svg', variables });
    await expect(api.createMockup(dieline.id, { file })).rejects.toMatchObject({ status: 503 });
    expect((await api.listMockups(dieline.id))['3d_mockup_list'].total).toBe(0);
    expect(readdirSync(directory)).toEqual([`${dieline.id}.svg`]);
  });
});
