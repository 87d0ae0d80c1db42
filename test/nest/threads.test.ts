import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { nest, nestThreads } from '../../src/index.ts';
import { measurable, shareOfThisThread } from '../support/processor-time.ts';
import { cutOut, ell } from './shapes.ts';

const threads = nestThreads();
afterAll(() => threads.close());

const sheet = { width: 1000, height: 700 };
const l = ell(200, 160, 60);

describe('nesting in a thread', () => {
  it('gives the same result as in this thread', async () => {
    // What only the search finds, in the way that its random numbers lead it.
    const options = { grain: 'free', layouts: ['free'], evaluations: 400_000 } as const;
    const [triangle, small] = [cutOut([0, 0], [230, 0], [90, 170]), { width: 500, height: 350 }];
    expect(await threads.nest(triangle, small, options)).toEqual(nest(triangle, small, options));
  });

  it.skipIf(!measurable)('does not block this thread', async () => {
    const share = shareOfThisThread();
    await threads.nest(l, sheet, { grain: 'free', evaluations: 1_000_000 });
    expect(share()).toBeLessThan(0.3);
  });

  it('reports progress, and returns the best so far when stopped', async () => {
    const stop = new AbortController();
    const shares: number[] = [];
    const { layouts } = await threads.nest(l, sheet, {
      grain: 'free',
      evaluations: 2_000_000_000,
      signal: stop.signal,
      onProgress: ({ share }) => {
        shares.push(share);
        if (share >= 0.2) stop.abort();
      },
    });
    expect(shares.length).toBeGreaterThan(2);
    expect(layouts.find(({ id }) => id === 'free')!.count).toBeGreaterThanOrEqual(30);
  });

  it('ends without a result when cancelled: at once while it waits for a thread, soon while it runs', async () => {
    const single = nestThreads();
    try {
      const running = Array.from({ length: 5 }, () => new AbortController());
      let begun = 0;
      const endless = running.map((each) =>
        single
          .nest(l, sheet, { grain: 'free', evaluations: 2_000_000_000, cancel: each.signal, onProgress: () => begun++ })
          .catch((error: unknown) => error),
      );
      while (!begun) await setTimeout(5);
      // At most four run at once.
      running.at(-1)!.abort('waiting');
      expect(await endless.at(-1)).toBe('waiting');
      for (const each of running) each.abort('running');
      expect(await Promise.all(endless)).toEqual([...Array.from({ length: 4 }, () => 'running'), 'waiting']);
      // The threads are free for others, and an aborted signal begins nothing.
      expect((await single.nest(l, sheet, { grain: 'free', evaluations: 1 })).layouts.length).toBeGreaterThan(0);
      await expect(single.nest(l, sheet, { cancel: AbortSignal.abort('before') })).rejects.toBe('before');
    } finally {
      await single.close();
    }
  });

  it('validates a request before sending it to a thread', async () => {
    await expect(threads.nest(cutOut([0, 0], [9, 0], [9, 9]), sheet, { gutter: -1 })).rejects.toThrow(
      'The gutter is -1',
    );
  });
});
