import type { DielineBody, NestingTemplate, NestingTemplateComponent } from '../../../api/index.ts';
import { type LayoutId, layoutTitle, type NestingBlank, suitableLayouts } from '../../../nest/index.ts';
import { type Context, imageAt } from '../context.ts';
import { nestingVariables } from './variables.ts';

export interface PartLayout {
  /** `lt_tumbled-rows-0`; `lt_tumbled-rows-0_lid` in a box of several parts. */
  readonly id: string;
  readonly blank: NestingBlank;
  readonly layout: LayoutId;
}

/** The patterns that differ for each part. Clients store these ids: never change them. */
export const partLayouts = (blanks: readonly NestingBlank[]): PartLayout[] =>
  blanks.flatMap((blank) =>
    suitableLayouts(blank).map((layout) => ({
      id: `lt_${layout}${blanks.length > 1 ? `_${blank.id}` : ''}`,
      blank,
      layout,
    })),
  );

export const componentOf = ({ id, name, category }: NestingBlank): NestingTemplateComponent => ({
  type: 'nesting_template_component',
  id,
  name,
  category,
});

export const nestingTemplate = (
  { addressOf }: Pick<Context, 'addressOf'>,
  dieline: DielineBody,
  { id, blank, layout }: PartLayout,
): NestingTemplate => ({
  type: 'nesting_template',
  id,
  name: layoutTitle(layout),
  dieline_template_id: dieline.dieline_template_id,
  nesting_template_components: [componentOf(blank)],
  variables: nestingVariables(dieline.variables.unit),
  image: imageAt(addressOf, `/images/nestings/${dieline.dieline_template_id}/${id}.svg`),
  links: [{ rel: 'create_nesting', href: `/dielines/${dieline.id}/nestings/${id}`, method: 'POST' }],
});
