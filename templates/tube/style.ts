import type { BoxHead, CaseRule, Plant } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import type { Opening } from './opening.ts';

/** A style of tube: a name, and the closures of both ends. */
export interface TubeStyle extends BoxHead {
  readonly top: Closure;
  readonly bottom: Closure;
  /** Default sizes other than 100 × 50 × 150. */
  readonly size?: { readonly length?: number; readonly width?: number; readonly height?: number };
  /** The least of three typed sizes is the width: a flat box that stands. */
  readonly reads?: { readonly depth: 'width' };
  /** Offers windows in the front. */
  readonly windows?: boolean;
  readonly opening?: Opening;
  /** The rules for the allowances of a case; the first one is the default. */
  readonly allowances?: readonly [CaseRule, ...CaseRule[]];
  readonly plant?: Plant;
}
