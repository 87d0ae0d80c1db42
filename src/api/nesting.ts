import { type Static, Type } from '@sinclair/typebox';
import { Format, Link, Timestamp, Unit } from './common.ts';
import { literals } from './literals.ts';
import { Image, TemplateVariable } from './template.ts';
import { Flag, GivenVariables, Numeric, UsedVariables } from './variables.ts';

export const NestingTemplateComponent = Type.Object({
  type: Type.Literal('nesting_template_component'),
  id: Type.String(),
  name: Type.String(),
  category: Type.String(),
});
export type NestingTemplateComponent = Static<typeof NestingTemplateComponent>;

/** A layout pattern for a dieline on a sheet. */
export const NestingTemplate = Type.Object({
  type: Type.Literal('nesting_template'),
  id: Type.String(),
  name: Type.Optional(Type.String()),
  dieline_template_id: Type.String(),
  nesting_template_components: Type.Array(NestingTemplateComponent),
  variables: Type.Array(TemplateVariable),
  image: Type.Optional(Image),
  links: Type.Array(Link),
});
export type NestingTemplate = Static<typeof NestingTemplate>;

/** Only the patterns that differ for this dieline. */
export const NestingTemplateListResponse = Type.Object({
  nesting_template_list: Type.Object({
    type: Type.Literal('nesting_template_list'),
    id: Type.String(),
    dieline_id: Type.String(),
    dieline_template_id: Type.String(),
    total: Type.Integer(),
    nesting_template_components: Type.Array(NestingTemplateComponent),
    nesting_templates: Type.Array(NestingTemplate),
  }),
});
export type NestingTemplateListResponse = Static<typeof NestingTemplateListResponse>;

/** Sheet size and margins along its edges; margins are 0 by default. */
export const SheetVariables = Type.Object({
  /** Unit of the sheet and its margins. It may differ from the unit of the dieline. */
  unit: Unit,
  sheet_width: Numeric,
  sheet_height: Numeric,
  sheet_margin_top: Type.Optional(Numeric),
  sheet_margin_bottom: Type.Optional(Numeric),
  sheet_margin_side: Type.Optional(Numeric),
  /** Gap between blanks along x and y. When both are 0, common cuts are cut once. */
  margin_x: Type.Optional(Numeric),
  margin_y: Type.Optional(Numeric),
  /** True: blanks lie only at 0° and 180°, so that grain or flutes keep their direction. False by default. */
  keep_grain: Type.Optional(Flag),
});
export type SheetVariables = Static<typeof SheetVariables>;

export const NestingEfficienciesRequest = Type.Object({ variables: Type.Intersect([SheetVariables, GivenVariables]) });
export type NestingEfficienciesRequest = Static<typeof NestingEfficienciesRequest>;

const Measure = Type.Object({ value: Type.Number(), unit: Unit });

/** Number of blanks on the sheet in one pattern, with its measures. */
export const NestingEfficiency = Type.Intersect([
  Type.Object({
    /** Blanks in the longest row, and number of rows. Skewed and free layouts count as a single row. */
    num_x: Type.Integer(),
    num_y: Type.Integer(),
    /** Total number of blanks. Rows may differ in length. */
    count: Type.Optional(Type.Integer()),
    /** Size of the bounding box around all blanks. */
    used_width: Type.Optional(Measure),
    used_height: Type.Optional(Measure),
    /** Share of the sheet area that the blanks use, from 0 to 1. */
    utilisation: Type.Optional(Type.Number()),
    /** Area of the sheet outside the blanks. */
    waste: Type.Optional(Type.Object({ value: Type.Number(), unit: Type.Literal('mm2') })),
    /** Count divided by the count that the area alone would hold. */
    of_area_bound: Type.Optional(Type.Number()),
    /** Count divided by the count of the densest double lattice without sheet edges. */
    of_lattice_bound: Type.Optional(Type.Number()),
  }),
  Type.Record(Type.String(), Type.Unknown()),
]);
export type NestingEfficiency = Static<typeof NestingEfficiency>;

export const NestingEfficienciesResponse = Type.Object({
  nesting_template_efficiencies: Type.Object({
    type: Type.Literal('nesting_template_efficiencies'),
    dieline_id: Type.String(),
    dieline_template_id: Type.String(),
    variables: UsedVariables,
    /** By pattern id; null when not even one blank fits. */
    efficiencies: Type.Record(Type.String(), Type.Union([NestingEfficiency, Type.Null()])),
    nesting_templates: Type.Array(NestingTemplate),
  }),
});
export type NestingEfficienciesResponse = Static<typeof NestingEfficienciesResponse>;

export const CreateNestingRequest = Type.Object({
  format: Format,
  pdf_header: Type.Optional(Flag),
  /** Send both `num_x` and `num_y` or neither. Without them the layout holds as many blanks as fit. */
  variables: Type.Intersect([
    SheetVariables,
    Type.Object({
      num_x: Type.Optional(Numeric),
      num_y: Type.Optional(Numeric),
      /** True draws the edge of the sheet. True by default. */
      sheet: Type.Optional(Flag),
    }),
    GivenVariables,
  ]),
});
export type CreateNestingRequest = Static<typeof CreateNestingRequest>;

/** A stored layout: one dieline repeated on a sheet, as a file. */
export const NestingBody = Type.Object({
  type: Type.Literal('nesting'),
  id: Type.String(),
  dieline_id: Type.String(),
  dieline_template_id: Type.String(),
  nesting_template_id: Type.String(),
  variables: Type.Intersect([
    Type.Object({ unit: Unit, dieline_variables: UsedVariables }),
    Type.Record(Type.String(), Type.Unknown()),
  ]),
  format: Format,
  /** Number of blanks, and the share of the sheet area that they use. */
  count: Type.Optional(Type.Integer()),
  utilisation: Type.Optional(Type.Number()),
  width: Measure,
  height: Measure,
  /** True when the layout exceeds the sheet. */
  nesting_overflow: Type.Boolean(),
  sum_of_line_lengths: Type.Array(
    Type.Object({ name: Type.Union(literals('Cut', 'Crease', 'Total')), unit: Unit, value: Type.Number() }),
  ),
  url: Type.String(),
  created_at: Timestamp,
});
export type NestingBody = Static<typeof NestingBody>;

export const NestingResponse = Type.Object({ nesting: NestingBody });
export type NestingResponse = Static<typeof NestingResponse>;
