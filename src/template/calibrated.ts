/** How many files of the service a rule comes from. None of an archive contradicts a rule. */
interface Grounds {
  readonly files: number;
}

/** The board that is drawn for a requested one: another thickness, in mm, or a step. */
export type DrawnAs =
  | { readonly times: number; readonly less?: number }
  | { readonly step: number; readonly round: 'nearest' | 'up' | 'down' };

/** The board that the service draws in one category of boxes, and for one way of printing. */
export interface BoardRule extends Grounds {
  readonly category: string;
  readonly printing?: string;
  readonly drawn: DrawnAs;
}

/** The usual value of a setting that a request leaves out: a length, or a share of a size. */
export interface DefaultRule extends Grounds {
  /** Main id of the template. */
  readonly template: string;
  readonly name: string;
  /** In mm, degrees, or times the size. */
  readonly value: number;
  readonly of?: string;
}

/** What files of the hosted service say of it. */
export interface ServiceRules {
  readonly boards: readonly BoardRule[];
  readonly defaults: readonly DefaultRule[];
}

/** The board that a rule draws, in mm. */
export const boardBy = (drawn: DrawnAs, requested: number): number => {
  if ('times' in drawn) return requested * drawn.times - (drawn.less ?? 0);
  const steps = requested / drawn.step;
  const whole = { nearest: Math.round(steps), up: Math.ceil(steps - 1e-9), down: Math.floor(steps + 1e-9) };
  return whole[drawn.round] * drawn.step;
};

/** The usual value by a rule, for these sizes. */
export const defaultBy = ({ value, of }: Pick<DefaultRule, 'value' | 'of'>, sizes: Readonly<Record<string, number>>) =>
  of === undefined ? value : value * (sizes[of] ?? Number.NaN);
