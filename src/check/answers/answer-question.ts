import type { GivenVariables, Unit } from '../../api/index.ts';

/** What was asked, as far as the answer does not say it itself. */
export interface AnswerQuestion {
  readonly template?: string;
  readonly variables?: Partial<GivenVariables>;
  /** In which unit a template was asked for. */
  readonly unit?: Unit;
  /** Whether areas were asked for; where that is not said, they were if they are there. */
  readonly area?: boolean;
  /** How far lengths may be apart, in mm: 0.05 by default. */
  readonly tolerance?: number;
  /** Largest accepted difference of areas, as a share of our area: 0.001 by default. */
  readonly areaTolerance?: number;
}

/** What an answer is, by its field at the top. */
export type AnswerKind = 'dieline' | 'dieline_template' | 'dieline_template_group_list' | 'part_list' | 'refusal';
