import { type Static, Type } from '@sinclair/typebox';
import { Unit } from './common.ts';

export const Image = Type.Object({ type: Type.Literal('svg'), url: Type.String() });
export type Image = Static<typeof Image>;

export const DataType = Type.Union([
  Type.Literal('length'),
  Type.Literal('integer'),
  Type.Literal('angle'),
  Type.Literal('boolean'),
  /** One of nine integers: 0, 1, 2 left; 10, 11, 12 centre; 20, 21, 22 right, from bottom to top. */
  Type.Literal('alignment'),
]);
export type DataType = Static<typeof DataType>;

/** A value that may be sent, and what it is when it is not. Some have finer ones under them. */
export const TemplateVariable = Type.Recursive(
  (Self) =>
    Type.Object({
      type: Type.Literal('dieline_template_variable'),
      name: Type.String(),
      description: Type.String(),
      data_type: DataType,
      required: Type.Boolean(),
      /** With its unit where it is a length. */
      default_value: Type.Object({ value: Type.Union([Type.Number(), Type.Boolean()]), unit: Type.Optional(Unit) }),
      /** Where the values can be counted. */
      allowed_values: Type.Optional(Type.Array(Type.Union([Type.Number(), Type.Boolean()]))),
      image: Type.Optional(Image),
      children: Type.Array(Self),
    }),
  { $id: 'TemplateVariable' },
);
export type TemplateVariable = Static<typeof TemplateVariable>;
