import { random } from '../../bench/random.ts';
import { catalogue } from '../../src/index.ts';

/** Ids of several templates. */
const IDS = ['becf-10101', 'becf-11d01', 'becf-21d01', 'becf-12401'];

/** A number of different requests. The 13th of every 20 is refused: its size is too large. */
export const sampleRequests = (count: number, formats: readonly string[] = ['svg', 'dxf', 'pdf']) => {
  const next = random(5);
  return Array.from({ length: count }, (_, k) => {
    const id = IDS[k % IDS.length]!;
    const { template } = catalogue.find(id)!;
    const sizes = Object.entries(template.size).filter(([name]) => name !== 'material');
    const variables = Object.fromEntries(
      sizes.map(([name, { value }]) => [
        name,
        k % 20 === 12 ? 1e6 : Math.round(value * (1 + next() / 20) * 1000) / 1000,
      ]),
    );
    return { key: `order-${k + 1}`, template: id, formats, variables };
  });
};

export const jsonLines = (requests: readonly object[]): string =>
  requests.map((request) => `${JSON.stringify(request)}\n`).join('');
