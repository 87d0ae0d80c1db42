import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ApiError, boxwright } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';

const api = boxwright({ directory: newFolder() });
const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 } as const;

describe('on_error: adjust', () => {
  const swapped = { ...variables, length: 25, width: 60 };

  it('draws what a client would reach by applying the suggestions, and reports each change', async () => {
    await expect(api.createDieline('becf-10101', { format: 'svg', variables: swapped })).rejects.toThrow(ApiError);
    const { dieline } = await api.createDieline('becf-10101', {
      format: 'svg',
      on_error: 'adjust',
      variables: swapped,
    });
    expect(dieline.variables).toMatchObject({ length: 60, width: 25 });
    expect(dieline.adjustments!.map(({ name, given }) => [name, given])).toEqual(
      expect.arrayContaining([
        ['length', 25],
        ['width', 60],
      ]),
    );
    for (const { name, value, message } of dieline.adjustments!) {
      expect(message).toContain(name);
      expect(dieline.variables[name]).toBe(value);
    }
    const again = await api.createDieline('becf-10101', { format: 'svg', variables: dieline.variables });
    expect(again.dieline.artwork_dimensions).toEqual(dieline.artwork_dimensions);
  });

  it('changes nothing where the request can be answered', async () => {
    const plain = await api.calculateParts('becf-10101', { variables });
    const { part_list } = await api.calculateParts('becf-10101', { variables, on_error: 'adjust' });
    expect(part_list).toEqual({ ...plain.part_list, id: part_list.id });
  });

  it('calculates parts with changed values', async () => {
    const { part_list } = await api.calculateParts('becf-10101', {
      variables: { ...variables, height: 5 },
      on_error: 'adjust',
    });
    expect(part_list.adjustments).toMatchObject([{ name: 'height', given: 5, value: 20 }]);
  });

  it('refuses what no suggestion mends, and other values', async () => {
    const body = { format: 'svg', on_error: 'adjust', variables: { ...variables, unit: 'cm' } } as never;
    await expect(api.createDieline('becf-10101', body)).rejects.toThrow(/unit/);
    const odd = { format: 'svg', on_error: 'ignore', variables } as never;
    await expect(api.createDieline('becf-10101', odd)).rejects.toMatchObject({ status: 400 });
  });
});

describe('formats', () => {
  it('writes one dieline in several formats', async () => {
    const directory = newFolder();
    const files = boxwright({ directory });
    const formats = ['svg', 'dxf', 'pdf', 'svg'] as const;
    const { dieline } = await files.createDieline('becf-10101', { formats: [...formats], variables });
    expect(dieline.format).toBe('svg');
    expect(dieline.files!.map(({ format }) => format)).toEqual(['svg', 'dxf', 'pdf']);
    expect(dieline.files![0]!.url).toBe(dieline.url);
    expect((await readdir(directory)).sort()).toEqual(['dxf', 'pdf', 'svg'].map((format) => `${dieline.id}.${format}`));
  });

  it.each([[[]], [['svg', 'stl']], ['svg'], [{}]])('refuses %j', async (formats) => {
    await expect(api.createDieline('becf-10101', { formats, variables } as never)).rejects.toMatchObject({
      status: 400,
    });
  });
});
