import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { AnyNestTask } from './any-nest-thread.ts';

/** Its modules name one another without endings, which Node does not read: bundled they run. */
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

/** How often the clock is looked at, in ms. */
const LOOK = 50;

/** Seconds of the processor after which no first layout is waited for: some outlines take it many minutes. */
const PATIENCE = 60;

/**
 * The most blanks that any-nest lays on one sheet in the given time of the processor, or in its first layout where that takes
 * longer, at all four turns.
 * @param loop - Corners in micrometres, x and y in turn.
 * @param offered - Blanks that it may lay.
 * @returns nothing where it has no layout after a minute.
 */
export const byAnyNest = async (
  loop: ArrayLike<number>,
  { width, height }: { readonly width: number; readonly height: number },
  offered: number,
  seconds: number,
): Promise<number | undefined> => {
  bundled ??= bundle();
  const { thread, module } = await bundled;
  const corners = Array.from({ length: loop.length / 2 }, (_, k) => ({
    x: loop[2 * k]! / 1000,
    y: loop[2 * k + 1]! / 1000,
  }));
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
