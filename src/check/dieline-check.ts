import type { GivenVariables } from '../api/index.ts';
import type { Dimensions, RequestProfile } from '../engine/index.ts';
import type { RuleFacts } from '../formats/index.ts';
import type { Reading, ReadOptions } from '../formats/reading/index.ts';
import type { DrawingComparison, Explanation, OddPanel, Recognition } from '../recognise/index.ts';
import type { TypedCurve } from '../recognise/lines/index.ts';
import type { Entry } from '../template/index.ts';
import type { DieWarning } from './die-limits.ts';
import type { Audit, Soundness } from './drawing/audit.ts';
import type { LookGroup } from './drawing/look-groups.ts';
import type { NearestStyle } from './nearest-style.ts';
import type { StatedRequest } from './stated-request.ts';

/** The verdict on a drawing or an answer that is compared with ours. */
export type Verdict = 'same' | 'differs' | 'cannot tell';

/** The verdict of a check: of a comparison, or of a drawing by itself. */
export type CheckVerdict = Verdict | Soundness;

const RANK = { differs: 0, 'cannot tell': 1, same: 2 } as const satisfies Record<Verdict, number>;

/** Sorts what is certain first. */
export const byVerdict = (a: { readonly verdict: Verdict }, b: { readonly verdict: Verdict }): number =>
  RANK[a.verdict] - RANK[b.verdict];

const AS_VERDICT = { sound: 'same', 'not sound': 'differs' } as const;

/** The verdict of a drawing by itself on the scale of a comparison. */
export const toVerdict = (verdict: CheckVerdict): Verdict =>
  verdict === 'sound' || verdict === 'not sound' ? AS_VERDICT[verdict] : verdict;

/** Options of the comparison. Without a template the drawing is audited. */
export interface DielineQuestion extends ReadOptions {
  readonly template?: string;
  readonly variables?: Partial<GivenVariables>;
  /** Choices by name, where a variable may have the same name. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The basis of the given sizes. @defaultValue the basis of the template */
  readonly dimensions?: Dimensions | undefined;
  /** Largest distance between lines that count as the same, in mm. @defaultValue 0.05 */
  readonly tolerance?: number;
  /** Search for the variables of a drawing that differs, or for its template when none is named. Takes seconds. @defaultValue true */
  readonly explain?: boolean;
}

export interface DielineCheck {
  readonly verdict: CheckVerdict;
  readonly why: readonly string[];
  /** In mm. */
  readonly tolerance: number;
  readonly reading: Pick<Reading, 'format' | 'unit' | 'notes' | 'skipped'>;
  readonly audit: Audit;
  /** Facts about the file that would settle findings, each an option of its own: other units, the likely type of its lines. */
  readonly fixes: readonly ReadOptions[];
  /** What lines without a known name were read as, and why, in sentences. */
  readonly types: readonly string[];
  /** The lines of the file by the entries of a map of kinds. */
  readonly looks: readonly LookGroup[];
  readonly drawn: readonly TypedCurve[];
  /** Metres of rule and bends by type; undefined where the check stopped before. */
  readonly rules?: readonly RuleFacts[];
  /** What no die can have. They do not change the verdict. */
  readonly warnings: readonly DieWarning[];
  readonly comparison?: DrawingComparison;
  /** The variables or the template that make their drawing, when ours differs. */
  readonly explanation?: Explanation;
  /** The one panel that makes all differences. */
  readonly panel?: OddPanel;
  /** The recognised template, when none was named. */
  readonly recognised?: Recognised;
  /** The nearest template, where none is recognised in a drawing with folds. */
  readonly nearest?: NearestStyle;
  /** The request that the texts of the file state, when no template was named; its drawing was compared if it could be drawn. */
  readonly stated?: Stated;
  /** Our drawing of the named or recognised template. */
  readonly ours?: {
    readonly id: string;
    readonly name: string;
    readonly provenance: Entry['template']['provenance']['kind'];
    readonly values: Readonly<Record<string, number>>;
    readonly lines: readonly TypedCurve[];
  };
}

export interface Stated {
  readonly template: string;
  readonly variables: StatedRequest['variables'];
  readonly page?: string;
  /** Whose defaults and boards filled in the rest. */
  readonly profile: RequestProfile;
  /** The request, what was assumed and what was not read, in sentences. */
  readonly sentences: readonly string[];
}

/** The template and variables that a drawing was recognised as. */
interface Recognised extends Omit<Recognition, 'entry' | 'oneDefect'> {
  readonly sentence: string;
}
