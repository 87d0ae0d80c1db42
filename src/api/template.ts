import { type Static, type TLiteral, Type } from '@sinclair/typebox';
import { Link } from './common.ts';
import { TemplateGroup } from './group.ts';
import { Image, TemplateVariable } from './template-variable.ts';

/** The features a template may be tagged with. */
export const tags = [
  'hanger_tab',
  'triangle_hanger_tab',
  'circular_hanger_tab',
  'postal_lock',
  'top_postal_lock',
  'bottom_postal_lock',
  'thumb_cut',
  'top_thumb_cut',
  'bottom_thumb_cut',
  'bottom_separator',
  'bottom_separator_circle',
  'bottom_separator_square',
  'top_separator',
  'top_separator_circle',
  'top_separator_square',
] as const;

export const Tag = Type.Union(tags.map((tag) => Type.Literal(tag)));
export type Tag = Static<typeof Tag>;

const attribute = <const T extends string>(type: T) =>
  Type.Object({ type: Type.Literal(type) as TLiteral<T>, id: Type.String(), image: Type.String() });

/** What kind of flap, tuck, hanger… a template has: the kind of attribute, its id, and a picture's address. */
export interface Attribute {
  readonly type: string;
  readonly id: string;
  readonly image: string;
}

/** On relations that lead to another flap, tuck, hanger…, `name` says which. */
export const TemplateLink = Type.Composite([Link, Type.Object({ name: Type.Optional(Type.String()) })]);
export type TemplateLink = Static<typeof TemplateLink>;

const Flap = Type.Optional(attribute('flap'));
const Tuck = Type.Optional(attribute('tuck'));
const DustFlap = Type.Optional(attribute('dust_flap'));

export const DielineTemplate = Type.Object({
  type: Type.Literal('dieline_template'),
  id: Type.String(),
  group: TemplateGroup,
  flap: Flap,
  top_flap: Flap,
  bottom_flap: Flap,
  tuck: Tuck,
  top_tuck: Tuck,
  bottom_tuck: Tuck,
  dust_flap: DustFlap,
  top_dust_flap: DustFlap,
  bottom_dust_flap: DustFlap,
  glue_flap: Type.Optional(attribute('glue_flap')),
  cover: Type.Optional(attribute('cover')),
  hanger: Type.Optional(attribute('hanger')),
  hang_hole: Type.Optional(attribute('hang_hole')),
  /** Tells apart templates that are otherwise alike. */
  style: Type.Optional(attribute('style')),
  tags: Type.Array(Tag),
  variables: Type.Array(TemplateVariable),
  links: Type.Array(TemplateLink),
  images: Type.Array(Image),
});
export type DielineTemplate = Static<typeof DielineTemplate>;

export const TemplateResponse = Type.Object({ dieline_template: DielineTemplate });
export type TemplateResponse = Static<typeof TemplateResponse>;
