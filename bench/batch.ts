import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BatchRequest, batch, catalogue } from '../src/index.ts';
import { random } from './random.ts';
import type { Row } from './row.ts';

const MB = 2 ** 20;
const COUNT = 10_000;

/** Mixed dielines: all templates in rotation, each time with a different size. */
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

/** Rate and memory of `batch`, writing files with one and with two threads. */
export const batches = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  const directories: string[] = [];
  let bytes = 0;
  for (const jobs of [1, 2]) {
    const directory = mkdtempSync(join(tmpdir(), 'boxwright-bench-'));
    directories.push(directory);
    let peak = 0;
    let sum = 0;
    const start = performance.now();
    for await (const result of batch(mixed(COUNT), { jobs, directory })) {
      if (result.line % 100 === 0) peak = Math.max(peak, process.memoryUsage().rss / MB);
      if ('files' in result) for (const file of result.files) sum += file.bytes;
    }
    const rate = (COUNT * 1000) / (performance.now() - start);
    const threads = jobs === 1 ? 'one thread' : `${jobs} threads`;
    rows.push(
      {
        what: `${COUNT.toLocaleString('en')} mixed dielines in three formats, ${threads}`,
        unit: 'a second',
        best: rate,
      },
      { what: `memory at most, ${threads}`, unit: 'MB', best: peak },
    );
    bytes = sum / COUNT;
  }
  // Not before all are measured: for a while after so many deletions, ext4 takes many times as long to create a file.
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  return [...rows, { what: 'files of one of them', unit: 'kB', best: bytes / 1000 }];
};
