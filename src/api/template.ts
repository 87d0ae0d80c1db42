import { type Static, type TLiteral, Type } from '@sinclair/typebox';
import { Link, Unit } from './common.ts';
import { literals } from './literals.ts';

export const TemplateGroup = Type.Object({
  type: Type.Literal('dieline_template_group'),
  id: Type.String(),
  name: Type.String(),
  category: Type.Union(literals('Cartons', 'Corrugated Cardboards', 'Hard Cardboards')),
});
export type TemplateGroup = Static<typeof TemplateGroup>;

export const TemplateGroupListResponse = Type.Object({
  dieline_template_group_list: Type.Object({
    type: Type.Literal('dieline_template_group_list'),
    dieline_template_groups: Type.Array(TemplateGroup),
  }),
});
export type TemplateGroupListResponse = Static<typeof TemplateGroupListResponse>;

export const Image = Type.Object({ type: Type.Literal('svg'), url: Type.String() });
export type Image = Static<typeof Image>;

/** An alignment is one of nine integers: 0, 1, 2 left; 10, 11, 12 centre; 20, 21, 22 right, from bottom to top. */
export const DataType = Type.Union(literals('length', 'integer', 'angle', 'boolean', 'alignment', 'string'));
export type DataType = Static<typeof DataType>;

/** A variable and its default. Some variables have finer ones as children. */
export const TemplateVariable = Type.Recursive(
  (Self) =>
    Type.Object({
      type: Type.Literal('dieline_template_variable'),
      name: Type.String(),
      description: Type.String(),
      data_type: DataType,
      required: Type.Boolean(),
      /** `unit` is present for lengths. */
      default_value: Type.Object({
        value: Type.Union([Type.Number(), Type.Boolean(), Type.String()]),
        unit: Type.Optional(Unit),
      }),
      /** Present for variables with a fixed set of values. */
      allowed_values: Type.Optional(Type.Array(Type.Union([Type.Number(), Type.Boolean(), Type.String()]))),
      image: Type.Optional(Image),
      children: Type.Array(Self),
    }),
  { $id: 'TemplateVariable' },
);
export type TemplateVariable = Static<typeof TemplateVariable>;

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

export const Tag = Type.Union(literals(...tags));
export type Tag = Static<typeof Tag>;

const attribute = <const T extends string>(type: T) =>
  Type.Object({ type: Type.Literal(type) as TLiteral<T>, id: Type.String(), image: Type.String() });

/** A flap, tuck, hanger or similar of a template: its type, id and picture address. */
export type Attribute = Static<ReturnType<typeof attribute<string>>>;

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
