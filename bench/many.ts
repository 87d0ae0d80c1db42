import { boxwright } from '../src/index.ts';
import { cartonSizes } from './sizes.ts';

export interface Many {
  readonly count: number;
  /** Dielines a second. */
  readonly rate: number;
  /** What is held once a tenth, and once all of them are made, in MB. */
  readonly early: number;
  readonly late: number;
  /** The most that was ever held, garbage included, in MB. */
  readonly peak: number;
}

const MB = 2 ** 20;

/** Does it keep its pace and its memory over so many different boxes, with what it remembers of them? Needs --expose-gc. */
export const many = async (id: string, count: number): Promise<Many> => {
  const api = boxwright();
  const held = (): number => {
    globalThis.gc!();
    return process.memoryUsage().heapUsed / MB;
  };
  const sizes = cartonSizes(count, 11);
  let early = 0;
  let peak = 0;
  let away = 0;
  const start = performance.now();
  for (let k = 0; k < count; k++) {
    await api.createDieline(id, { format: 'dxf', variables: { unit: 'mm', ...sizes[k]! } });
    if (k % 100 === 99) peak = Math.max(peak, process.memoryUsage().heapUsed / MB);
    if (k + 1 === count / 10) {
      const from = performance.now();
      early = held();
      away = performance.now() - from;
    }
  }
  const rate = (count * 1000) / (performance.now() - start - away);
  return { count, rate, early, late: held(), peak };
};
