import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

interface Placed {
  readonly id: string;
}

/** What is used of the package. */
interface AnyNestModule {
  readonly AnyNest: new () => {
    config(options: { spacing?: number; rotations?: number; curveTolerance?: number }): unknown;
    setBin(bin: unknown): void;
    setParts(parts: unknown[]): void;
    start(progress: () => void, found: (sheets: Placed[][] | undefined) => void): void;
    stop(): void;
  };
  readonly FloatPolygon: {
    fromPoints(points: readonly { x: number; y: number }[], id: string): unknown;
  };
}

/** Its modules name one another without endings, which Node does not read: bundled they run. */
const load = async (): Promise<AnyNestModule> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-any-nest-'));
  const outfile = join(folder, 'any-nest.mjs');
  try {
    await build({
      entryPoints: ['any-nest'],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as AnyNestModule;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

let loaded: Promise<AnyNestModule> | undefined;

/** How often the clock is looked at, in ms. */
const LOOK = 50;

/**
 * The most blanks that any-nest lays on one sheet in the given time of the processor, at all four turns.
 * @param loop - Corners in micrometres, x and y in turn.
 * @param offered - Blanks that it may lay.
 */
export const byAnyNest = async (
  loop: ArrayLike<number>,
  { width, height }: { readonly width: number; readonly height: number },
  offered: number,
  seconds: number,
): Promise<number> => {
  loaded ??= load();
  const { AnyNest, FloatPolygon } = await loaded;
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
  const nester = new AnyNest();
  nester.config({ rotations: 4 });
  nester.setBin(FloatPolygon.fromPoints(sheet, 'sheet'));
  nester.setParts(Array.from({ length: offered }, (_, k) => FloatPolygon.fromPoints(corners, `blank-${k}`)));
  let most = 0;
  const before = process.cpuUsage();
  await new Promise<void>((done) => {
    nester.start(
      () => {},
      (sheets) => {
        for (const placed of sheets ?? []) most = Math.max(most, placed.length);
      },
    );
    const clock = setInterval(() => {
      if (process.cpuUsage(before).user / 1e6 < seconds) return;
      clearInterval(clock);
      nester.stop();
      done();
    }, LOOK);
  });
  return most;
};
