import { type Static, type TLiteral, Type } from '@sinclair/typebox';
import { Link } from './common.ts';
import { TemplateGroup } from './group.ts';
import { Image, TemplateVariable } from './template-variable.ts';

/** Tags of a template's features. */
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

/** A flap, tuck, hanger or similar of a template: its type, id and picture address. */
export interface Attribute {
  readonly type: string;
  readonly id: string;
  readonly image: string;
}

/** In relations to another flap, tuck or hanger, `name` is its id. */
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
  /** Distinguishes templates that are otherwise alike. */
  style: Type.Optional(attribute('style')),
  tags: Type.Array(Tag),
  variables: Type.Array(TemplateVariable),
  links: Type.Array(TemplateLink),
  images: Type.Array(Image),
});
export type DielineTemplate = Static<typeof DielineTemplate>;

export const TemplateResponse = Type.Object({ dieline_template: DielineTemplate });
export type TemplateResponse = Static<typeof TemplateResponse>;
