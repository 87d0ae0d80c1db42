import { ask, isNoBox, requestedSizes } from '../src/engine/index.ts';
import { formats } from '../src/formats/index.ts';
import { arrange, catalogue, label } from '../src/index.ts';
import type { Row } from './row.ts';
import { cartonSizes } from './sizes.ts';

const REQUESTS = 4000;

/** Time of the stages of a request to SVG, measured within requests: alone, each stage would have all caches to itself. */
export const stages = async (id: string): Promise<Row[]> => {
  const entry = catalogue.find(id)!;
  const sizes = cartonSizes(64);
  const names = ['read', 'build', 'unfold, draw, area', 'dimension labels', 'write'] as const;
  const times = names.map((): number[] => []);
  for (let k = 0; k < 2 * REQUESTS; k++) {
    const at = [performance.now()];
    const request = ask(catalogue, { template: entry, values: { unit: 'mm', ...sizes[k % 64]! }, names: 'service' });
    if (isNoBox(request)) throw new Error(request.problems[0]!.message);
    at.push(performance.now());
    const parts = entry.template.build(request.values, request.chosen);
    at.push(performance.now());
    const drawing = arrange(parts);
    at.push(performance.now());
    const labels = label(drawing, 'mm', requestedSizes(entry, request.values));
    at.push(performance.now());
    await formats.svg.write(drawing.dieline, labels, {});
    at.push(performance.now());
    if (k >= REQUESTS) for (const [n, list] of times.entries()) list.push(at[n + 1]! - at[n]!);
  }
  return times.map((list, n) => {
    list.sort((a, b) => a - b);
    // Drop the smallest values: the clock is too coarse, so they are chance.
    return { what: `in a request: ${names[n]}`, unit: 'ms', best: list[REQUESTS >> 6]!, median: list[REQUESTS >> 1]! };
  });
};
