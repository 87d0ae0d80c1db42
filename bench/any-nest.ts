import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { AnyNestTask } from './any-nest-thread.ts';
import { simplified } from './simplified.ts';

/** Bundles the package, because its modules import one another without extensions, which Node does not resolve. */
const bundle = async (): Promise<{ readonly thread: URL; readonly module: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-any-nest-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await build({
    entryPoints: { package: 'any-nest', thread: 'bench/any-nest-thread.ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  const file = (name: string): URL => pathToFileURL(join(folder, `${name}.mjs`));
  return { thread: file('thread'), module: file('package').href };
};

let bundled: ReturnType<typeof bundle> | undefined;

/** Polling interval of the clock, in ms. */
const LOOK = 50;

/** Maximum processor time until the first layout, in s. Some outlines take many minutes. */
const PATIENCE = 60;

/** Default curve tolerance of any-nest, in mm. */
const TOLERANCE = 0.3;

export interface AnyNestCount {
  readonly count: number;
  /** True when the outline was simplified to the tolerance of any-nest, because the exact one takes it too long. */
  readonly simplified: boolean;
}

/**
 * Most blanks that any-nest places on one sheet within the given processor time, or in its first layout if that takes longer, with
 * four rotations. An outline without a layout after a minute is tried once more, simplified.
 * @param loop - corners in micrometres, x and y alternating.
 * @param offered - number of blanks on offer.
 * @returns undefined without a layout after another minute.
 */
export const byAnyNest = async (
  loop: ArrayLike<number>,
  sheet: { readonly width: number; readonly height: number },
  offered: number,
  seconds: number,
): Promise<AnyNestCount | undefined> => {
  const corners = Array.from(
    { length: loop.length / 2 },
    (_, k) => [loop[2 * k]! / 1000, loop[2 * k + 1]! / 1000] as const,
  );
  const exact = await placed(corners, sheet, offered, seconds);
  if (exact !== undefined) return { count: exact, simplified: false };
  const count = await placed(simplified(corners, TOLERANCE), sheet, offered, seconds);
  return count === undefined ? undefined : { count, simplified: true };
};

const placed = async (
  outline: readonly (readonly [x: number, y: number])[],
  { width, height }: { readonly width: number; readonly height: number },
  offered: number,
  seconds: number,
): Promise<number | undefined> => {
  bundled ??= bundle();
  const { thread, module } = await bundled;
  const corners = outline.map(([x, y]) => ({ x, y }));
  const sheet = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const workerData: AnyNestTask = { module, corners, sheet, offered };
  const before = process.cpuUsage();
  const worker = new Worker(thread, { workerData });
  let most: number | undefined;
  worker.on('message', (count: number) => {
    most = Math.max(most ?? 0, count);
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, fail) => {
      worker.once('error', fail);
      clock = setInterval(() => {
        const used = process.cpuUsage(before).user / 1e6;
        if (used >= (most === undefined ? Math.max(seconds, PATIENCE) : seconds)) done();
      }, LOOK);
    });
  } finally {
    clearInterval(clock);
    await worker.terminate();
  }
  return most;
};
