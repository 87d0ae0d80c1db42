import { describe, expect, it } from 'vitest';
import { localApi, memoryStore } from '../../src/local/index.ts';
import { samples } from './samples.ts';

describe('memory', () => {
  it('keeps the last dielines, oldest first, and forgets those before', async () => {
    const local = localApi({ catalogue: samples, store: memoryStore({ keep: 3 }) });
    const make = async (id: string, length: number) => {
      const variables = { unit: 'mm', length, width: 25, height: 100, material: 0.5 } as const;
      return (await local.createDieline(id, { format: 'svg', variables })).dieline.id;
    };
    const ids = [await make('becf-10101', 60), await make('becf-10101', 61), await make('becf-10101', 62)];
    const { dieline_list: all } = await local.listDielines('becf-10101');
    expect(all.dielines.map(({ id }) => id)).toEqual(ids);
    ids.push(await make('becf-10101', 63));
    const { dieline_list: last } = await local.listDielines('becf-10101');
    expect(last).toMatchObject({ total: 3, dielines: ids.slice(1).map((id) => ({ id })) });
  });
});
