import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SemaphoreFull, semaphore } from '../../src/platform/threads/index.ts';

const settled = () => new Promise((next) => setImmediate(next));

describe('a semaphore', () => {
  it('limits concurrent tasks and runs the others in order, even after a failure', async () => {
    const { run, load } = semaphore({ atOnce: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const tasks = [0, 1, 2, 3].map((k) =>
      run(async () => {
        begun.push(k);
        await new Promise<void>((end) => ends.push(end));
        if (k === 0) throw new Error('broken');
        return k;
      }),
    );
    const all = Promise.allSettled(tasks);
    await settled();
    expect(begun).toEqual([0, 1]);
    expect(load()).toEqual({ running: 2, waiting: 2 });
    ends[0]!();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    ends[1]!();
    await settled();
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const end of ends) end();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await run(async () => 'again')).toBe('again');
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses a task when the queue is full or the wait is too long', async () => {
    const { run, load } = semaphore({ atOnce: 1, waiting: 1, wait: 20 });
    let end = () => {};
    const first = run(() => new Promise<void>((done) => (end = done)));
    let begun = false;
    const second = run(async () => (begun = true)).catch((error: unknown) => error);
    await expect(run(async () => {})).rejects.toThrow(SemaphoreFull);
    expect(await second).toBeInstanceOf(SemaphoreFull);
    expect([begun, load()]).toEqual([false, { running: 1, waiting: 0 }]);
    end();
    await first;
    await setTimeout(30);
    expect(await run(async () => 'free')).toBe('free');
  });

  it('lets owners take turns, and makes room in a full queue for one with few tasks', async () => {
    const { run, load } = semaphore({ atOnce: 1, waiting: 4 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const add = (owner: string, k: number) =>
      run(
        () =>
          new Promise<void>((end) => {
            begun.push(`${owner}${k}`);
            ends.push(end);
          }),
        undefined,
        owner,
      ).catch((error: unknown) => error);
    const all = [0, 1, 2, 3, 4, 5].map((k) => add('a', k));
    // The queue is full. Those of b push out the last of a, until both have two.
    all.push(...[0, 1, 2].map((k) => add('b', k)));
    await settled();
    while (ends.length) {
      ends.shift()!();
      await settled();
    }
    expect(begun).toEqual(['a0', 'b0', 'a1', 'b1', 'a2']);
    const refused = (await Promise.all(all)).map((outcome, k) => (outcome ? k : -1)).filter((k) => k >= 0);
    expect(refused).toEqual([3, 4, 5, 8]);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('gives a newcomer the next turn although others wait', async () => {
    const { run } = semaphore({ atOnce: 2 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const task = (owner: string) => () => new Promise<void>((end) => ends.push(end) && begun.push(owner));
    const all = ['a', 'a', 'a', 'a', 'b'].map((owner) => run(task(owner), undefined, owner));
    await settled();
    expect(begun).toEqual(['a', 'a']);
    for (let k = 0; k < all.length; k++) {
      ends[k]!();
      await settled();
    }
    expect(begun).toEqual(['a', 'a', 'b', 'a', 'a']);
    await Promise.all(all);
  });

  it('drops a waiting task when its signal aborts', async () => {
    const { run, load } = semaphore({ atOnce: 1, waiting: 2, wait: 60_000 });
    const ends: (() => void)[] = [];
    const first = run(() => new Promise<void>((end) => ends.push(end)));
    const gone = new AbortController();
    let begun = 0;
    const dropped = run(async () => begun++, gone.signal).catch((error: unknown) => error);
    const kept = run(async () => 'kept', new AbortController().signal);
    gone.abort('gone');
    expect([await dropped, load()]).toEqual(['gone', { running: 1, waiting: 1 }]);
    ends[0]!();
    await first;
    expect([await kept, begun]).toEqual(['kept', 0]);
    await expect(run(async () => begun++, gone.signal)).rejects.toBe('gone');
    expect([begun, load()]).toEqual([0, { running: 0, waiting: 0 }]);
  });
});
