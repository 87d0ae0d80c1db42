import { expect, it } from 'vitest';
import rows from '../fixtures/service-variations.json' with { type: 'json' };
import { boxwright, catalogue } from '../src/index.ts';

const api = boxwright();
const known = Object.entries(rows as Record<string, string[]>).filter(([id]) => catalogue.find(id));

it('most named ids of the service are known', () => expect(known.length).toBeGreaterThan(725));

it.each(known)('%s has the attributes and tags of the service', async (id, [flap, dustFlap, tuck, ...tags]) => {
  const { dieline_template: answer } = await api.readTemplate(id, 'mm');
  const got = [
    answer.flap?.id ?? '',
    answer.dust_flap?.id ?? '',
    answer.tuck?.id ?? '',
    ...[...(answer.tags ?? [])].sort(),
  ];
  expect(got).toEqual([flap, dustFlap, tuck, ...(tags as string[])]);
});
