import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Asked, pressure } from './pressure.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** Answers a second, over loopback. */
export interface Server {
  /** A route of fastify that does nothing. */
  readonly bare: number;
  /** Parts calculations of boxes that were never asked for, and of 64 boxes in turn. */
  readonly fresh: number;
  readonly repeated: number;
  readonly dielines: number;
}

/** How often each is asked, in turn, and for how long: the best counts, as elsewhere. */
const ROUNDS = 3;
const SECONDS = 2;

/** Connections that ask for dielines: what is answered once it is on the disk waits for the disk, and shares a write with others. */
const MANY = 32;

interface Told {
  readonly bare: string;
  readonly url: string;
  readonly keys: Readonly<Record<'dielines' | 'dimensions', string>>;
}

/** How many requests does the server take beside a route that does nothing, in the same run? */
export const server = async (id: string): Promise<Server> => {
  const file = fileURLToPath(new URL('./serving.js', import.meta.url));
  const child = fork(file, { execArgv: [] });
  try {
    const [{ bare, url, keys }] = (await once(child, 'message')) as [Told];
    const all = inTurn(cartonSizes(100_000));
    const few = inTurn(cartonSizes(64));
    const ask =
      (path: string, key: string, sizes: () => object, more = {}) =>
      (): Asked => ({
        path,
        key,
        body: { ...more, variables: { unit: 'mm', ...sizes() } },
      });
    const best = { bare: 0, fresh: 0, repeated: 0, dielines: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const fresh = ask(`/dimensions/${id}/parts`, keys.dimensions, all);
      const repeated = ask(`/dimensions/${id}/parts`, keys.dimensions, few);
      const dielines = ask(`/dieline-templates/${id}/dielines`, keys.dielines, all, { format: 'dxf' });
      // The same body in, too: what is compared is the answering.
      best.bare = Math.max(best.bare, await pressure(bare, () => ({ ...fresh(), path: '/' }), SECONDS));
      best.fresh = Math.max(best.fresh, await pressure(url, fresh, SECONDS));
      best.repeated = Math.max(best.repeated, await pressure(url, repeated, SECONDS));
      best.dielines = Math.max(best.dielines, await pressure(url, dielines, SECONDS, MANY));
    }
    return best;
  } finally {
    child.disconnect();
  }
};
