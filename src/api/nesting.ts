import { type Static, Type } from '@sinclair/typebox';
import { Format, Link, Timestamp, Unit } from './common.ts';
import { TemplateVariable } from './template-variable.ts';
import { Flag, GivenVariables, Numeric, UsedVariables } from './variables.ts';

export const NestingTemplateComponent = Type.Object({
  type: Type.Literal('nesting_template_component'),
  id: Type.String(),
  name: Type.String(),
  category: Type.String(),
});
export type NestingTemplateComponent = Static<typeof NestingTemplateComponent>;

/** A pattern in which a dieline may be repeated on a sheet. */
export const NestingTemplate = Type.Object({
  type: Type.Literal('nesting_template'),
  id: Type.String(),
  /** What people call it. */
  name: Type.Optional(Type.String()),
  dieline_template_id: Type.String(),
  nesting_template_components: Type.Array(NestingTemplateComponent),
  variables: Type.Array(TemplateVariable),
  image: Type.Optional(Type.Unknown()),
  links: Type.Array(Link),
});
export type NestingTemplate = Static<typeof NestingTemplate>;

/** Only the patterns that suit the dieline. */
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

/** The sheet and what stays free along its edges; margins are 0 by default. */
export const SheetVariables = Type.Object({
  /** Of the sheet and its margins; that of the dieline may be the other one. */
  unit: Unit,
  sheet_width: Numeric,
  sheet_height: Numeric,
  sheet_margin_top: Type.Optional(Numeric),
  sheet_margin_bottom: Type.Optional(Numeric),
  sheet_margin_side: Type.Optional(Numeric),
  /** Free between blanks. Where it is 0 both ways, common cuts are cut once. */
  margin_x: Type.Optional(Numeric),
  margin_y: Type.Optional(Numeric),
  /** True: blanks lie at 0° and 180° only, so that grain or flutes run as they are drawn. False by default. */
  keep_grain: Type.Optional(Flag),
});
export type SheetVariables = Static<typeof SheetVariables>;

export const NestingEfficienciesRequest = Type.Object({ variables: Type.Intersect([SheetVariables, GivenVariables]) });
export type NestingEfficienciesRequest = Static<typeof NestingEfficienciesRequest>;

const Measure = Type.Object({ value: Type.Number(), unit: Unit });

/** How many go on the sheet in one pattern, and whatever else is known of it. */
export const NestingEfficiency = Type.Intersect([
  Type.Object({
    /** Most blanks in a row, and rows; what is laid aslant or freely has all in one row. */
    num_x: Type.Integer(),
    num_y: Type.Integer(),
    /** Blanks in all: rows may differ in length. */
    count: Type.Optional(Type.Integer()),
    /** Size of the box around all blanks. */
    used_width: Type.Optional(Measure),
    used_height: Type.Optional(Measure),
    /** Share of the sheet that is board of blanks, from 0 to 1. */
    utilisation: Type.Optional(Type.Number()),
    /** Board of the sheet that is in no blank. */
    waste: Type.Optional(Type.Object({ value: Type.Number(), unit: Type.Literal('mm2') })),
    /** Share of the most blanks that the area would hold. */
    of_area_bound: Type.Optional(Type.Number()),
    /** Share of what the densest double lattice would hold, were there no edges. */
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
    /** By pattern id; null where not even one fits. */
    efficiencies: Type.Record(Type.String(), Type.Union([NestingEfficiency, Type.Null()])),
    nesting_templates: Type.Array(NestingTemplate),
  }),
});
export type NestingEfficienciesResponse = Static<typeof NestingEfficienciesResponse>;

export const CreateNestingRequest = Type.Object({
  format: Format,
  pdf_header: Type.Optional(Flag),
  /** `num_x` and `num_y` come together or not at all: then as many as fit. */
  variables: Type.Intersect([
    SheetVariables,
    Type.Object({
      num_x: Type.Optional(Numeric),
      num_y: Type.Optional(Numeric),
      /** Whether the edge of the sheet is drawn, too. True by default. */
      sheet: Type.Optional(Flag),
    }),
    GivenVariables,
  ]),
});
export type CreateNestingRequest = Static<typeof CreateNestingRequest>;

/** A file with a dieline many times on a sheet. */
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
  /** Blanks on the sheet, and the share of it that is their board. */
  count: Type.Optional(Type.Integer()),
  utilisation: Type.Optional(Type.Number()),
  width: Measure,
  height: Measure,
  /** True where it does not fit the sheet. */
  nesting_overflow: Type.Boolean(),
  sum_of_line_lengths: Type.Array(
    Type.Object({
      name: Type.Union([Type.Literal('Cut'), Type.Literal('Crease'), Type.Literal('Total')]),
      unit: Unit,
      value: Type.Number(),
    }),
  ),
  url: Type.String(),
  created_at: Timestamp,
});
export type NestingBody = Static<typeof NestingBody>;

export const NestingResponse = Type.Object({ nesting: NestingBody });
export type NestingResponse = Static<typeof NestingResponse>;
