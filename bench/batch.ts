import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BatchRequest, batch, catalogue } from '../src/index.ts';
import { random } from './random.ts';

export interface Batch {
  /** Dielines, each in three formats. */
  readonly count: number;
  readonly runs: readonly { readonly jobs: number; readonly rate: number; readonly peak: number }[];
  /** Bytes of a dieline in three formats. */
  readonly bytes: number;
}

const MB = 2 ** 20;

/** Mixed dielines: every template in turn, a size of its own each time. */
function* mixed(count: number): Generator<BatchRequest> {
  const next = random(3);
  const { templates } = catalogue;
  for (let k = 0; k < count; k++) {
    const { size, ids } = templates[k % templates.length]!;
    const grow = 1 + next() / 50;
    const variables = Object.fromEntries(
      Object.entries(size).flatMap(([name, { kind, value }]) =>
        kind === 'length' && name !== 'material' ? [[name, Math.round(value * grow * 1000) / 1000]] : [],
      ),
    );
    yield { key: `b${k + 1}`, template: ids.named[0]!, formats: ['svg', 'dxf', 'pdf'], variables };
  }
}

/** How many dielines a second go through `batch` to files, by one and by two threads, and how much memory that takes. */
export const batches = async (count: number): Promise<Batch> => {
  const runs: Batch['runs'][number][] = [];
  let bytes = 0;
  for (const jobs of [1, 2]) {
    const directory = mkdtempSync(join(tmpdir(), 'boxwright-bench-'));
    let peak = 0;
    let sum = 0;
    const start = performance.now();
    for await (const result of batch(mixed(count), { jobs, directory })) {
      if (result.line % 100 === 0) peak = Math.max(peak, process.memoryUsage().rss / MB);
      if ('files' in result) for (const file of result.files) sum += file.bytes;
    }
    runs.push({ jobs, rate: (count * 1000) / (performance.now() - start), peak });
    bytes = sum / count;
    rmSync(directory, { recursive: true, force: true });
  }
  return { count, runs, bytes };
};
