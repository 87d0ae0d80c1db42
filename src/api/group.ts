import { type Static, Type } from '@sinclair/typebox';

export const TemplateGroup = Type.Object({
  type: Type.Literal('dieline_template_group'),
  id: Type.String(),
  name: Type.String(),
  category: Type.Union([
    Type.Literal('Cartons'),
    Type.Literal('Corrugated Cardboards'),
    Type.Literal('Hard Cardboards'),
  ]),
});
export type TemplateGroup = Static<typeof TemplateGroup>;

export const TemplateGroupListResponse = Type.Object({
  dieline_template_group_list: Type.Object({
    type: Type.Literal('dieline_template_group_list'),
    dieline_template_groups: Type.Array(TemplateGroup),
  }),
});
export type TemplateGroupListResponse = Static<typeof TemplateGroupListResponse>;
