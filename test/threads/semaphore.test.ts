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
