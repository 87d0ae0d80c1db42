import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { random as randomOf } from '../../bench/random.ts';
import { catalogue, catalogueWithIdRules, remoteApi, templates } from '../../src/index.ts';
import { openRecords } from '../../src/server/store/index.ts';
import { calibrate } from '../../src/service/calibrate/index.ts';
import { rangeCount, rangeId } from '../../src/template/index.ts';
import { png } from '../contract/artworks.ts';
import { boxwrightCommand, listening } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { look } from '../support/look.ts';
import { postgresOfRun } from '../support/postgres.ts';
import { inTurn } from '../support/turns.ts';
import { whenFree } from '../support/when-free.ts';
import { orderFor, ranges, shuffledService } from './shuffled-service.ts';

const postgres = await postgresOfRun();

/** A rule file, and an id that exists only with its rules. */
const folder = newFolder();
const rules = join(folder, 'id-rules.json');
let id = '';
beforeAll(async () => {
  const random = randomOf(5);
  const service = shuffledService(new Map(ranges.map((range) => [range, orderFor(range, random)])));
  const settled = (await calibrate(service, templates)).rules;
  writeFileSync(rules, JSON.stringify(settled));
  const ruled = catalogueWithIdRules(settled);
  const [range] = ranges;
  const ids = Array.from({ length: rangeCount(range!) }, (_, n) => rangeId(range!, n));
  id = ids.find((one) => ruled.find(one) && !catalogue.find(one))!;
});

const list = (): string => `${JSON.stringify({ key: 'ruled', template: id, formats: ['svg'] })}\n`;

/** Polls a server until its batch is done. @returns its results. */
const batchAt = async (url: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const sent = await fetch(`${url}/batches`, { method: 'POST', headers, body: list() });
  const { batch } = (await sent.json()) as { batch: { id: string } };
  return (await fetch(`${url}/batches/${batch.id}/results?wait=true`)).text();
};

/** Runs `boxwright serve`, uses it and stops it. */
const served = async (place: readonly string[], use: (url: string) => Promise<void>): Promise<void> => {
  let failed: unknown;
  await boxwrightCommand('serve --port 0 --no-auth --log-level silent', [...place, '--id-rules', rules], {
    untilStopped: (written) =>
      listening(written)
        .then(use)
        .catch((error: unknown) => {
          failed = error;
        }),
  });
  if (failed) throw failed;
};

describe('an id that exists only with --id-rules', () => {
  it.runIf(inTurn(0, 3))('is drawn by the threads of boxwright batch', async () => {
    const requests = join(folder, 'requests.jsonl');
    writeFileSync(requests, list());
    const out = join(folder, 'dies');
    const made = await boxwrightCommand('batch', [requests, '--out', out, '--jobs', '1', '--id-rules', rules]);
    expect([made.code, made.err]).toEqual([0, expect.anything()]);
    expect(readFileSync(join(out, 'ruled.svg'), 'utf8')).toContain('<svg');
    const without = await boxwrightCommand('batch', [requests, '--out', join(folder, 'none'), '--jobs', '1']);
    expect(without.code).toBe(1);
  });

  it.runIf(inTurn(1, 3))(
    'is drawn by the threads of boxwright serve: concurrent dielines, pages, batches',
    async () => {
      await served(['--data', join(folder, 'records')], async (url) => {
        const api = remoteApi({ baseUrl: url });
        const body = {
          format: 'svg',
          variables: { unit: 'mm', length: 80, width: 40, height: 120, material: 0.5 },
        } as const;
        // Threads draw all concurrent dielines but the first.
        const made = await Promise.all(Array.from({ length: 12 }, () => api.createDieline(id, body)));
        expect(made.map(({ dieline }) => dieline.dieline_template_id)).toEqual(made.map(() => id));
        const file = { name: 'a.png', data: png() };
        const { '3d_mockup': mockup } = await whenFree(() => api.createMockup(made[0]!.dieline.id, { file }));
        await look(mockup.url);
        expect(JSON.parse(await batchAt(url))).toMatchObject({ key: 'ruled', template: id });
      });
    },
  );

  it.skipIf(!postgres)('is drawn by the threads of boxwright work', async () => {
    const databaseUrl = await postgres!.create();
    await (await openRecords({ databaseUrl })).close();
    let stop = () => {};
    const stopped = new Promise<void>((done) => {
      stop = done;
    });
    const args = ['--database-url', databaseUrl, '--jobs', '1', '--id-rules', rules];
    const working = boxwrightCommand('work', args, { untilStopped: () => stopped });
    try {
      await served(['--database-url', databaseUrl], async (url) => {
        expect(JSON.parse(await batchAt(url))).toMatchObject({ key: 'ruled', template: id });
      });
    } finally {
      stop();
    }
    expect((await working).code).toBe(0);
  });
});
