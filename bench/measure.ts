import { garbage } from './garbage.ts';
import { type Aim, type Row, reasonOf } from './row.ts';

/** A timed call. */
export interface Timed {
  readonly what: string;
  readonly call: () => unknown;
  readonly aim?: Aim;
  /** True when other processes do most of the work, so that only wall-clock time counts. */
  readonly elsewhere?: boolean;
}

/**
 * Warm up until the compiler has optimised the code, which also affects heap numbers: a request takes thousands of calls.
 * The first period lasts WARM_UP ms of processor time and at least WARM_UP_CALLS calls; each further one doubles the total, until
 * its best call is no longer faster than QUICKER times the best one before.
 */
const WARM_UP = 1000;
const WARM_UP_CALLS = 3;
const QUICKER = 0.97;
/** Processor time in ms after which no further period starts. */
const LONGEST_WARM_UP = 10_000;
/** Length of a sample in ms, at least one call. Short samples leave some undisturbed by other processes. */
const SAMPLE = 3;
const SAMPLES = 120;
/** Time limit of all samples of a call in ms. Slow calls get fewer samples, but at least LEAST_SAMPLES. */
const BUDGET = 900;
const LEAST_SAMPLES = 5;

/** Stores answers so that they are not optimised away. @public */
export let kept: unknown;

/** Processor time of all threads of this process, in ms. */
const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Time of a call in ms: the smaller of wall-clock and processor time. Wall-clock time includes other processes, and processor time
 * includes our other threads.
 */
const run = async ({ call, elsewhere }: Timed, times: number): Promise<number> => {
  const [from, fromProcessor] = [performance.now(), processor()];
  for (let k = 0; k < times; k++) {
    const answer = call();
    kept = answer instanceof Promise ? await answer : answer;
  }
  const spent = processor() - fromProcessor;
  const passed = performance.now() - from;
  // Over a few microseconds the processor time may not advance.
  return (elsewhere || spent <= 0 ? passed : Math.min(passed, spent)) / times;
};

/** Best time of a call after warming up, in ms of wall-clock time: processor time is too coarse for a short call. */
const warmUp = async (timed: Timed): Promise<number> => {
  const start = processor();
  const byClock = { ...timed, elsewhere: true };
  let best = Number.POSITIVE_INFINITY;
  let before = best;
  let end = start + WARM_UP;
  for (let calls = 1; ; calls++) {
    best = Math.min(best, await run(byClock, 1));
    if (calls <= WARM_UP_CALLS) continue;
    if (timed.elsewhere) return best;
    const now = processor();
    if (now < end) continue;
    if (best > QUICKER * before || now - start > LONGEST_WARM_UP) return best;
    before = best;
    end = start + 2 * (now - start);
  }
};

/** State of one call during a measurement. */
interface Track extends Timed {
  readonly batch: number;
  readonly samples: number;
  readonly times: number[];
}

const trackOf = async (timed: Timed): Promise<Track> => {
  const once = await warmUp(timed);
  const batch = Math.max(1, Math.floor(SAMPLE / once));
  const samples = Math.round(Math.max(LEAST_SAMPLES, Math.min(SAMPLES, BUDGET / (batch * once))));
  return { ...timed, batch, samples, times: [] };
};

/**
 * Times calls alternately in many short samples, so that other load affects all of them equally.
 * A call that throws is dropped, and its row gives the reason.
 * @param floor - alternates with the calls; every row gets its time.
 */
export const byTurns = async (all: readonly Timed[], floor?: () => unknown): Promise<Row[]> => {
  const failures = new Map<string, string>();
  const attempt = async <T>({ what }: Timed, action: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await action();
    } catch (error) {
      failures.set(what, reasonOf(error));
      return undefined;
    }
  };
  const tracks: Track[] = [];
  for (const timed of all) {
    const track = await attempt(timed, () => trackOf(timed));
    if (track) tracks.push(track);
  }
  const ground = floor && (await trackOf({ what: 'floor', call: floor }));
  for (let round = 0; round < SAMPLES; round++) {
    ground?.times.push(await run(ground, ground.batch));
    for (const track of tracks)
      if (round < track.samples && !failures.has(track.what))
        await attempt(track, async () => track.times.push(await run(track, track.batch)));
  }
  const lowest = ground && Math.min(...ground.times);
  const rows: Row[] = [];
  for (const { what, call, aim, elsewhere } of all) {
    const track = tracks.find((each) => each.what === what);
    const wasted = track && !elsewhere ? await attempt(track, () => garbage(call)) : undefined;
    const failed = failures.get(what);
    if (!track || failed !== undefined) rows.push({ what, failed: failed ?? 'did not run', ...(aim && { aim }) });
    else {
      const times = track.times.toSorted((a, b) => a - b);
      rows.push({
        what,
        unit: 'ms',
        best: times[0]!,
        median: times[times.length >> 1]!,
        ...(lowest && { floor: lowest }),
        ...(wasted !== undefined && { garbage: wasted }),
        ...(aim && { aim }),
      });
    }
  }
  return rows;
};
