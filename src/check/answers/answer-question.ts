import type { Format, GivenVariables, Unit } from '../../api/index.ts';

/** The request, as far as the answer itself does not contain it. */
export interface AnswerQuestion {
  readonly template?: string;
  readonly variables?: Partial<GivenVariables>;
  /** The unit of a request for a template. */
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
