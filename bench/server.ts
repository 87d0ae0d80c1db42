import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Asked, pressure } from './pressure.ts';
import type { Row } from './row.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** Rounds per request kind, alternating, and their duration in s. The best one counts. */
const ROUNDS = 3;
const SECONDS = 1.5;

/** Warm-up in s: a server needs thousands of requests until its code is optimised. */
const WARM_UP = 6;

/** Connections for dielines. An answer waits for the disk, and concurrent ones share a write. */
const MANY = 32;

interface Told {
  readonly bare: string;
  readonly url: string;
  readonly keys: Readonly<Record<'dielines' | 'dimensions', string>>;
}

/** Requests per second of one server over loopback, compared with an empty route in the same run. */
export const server = async (id: string): Promise<Row[]> => {
  const file = fileURLToPath(new URL('./serving.js', import.meta.url));
  const child = fork(file, { execArgv: [] });
  try {
    const [{ bare, url, keys }] = (await once(child, 'message')) as [Told];
    const all = inTurn(cartonSizes(100_000));
    const few = inTurn(cartonSizes(64));
    const ask =
      (path: string, key: string, sizes: () => object, more = {}) =>
      (): Asked => ({ path, key, body: { ...more, variables: { unit: 'mm', ...sizes() } } });
    const best = { bare: 0, fresh: 0, repeated: 0, dielines: 0 };
    const fresh = ask(`/dimensions/${id}/parts`, keys.dimensions, all);
    const repeated = ask(`/dimensions/${id}/parts`, keys.dimensions, few);
    const dielines = ask(`/dieline-templates/${id}/dielines`, keys.dielines, all, { format: 'dxf' });
    await pressure(url, dielines, WARM_UP, MANY);
    for (let round = 0; round < ROUNDS; round++) {
      // Send the same body to the empty route, so that only the work of answering differs.
      best.bare = Math.max(best.bare, await pressure(bare, () => ({ ...fresh(), path: '/' }), SECONDS));
      best.fresh = Math.max(best.fresh, await pressure(url, fresh, SECONDS));
      best.repeated = Math.max(best.repeated, await pressure(url, repeated, SECONDS));
      best.dielines = Math.max(best.dielines, await pressure(url, dielines, SECONDS, MANY));
    }
    const row = (what: string, rate: number): Row => ({ what: `over HTTP: ${what}`, unit: 'a second', best: rate });
    return [
      row('a route that does nothing', best.bare),
      row('parts of 64 boxes in turn', best.repeated),
      row('parts of new boxes', best.fresh),
      { ...row('dielines, kept on the disk', best.dielines), aim: { best: 2000 } },
    ];
  } finally {
    child.disconnect();
  }
};
