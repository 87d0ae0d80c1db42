import { boxwright } from '../src/index.ts';
import type { Row } from './row.ts';
import { cartonSizes } from './sizes.ts';

const MB = 2 ** 20;
const COUNT = 10_000;

/** Checks that rate and memory stay stable over many different boxes, despite caches. Needs --expose-gc. */
export const many = async (id: string): Promise<Row[]> => {
  const api = boxwright();
  const held = (): number => {
    globalThis.gc!();
    return process.memoryUsage().heapUsed / MB;
  };
  const sizes = cartonSizes(COUNT, 11);
  let early = 0;
  let peak = 0;
  let away = 0;
  const start = performance.now();
  for (let k = 0; k < COUNT; k++) {
    await api.createDieline(id, { format: 'dxf', variables: { unit: 'mm', ...sizes[k]! } });
    if (k % 100 === 99) peak = Math.max(peak, process.memoryUsage().heapUsed / MB);
    if (k + 1 === COUNT / 10) {
      const from = performance.now();
      early = held();
      away = performance.now() - from;
    }
  }
  const rate = (COUNT * 1000) / (performance.now() - start - away);
  const count = COUNT.toLocaleString('en');
  return [
    { what: `${count} different dielines in a row, request to DXF`, unit: 'a second', best: rate },
    { what: 'heap held after the first tenth', unit: 'MB', best: early },
    { what: 'heap held at the end', unit: 'MB', best: held() },
    { what: 'heap at most, garbage included', unit: 'MB', best: peak },
  ];
};
