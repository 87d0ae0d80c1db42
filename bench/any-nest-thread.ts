import { parentPort, workerData } from 'node:worker_threads';

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
  };
  readonly FloatPolygon: {
    fromPoints(points: readonly { x: number; y: number }[], id: string): unknown;
  };
}

/** What the thread works on: lengths in mm. */
export interface AnyNestTask {
  /** The package, bundled. */
  readonly module: string;
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly sheet: readonly { readonly x: number; readonly y: number }[];
  /** Blanks that it may lay. */
  readonly offered: number;
}

// It computes until it is ended, and posts how many blanks each layout holds on its fullest sheet.
const { module, corners, sheet, offered } = workerData as AnyNestTask;
const { AnyNest, FloatPolygon } = (await import(module)) as AnyNestModule;
const nester = new AnyNest();
nester.config({ rotations: 4 });
nester.setBin(FloatPolygon.fromPoints(sheet, 'sheet'));
nester.setParts(Array.from({ length: offered }, (_, k) => FloatPolygon.fromPoints(corners, `blank-${k}`)));
nester.start(
  () => {},
  (sheets) => parentPort!.postMessage(Math.max(0, ...(sheets ?? []).map((placed) => placed.length))),
);
