import { parentPort, workerData } from 'node:worker_threads';

interface Placed {
  readonly id: string;
}

/** The used part of the package. */
interface AnyNestModule {
  readonly AnyNest: new () => {
    config(options: { spacing?: number; rotations?: number; curveTolerance?: number }): unknown;
    setBin(bin: unknown): void;
    setParts(parts: unknown[]): void;
    start(progress: () => void, found: (sheets: Placed[][] | undefined) => void): void;
  };
  readonly FloatPolygon: { fromPoints(points: readonly { x: number; y: number }[], id: string): unknown };
}

/** Task of the thread; lengths in mm. */
export interface AnyNestTask {
  /** Path of the bundled package. */
  readonly module: string;
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly sheet: readonly { readonly x: number; readonly y: number }[];
  /** Number of blanks on offer. */
  readonly offered: number;
}

// Computes until it is terminated. After each layout it posts the blank count of its fullest sheet.
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
