import { describe, expect, it } from 'vitest';
import { boxwright, catalogue, drawOne } from '../../src/index.ts';
import { withChoices } from '../../src/template/index.ts';
import { refusal } from '../local/refusal.ts';

const size = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 } as const;

describe('an id with choices other than its own', () => {
  it('equals the id of that combination, if there is one', () => {
    const named = catalogue.find('becf-10102')!;
    const other = catalogue.find(withChoices('becf-10101', { thumb_cut: 'both' }))!;
    expect(other.id).toBe('becf-10101,thumb_cut=both');
    expect(other.chosen).toEqual(named.chosen);
    expect(drawOne(catalogue, other.id, size).svg()).toBe(drawOne(catalogue, named.id, size).svg());
    expect(other.code).toEqual(named.code);
  });

  it('keeps the sizes that its id has by default', async () => {
    const sizes = async (id: string) =>
      (await boxwright().readTemplate(id)).dieline_template.variables
        .filter(({ required }) => required)
        .map(({ default_value }) => default_value.value);
    expect(await sizes('becf-10911,glue_flap=flap_with_lock')).toEqual(await sizes('becf-10911'));
  });

  it('is accepted wherever an id is', async () => {
    const id = 'becf-10101,postal_lock=top,hanger_tab=circular';
    const { dieline_template: template } = await boxwright().readTemplate(id);
    expect(template.id).toBe(id);
    expect(template.tags).toEqual(['top_postal_lock', 'circular_hanger_tab']);
    expect(template.links[0]).toMatchObject({ rel: 'self', href: `/dieline-templates/mm/${id}` });
    const { dieline: record } = await boxwright().createDieline(id, { format: 'svg', variables: size });
    expect(record.dieline_template_id).toBe(id);
    expect((await boxwright().calculateParts(id, { variables: size })).part_list.dieline_template_id).toBe(id);
  });

  it.each([
    ['becf-10101,lid=round', /^becf-10101 has no choice "lid"\. Choose one of: flap, tuck, /],
    ['becf-10101,__proto__=x', /^becf-10101 has no choice "__proto__"\. Choose one of: /],
    ['becf-10101,flap=round', /^flap cannot be "round"\. Choose one of: uni_tuck_flap, /],
    ['becf-10101,flap', /^Choices are written name=value, for example becf-10101,flap=chamfer_flap\.$/],
    ['becf-10101,', /^Choices are written name=value/],
    [
      'becf-10101,hanger_tab=triangle,thumb_cut=top',
      /cannot be made: a hanger, a hanger tab and an upper thumb cut .+\. Try hanger_tab=none or thumb_cut=none\.$/,
    ],
    // Without the postal lock the platform would still hit the partition.
    [
      'becf-10101,top_separator=plain,postal_lock=both,glue_flap=flap_with_separator',
      /cannot be made: a platform and .+\. Try top_separator=none\.$/,
    ],
    // Two rules are broken: no change of one choice is enough.
    [
      'becf-10101,hanger_tab=triangle,thumb_cut=top,bottom_separator=plain,postal_lock=bottom',
      /cannot be made: a hanger, .+\. Try becf-10101,hanger_tab=triangle,bottom_separator=plain\.$/,
    ],
    ['becf-0,flap=chamfer_flap', /^There is no template becf-0\.$/],
    ['becf-10101,flap=chamfer_flap,flap=uni_tuck_flap', /^flap is given twice\. Give it once\.$/],
    [',flap=chamfer_flap', /^The id of the template is empty\.$/],
    ['x'.repeat(1e6), /^There is no template x{60}…\.$/],
    [`becf-10101,${'y'.repeat(1e6)}=z`, /^becf-10101 has no choice "y{60}…"\. Choose one of: .{100,300}$/],
    ['becf-12104,flap=chamfer_flap', /^becf-12104 has no choice "flap"\. It offers no choices\.$/],
  ])('reports the error in %s', async (id, message) => {
    const { status, body } = await refusal(boxwright().readTemplate(id));
    expect(status).toBe(404);
    expect(body.message).toMatch(message);
    expect(catalogue.find(id)).toBeUndefined();
  });
});
