import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DielinesApi } from '../../src/api/index.ts';
import { png } from '../../src/artwork/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { svg } from '../contract/artworks.ts';
import { bundled } from '../support/bundled.ts';
import { look } from '../support/look.ts';
import { measurable, processorTime } from '../support/processor-time.ts';
import { countStalls } from '../support/stall-counter.ts';
import { inTurn, someOf } from '../support/turns.ts';

describe.skipIf(!measurable)('the event loop of the server', () => {
  let server: ChildProcess;
  let api: DielinesApi;
  let dielineId = '';
  let baseUrl = '';
  beforeAll(async () => {
    server = fork(await bundled('test/server/stalling.ts'), { execArgv: [], stdio: 'inherit' });
    [baseUrl] = (await once(server, 'message')) as [string];
    api = remoteApi({ baseUrl });
    const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
    const make = () => api.createDieline('becf-10101', { format: 'svg', variables });
    dielineId = (await make()).dieline.id;
    // Code is compiled when it first runs, and threads start with the first page.
    const warm = await api.createMockup(dielineId, { file: { name: 'a.svg', data: svg() } });
    await look(warm['3d_mockup'].url);
  });
  afterAll(() => {
    server.kill('SIGKILL');
  });
  const stalls = async (): Promise<number> => {
    await setTimeout(20);
    server.send('count');
    return ((await once(server, 'message')) as [number])[0];
  };
  /**
   * A host that shares its processors can stop this machine for a moment, and that counts as processor time: work that really
   * blocks does so in each of three attempts. Each attempt needs other work than the one before, which may be cached.
   */
  const expectNoStall = async (work: (attempt: number) => Promise<void>): Promise<void> => {
    const counts: number[] = [];
    do {
      server.send('begin');
      await work(counts.length);
      counts.push(await stalls());
    } while (counts.at(-1) && counts.length < 3);
    expect(counts.at(-1), `stalls in ${counts.length} attempts: ${counts}`).toBe(0);
  };

  /** 10 MB that do not pack. */
  const noise = (): Uint8Array => {
    const [width, height] = [1800, 1800];
    return png({ width, height, data: randomBytes(4 * width * height) });
  };
  /** Many on one element, where names are held against one another, and more on many: the process that draws is slow at the first. */
  const attributes = (attempt: number): Uint8Array => {
    const all = (count: number): string => Array.from({ length: count }, (_, k) => `a${k}="${k + attempt}"`).join(' ');
    return svg(`<g ${all(20_000)}/>${`<g ${all(100)}/>`.repeat(600)}`);
  };
  const nested = (attempt: number): Uint8Array =>
    svg(`${'<g>'.repeat(100_000 + attempt)}${'</g>'.repeat(100_000 + attempt)}`);

  const artworks = [
    ['80,000 attributes', 'a.svg', attributes, true],
    ['an artwork of 10 MB, and a look at it', 'a.png', noise, true],
    ['elements nested by the hundred thousand', 'a.svg', nested, false],
  ] as const;
  it.each(someOf(artworks, 0))('is not blocked by %s', async (_, name, data, taken) => {
    await expectNoStall(async (attempt) => {
      const file = { name, data: data(attempt) };
      const made = await api.createMockup(dielineId, { file }).catch(() => undefined);
      expect(made !== undefined).toBe(taken);
      if (made) await look(made['3d_mockup'].url);
    });
  });

  it.runIf(inTurn(0, 2))('is not blocked by a nesting: other requests are answered meanwhile', async () => {
    await expectNoStall(async (attempt) => {
      const sheet = { unit: 'mm', sheet_width: 3000 + attempt, sheet_height: 1800 } as const;
      let done = false;
      const nesting = api.calculateNestingEfficiencies(dielineId, { variables: sheet }).finally(() => {
        done = true;
      });
      let answered = 0;
      while (!done) {
        const { status } = await fetch(`${baseUrl}/health/live`);
        expect(status).toBe(200);
        if (!done) answered++;
        await setTimeout(5);
      }
      const { efficiencies } = (await nesting).nesting_template_efficiencies;
      expect(efficiencies.lt_free!.count).toBeGreaterThan(150);
      // One is enough: answers come at their turn on a busy machine, and behind a search that blocks none comes before its end.
      expect(answered).toBeGreaterThan(0);
      // Nor by writing the file of one.
      const { nesting: file } = await api.createNesting(dielineId, 'lt_free', { format: 'pdf', variables: sheet });
      expect((await fetch(file.url)).status).toBe(200);
    });
  });

  it.runIf(inTurn(1, 2))('draws dielines during a free search for a nesting', async () => {
    await expectNoStall(async (attempt) => {
      let answered = false;
      // Takes seconds, and is not waited for: the server ends before.
      api
        .calculateNestingEfficiencies(dielineId, {
          variables: { unit: 'mm', sheet_width: 1000 + attempt, sheet_height: 700 },
        })
        .catch(() => {})
        .finally(() => {
          answered = true;
        });
      const during: boolean[] = [];
      for (let k = 0; k < 20; k++) {
        const width = 25 + attempt + k / 20;
        const variables = { unit: 'mm', length: 60, width, height: 100, material: 0.4 } as const;
        const { dieline } = await api.createDieline('becf-10101', { format: 'svg', variables });
        expect((await fetch(dieline.url)).status).toBe(200);
        during.push(!answered);
      }
      // The first is drawn in a hundredth of the search: however busy the machine is, they are not drawn one after the other.
      expect(during[0]).toBe(true);
    });
  });

  it('is detected when blocked', async () => {
    const count = countStalls();
    await setTimeout(5);
    // Of this thread alone: others, left at work by tests before this one, use the time of the process as well.
    const begun = processorTime();
    while (processorTime() - begun < 400);
    await setTimeout(5);
    expect(count()).toBeGreaterThan(0);
  });
});
