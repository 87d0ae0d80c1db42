import { expect, it } from 'vitest';
import { type DielineTemplate, tags } from '../../src/api/index.ts';
import { catalogue } from '../../src/index.ts';
import { features } from '../../src/service/local/attributes.ts';
import { localApi } from '../../src/service/local/index.ts';
import { mainId } from '../../src/template/index.ts';

const api = localApi({ catalogue });
const known = new Map<string, DielineTemplate>();
const read = async (id: string): Promise<DielineTemplate> => {
  const template = known.get(id) ?? (await api.readTemplate(id)).dieline_template;
  known.set(id, template);
  return template;
};

const has = (template: DielineTemplate, feature: string): boolean =>
  (template.tags as readonly string[]).includes(feature) || feature in template;

const idOf = (template: DielineTemplate, property: string): string | undefined =>
  (template[property as 'flap'] as { id: string } | undefined)?.id;

/** Choices without a name in the service: relations use their own names. */
const isOwn = (feature: string): boolean =>
  catalogue.templates.some(({ choices }) => feature in choices) && !features[feature];

it('every link of a template leads to the box it describes', async () => {
  const followed = new Set<string>();
  for (const id of catalogue.templates.map(mainId)) {
    const from = await read(id);
    for (const { rel, name, href } of from.links) {
      const [, verb, feature = ''] = /^(add|remove|change)_(\w+)$/.exec(rel) ?? [];
      if (!verb) continue;
      const to = await read(href.replace('/dieline-templates/mm/', ''));
      const what = `${id}: ${rel} ${name ?? ''} → ${to.id}`;
      followed.add(rel);
      if (isOwn(feature)) continue;
      if (verb === 'remove') expect([has(from, feature), has(to, feature)], what).toEqual([true, false]);
      else if (name === undefined) expect([has(from, feature), has(to, feature)], what).toEqual([false, true]);
      else expect(idOf(to, feature) === name || has(to, name), what).toBe(true);
    }
  }
  // Those that the interface names.
  for (const rel of [
    ...['add_top_postal_lock', 'add_top_thumb_cut', 'add_hanger_tab', 'add_bottom_postal_lock'],
    ...['add_bottom_thumb_cut', 'change_flap', 'change_dust_flap'],
  ])
    expect([...followed]).toContain(rel);
  const seen = new Set([...known.values()].flatMap((template) => template.tags));
  expect([...seen].sort()).toEqual([...tags].sort());
});

it('every value of a choice with tags has a tag', () => {
  for (const { name, choices } of catalogue.templates)
    for (const [choice, values] of Object.entries(choices))
      for (const value of values) {
        const { tags: own } = features[choice] ?? {};
        if (own && value !== 'none') expect(own[value], `${name}: ${choice} ${value}`).toBeDefined();
      }
});

it('a template has at most one style choice', () => {
  for (const { name, choices } of catalogue.templates) {
    const styles = Object.keys(choices).filter((choice) => features[choice]?.object?.property === 'style');
    expect(styles.length, `${name}: ${styles.join(', ')}`).toBeLessThan(2);
  }
});

it('templates with the same construction and no other difference have different styles', async () => {
  const styles = async (...ids: string[]) => Promise.all(ids.map(async (id) => idOf(await read(id), 'style')));
  expect(await styles('becf-11f08', 'becf-11f09')).toEqual(['rows_of_holes', 'one_hole']);
  expect(await styles('becf-11f01', 'becf-11f02')).toEqual([undefined, 'returns_on_floor']);
  expect(await styles('becf-10101')).toEqual([undefined]);
});
