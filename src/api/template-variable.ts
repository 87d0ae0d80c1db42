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
  Type.Literal('string'),
]);
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
