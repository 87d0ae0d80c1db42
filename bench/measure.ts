import { garbage } from './garbage.ts';
import { type Aim, type Row, reasonOf } from './row.ts';

/** Something that is timed. */
export interface Timed {
  readonly what: string;
  readonly call: () => unknown;
  readonly aim?: Aim;
  /** Other processes do most of it: only the clock tells how long it takes. */
  readonly elsewhere?: boolean;
}

/**
 * A call warms up until the compiler is done with it, which numbers on the heap depend on, too: a request takes thousands of calls.
 * The first span of warming up lasts so many ms of processor time, and calls at least; each other as long as all before it, until no
 * call of one is quicker by this share than those before.
 */
const WARM_UP = 1000;
const WARM_UP_CALLS = 3;
const QUICKER = 0.97;
/** Processor time in ms after which no other span begins. */
const LONGEST_WARM_UP = 10_000;
/** A sample lasts so many ms, or one call: short, so that some of many fall between what else the machine does. */
const SAMPLE = 3;
const SAMPLES = 120;
/** Calls that last longer than a sample have fewer, but not less than these. */
const BUDGET = 900;
const LEAST_SAMPLES = 5;

/** Answers are kept from being optimised away. */
export let kept: unknown;

/** Processor time of this process, all its threads together, in ms. */
const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * How long a call takes in ms: the lesser of clock and processor time, for the clock also counts what other processes do, and the
 * processor time what other threads of ours do.
 */
const run = async ({ call, elsewhere }: Timed, times: number): Promise<number> => {
  const [from, fromProcessor] = [performance.now(), processor()];
  for (let k = 0; k < times; k++) {
    const answer = call();
    kept = answer instanceof Promise ? await answer : answer;
  }
  const spent = processor() - fromProcessor;
  const passed = performance.now() - from;
  // Over microseconds the processor time may not move at all.
  return (elsewhere || spent <= 0 ? passed : Math.min(passed, spent)) / times;
};

/** The best time of some calls after warming up, in ms by the clock: the processor time of one short call says too little. */
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

/** One call on its way. */
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
 * Times calls by turns, in many short samples, so that whatever else the machine does falls on all of them alike.
 * A call that throws leaves the round and says why.
 * @param floor - runs in the same rounds: every row tells it beside its own time.
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
