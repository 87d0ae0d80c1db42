import { expect, it } from 'vitest';
import { catalogue } from '../../src/entry/catalogue.ts';
import { dieline, listTemplates, loadTemplate } from '../../src/entry/lazy.ts';
import { dieline as drawn } from '../../src/index.ts';
import { mainId, sizesOf } from '../../src/template/index.ts';

it('loads and draws every template as the catalogue does', async () => {
  for (const template of catalogue.templates) {
    const entry = await loadTemplate(mainId(template));
    expect(entry).toEqual(catalogue.find(mainId(template)));
    expect(sizesOf(entry.template)).toEqual(sizesOf(template));
  }
});

it('finds every id, and lists what the catalogue has', async () => {
  for (const { id } of catalogue.entries) expect((await loadTemplate(id)).id).toBe(id);
  for (const { ids } of catalogue.templates)
    for (const id of ids.sample(3)) expect((await loadTemplate(id)).chosen).toEqual(catalogue.find(id)!.chosen);
  const list = await listTemplates();
  expect(list.map(({ id }) => id)).toEqual(catalogue.templates.map(mainId));
  for (const { id, name, about, group, code, ids } of list) {
    const { template } = catalogue.find(id)!;
    expect({ name, about, group, code }).toEqual({
      name: template.name,
      about: template.about,
      group: template.group,
      code: template.code,
    });
    expect(ids).toEqual(template.ids.named.map((id) => ({ id, code: catalogue.find(id)!.code })));
  }
});

it('takes choices, codes and names, and draws the same files', async () => {
  const entry = await loadTemplate('becf-10101,flap=chamfer_flap');
  const values = { length: 60, width: 25, height: 100 };
  expect(dieline(entry, values).svg()).toBe(drawn(entry, values).svg());
  expect(dieline(entry, { ...values, flap: 'uni_tuck_flap' }).id).toBe(
    drawn(entry, { ...values, flap: 'uni_tuck_flap' }).id,
  );
  expect(await loadTemplate('FEFCO 0435')).toMatchObject({ code: { fefco: '0435' } });
  expect(await loadTemplate('ring binder')).toMatchObject({ id: 'becf-30301' });
});

it.each([
  ['becf-1010', 'There is no template becf-1010. Did you mean becf-1010'],
  ['0201', 'There is no template 0201. Several have it: becf-21d0'],
  ['becf-10101,flap=round', 'flap'],
])('refuses %s as the catalogue does', async (id, message) => {
  await expect(loadTemplate(id)).rejects.toMatchObject({ status: 404, message: expect.stringContaining(message) });
});
