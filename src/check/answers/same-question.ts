import type { DielinesApi, Format, GivenVariables, Unit } from '../../api/index.ts';
import { isFormat } from '../../formats/index.ts';
import type { Entry } from '../../template/index.ts';
import { dielineRule, partListRule } from './box-rules.ts';
import { type FieldRule, type Fields, isObject } from './fields.ts';
import type { Tolerance } from './figures.ts';
import { groupListRule, templateRule } from './template-rules.ts';

/** The request, as far as the answer itself does not contain it. */
export interface AnswerQuestion {
  readonly template?: string;
  readonly variables?: Partial<GivenVariables>;
  readonly unit?: Unit;
  /** The format of a request for a dieline. When omitted, any format of the contract is right. */
  readonly format?: Format;
  /** The HTTP status of the answer. When omitted, that of a refusal is not compared. */
  readonly status?: number;
  /** The kind of answer that the request asks for. When omitted, any is right. */
  readonly kind?: AnswerKind;
  /** True when areas were requested. When omitted, areas in the answer mean that they were. */
  readonly area?: boolean;
  /** Largest accepted difference of lengths, in mm: 0.05 by default. */
  readonly tolerance?: number;
  /** Largest accepted difference of areas, as a share of our area: 0.001 by default. */
  readonly areaTolerance?: number;
}

/** The kinds of answers, by their top-level field. */
export type AnswerKind = 'dieline' | 'dieline_template' | 'dieline_template_group_list' | 'part_list' | 'refusal';

/** Our answer to the same request, if answer and request contain enough to repeat it, and the rules to compare theirs with it. */
export const askSame = (
  kind: Exclude<AnswerKind, 'refusal'>,
  api: DielinesApi,
  body: Fields,
  { id, variables, unit, area, format }: AnswerQuestion & { readonly id: string },
  entry: Entry | undefined,
  tolerance: Tolerance,
): { readonly rule: FieldRule; readonly ours: (() => Promise<unknown>) | undefined } => {
  // Without support for area, ours is requested without it, and an area in theirs is reported.
  const measured = entry?.group.category !== 'Hard Cardboards';
  switch (kind) {
    case 'dieline':
      return {
        rule: dielineRule(tolerance, Object.keys(variables ?? {})),
        ours: async () => {
          const used = isObject(body.variables) ? body.variables : {};
          const { dieline } = await api.createDieline(id, {
            // DXF is the fastest format to write, and nobody reads the file.
            format: 'dxf',
            area: area ?? (measured && 'area' in body),
            variables: { unit: 'mm', ...used, ...variables },
          });
          return { ...dieline, format: format ?? (isFormat(body.format) ? body.format : 'dxf') };
        },
      };
    case 'part_list':
      return {
        rule: partListRule(tolerance),
        ours:
          variables &&
          (async () => {
            const there = Array.isArray(body.parts) && body.parts.some((part) => isObject(part) && 'area' in part);
            const request = { area: area ?? (measured && there), variables: { unit: 'mm' as const, ...variables } };
            return (await api.calculateParts(id, request)).part_list;
          }),
      };
    case 'dieline_template':
      return {
        rule: templateRule(tolerance),
        ours: async () => (await api.readTemplate(id, unit ?? templateUnit(body))).dieline_template,
      };
    default:
      return { rule: groupListRule, ours: async () => (await api.listTemplateGroups()).dieline_template_group_list };
  }
};

/** The unit of a requested template: that of its lengths except the board. */
const templateUnit = ({ variables }: Fields): Unit => {
  const units = (Array.isArray(variables) ? variables : []).map((variable: unknown) =>
    isObject(variable) && variable.name !== 'material' && isObject(variable.default_value)
      ? variable.default_value.unit
      : undefined,
  );
  return units.includes('in') ? 'in' : 'mm';
};
