import { describe, expect, it } from 'vitest';
import { localApi } from '../../src/service/local/index.ts';
import { complaints } from '../local/refusal.ts';
import { samples } from '../local/samples.ts';

const api = localApi({ catalogue: samples });
const box = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
const text = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1]!, 'base64').toString('latin1');
const make = (format: 'dxf' | 'svg' | 'pdf', more: Record<string, unknown>) =>
  api.createDieline('becf-1010a', { format, area: true, variables: { ...box, ...more } });

describe('overflow', () => {
  it.each([
    ['dxf', /\n8\nbleed\n/],
    ['svg', /<g id="bleed"/],
    ['pdf', /\/Separation \/Bleed/],
  ] as const)('draws the bleed on its own layer of a %s, and only on request', async (format, layer) => {
    const [plain, bled] = [await make(format, {}), await make(format, { overflow: true })];
    expect(text(bled.dieline.url)).toMatch(layer);
    expect(text(plain.dieline.url)).not.toMatch(layer);
    expect(bled.dieline.artwork_dimensions).toEqual(plain.dieline.artwork_dimensions);
    expect(bled.dieline.area).toEqual(plain.dieline.area);
    expect(bled.dieline.variables).toMatchObject({ overflow: true, overflow_margin: 3 });
    expect(plain.dieline.variables).not.toHaveProperty('overflow');
  });

  it('accepts a margin, also as text, and ignores it without a bleed', async () => {
    const { dieline } = await make('svg', { overflow: 'true', overflow_margin: '4.5' });
    expect(dieline.variables).toMatchObject({ overflow: true, overflow_margin: 4.5 });
    expect((await make('svg', { overflow: 0, overflow_margin: 'wide' })).dieline.variables).not.toHaveProperty(
      'overflow',
    );
  });

  it('rejects an invalid margin and suggests a valid one', async () => {
    expect(await complaints(make('svg', { overflow: 1, overflow_margin: 40 }))).toEqual([
      {
        message: 'overflow_margin is 40 mm, out of its limits: give a number from 0.5 mm to 9 mm; 9 mm works.',
        suggestion: { type: 'change_value', name: 'overflow_margin', value: 9 },
      },
    ]);
    const inches = await complaints(
      make('svg', { unit: 'in', length: 3, width: 1.5, height: 5, overflow: 1, overflow_margin: 1 }),
    );
    expect(inches[0]!.message).toMatch(/^overflow_margin is 1 in \(25.4 mm\), out of its limits: .+; 0.35 in /);
    expect(await complaints(make('svg', { overflow: 'perhaps' }))).toHaveLength(1);
  });

  it('is listed with its margin as a child', async () => {
    const { dieline_template: t } = await api.readTemplate('becf-1010a', 'mm');
    expect(t.variables.at(-1)).toMatchObject({
      name: 'overflow',
      data_type: 'boolean',
      default_value: { value: false },
      children: [{ name: 'overflow_margin', data_type: 'length', default_value: { value: 3, unit: 'mm' } }],
    });
  });
});
