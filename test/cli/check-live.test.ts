import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { type Running, start } from '../support/running.ts';

let running: Running;
beforeAll(async () => {
  running = await start({ catalogue: catalogue });
});
afterAll(() => running.close());
afterEach(() => vi.unstubAllEnvs());

const box = { template: 'becf-10101', variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 } };
const requests = [{ ask: 'groups' }, { ask: 'template', template: 'becf-10101' }, box, { ask: 'parts', ...box }];

const folder = newFolder();
const list = join(folder, 'requests.jsonl');
const results = join(folder, 'requests.results.jsonl');

/** Runs the command line with these keys in the environment. */
const live = async (given: { args?: string[]; url?: string; keys?: boolean } = {}) => {
  const { args = [], url = running.url, keys = true } = given;
  vi.stubEnv('BOXWRIGHT_DIELINES_KEY', keys ? running.dielinesKey : '');
  vi.stubEnv('BOXWRIGHT_DIMENSIONS_KEY', keys ? running.dimensionsKey : '');
  const { code, out, err } = await boxwrightCommand('check --live', [list, '--url', url, '--rate', '1000', ...args]);
  return { code, err: err.trim().split('\n'), live: out && JSON.parse(out).live };
};
const kept = async () => (await readFile(results, 'utf8')).trim().split('\n');

describe('boxwright check --live', () => {
  it('sends all requests of a list, once', async () => {
    await writeFile(list, requests.map((each) => JSON.stringify(each)).join('\n'));
    const first = await live();
    expect(first.err).toEqual([
      '[1/4] groups: same',
      '[2/4] template becf-10101 in mm: same',
      '[3/4] dxf becf-10101: same',
      '[4/4] parts becf-10101: same',
    ]);
    expect(first.live).toEqual({ requests: 4, same: 4, differs: 0, cannot_tell: 0, unanswered: 0, results });
    expect(first.code).toBe(0);
    const again = await live();
    expect(again).toEqual({ ...first, err: [`4 of 4 were answered before, in ${results}`] });
  });

  it('resumes after an interruption', async () => {
    const before = await kept();
    await writeFile(results, `${before.slice(0, 2).join('\n')}\n${before[2]!.slice(0, 40)}`);
    const { err, code } = await live();
    expect(err).toEqual([
      `2 of 4 were answered before, in ${results}`,
      '[3/4] dxf becf-10101: same',
      '[4/4] parts becf-10101: same',
    ]);
    expect([code, (await kept()).length]).toEqual([0, 4]);
  });

  it('sends requests again when they have no answer, for another service, or with a smaller tolerance', async () => {
    await writeFile(results, '');
    const dead = await live({ url: 'http://127.0.0.1:1' });
    expect(dead.code).toBe(2);
    expect(dead.live).toMatchObject({ same: 0, unanswered: 4 });
    expect(dead.err.at(-1)).toBe('4 of 4 have no answer. Run the same command again to send them.');
    expect((await live()).live).toMatchObject({ same: 4, unanswered: 0 });
    expect((await live({ args: ['--tolerance', '0.02'] })).err).toHaveLength(4);
  });

  it('needs a list, an address, keys, and a results file', async () => {
    const own = ['--results', join(folder, 'other.jsonl')];
    expect(await live({ keys: false, args: own })).toMatchObject({
      code: 2,
      err: ['boxwright: The service needs a key. Set BOXWRIGHT_DIELINES_KEY, BOXWRIGHT_DIMENSIONS_KEY or both.'],
    });
    expect(await live({ args: ['length=60'] })).toMatchObject({ code: 2 });
    expect(await live({ args: ['--results', list] })).toMatchObject({
      code: 2,
      err: [`boxwright: ${list}, line 1 is not a result of a check. Name another file with --results.`],
    });
    expect(await readFile(list, 'utf8')).toContain('"groups"');
    await appendFile(list, '\nnonsense');
    expect(await live({ args: own })).toMatchObject({
      code: 3,
      err: [`boxwright: ${list} cannot be read: line 5 is not JSON: "nonsense"`],
    });
  });
});
