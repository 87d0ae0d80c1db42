import { expect, it } from 'vitest';
import rows from '../fixtures/service-variations.json' with { type: 'json' };
import { boxwright, catalogue } from '../src/index.ts';

/** Ids whose row is known but whose structure is not drawn as the row says; each is named in the README. */
const KNOWN_TO_DIFFER: ReadonlySet<string> = new Set([
  ...['becf-10204', 'becf-10210', 'becf-10915', 'becf-10917', 'becf-11015', 'becf-11017', 'becf-1101c', 'becf-11d03'],
  ...['becf-21d08', 'becf-21d0a', 'becf-21e07'],
]);

const api = boxwright();
const known = Object.entries(rows as Record<string, string[]>).filter(([id]) => catalogue.find(id));

it('most named ids of the service are known', () => expect(known.length).toBeGreaterThan(725));

it.each(known.filter(([id]) => !KNOWN_TO_DIFFER.has(id)))(
  '%s has the attributes and tags of the service',
  async (id, [flap, dustFlap, tuck, ...tags]) => {
    const { dieline_template: answer } = await api.readTemplate(id, 'mm');
    const got = [
      answer.flap?.id ?? '',
      answer.dust_flap?.id ?? '',
      answer.tuck?.id ?? '',
      ...[...(answer.tags ?? [])].sort(),
    ];
    expect(got).toEqual([flap, dustFlap, tuck, ...(tags as string[])]);
  },
);
