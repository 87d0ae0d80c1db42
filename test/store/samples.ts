import type { Dieline } from '../../src/api/index.ts';
import type { MockupRecord, StoredFile } from '../../src/local/index.ts';

export const dieline = (id: string, templateId = 'becf-10101'): Dieline => ({
  type: 'dieline',
  id,
  dieline_template_id: templateId,
  variables: { unit: 'mm', length: 60, dimension_texts: true },
  format: 'svg',
  url: `/files/${id}.svg`,
  artwork_dimensions: { unit: 'mm', width: '1', height: '2' },
  links: [],
  created_at: '2026-01-02T03:04:05Z',
});

export const file = (key: string, data = new Uint8Array([0, 255, 10, 13, 39, 92])): StoredFile => ({
  key,
  name: `„${key}“.svg`,
  type: 'image/svg+xml',
  data,
});

export const mockup = (id: string, dielineId: string, artwork: string): MockupRecord => ({
  id,
  dielineId,
  name: "Robert'); drop table mockups; -- ünï",
  outside: true,
  substrate: 'kraft_brown',
  partSubstrates: { 2: '' },
  artwork,
});
