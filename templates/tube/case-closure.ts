import type { CaseAllowance, Ends, Exception, Incompatible, Lengths } from '../../src/author/index.ts';
import type { Chosen, SizeLimits, Sizes } from './closure.ts';

/** Where the closure of a corrugated case is built. */
export interface CaseSite {
  readonly end: 'top' | 'bottom';
  readonly values: Sizes;
  readonly chosen: Chosen;
  /** Widths of the four walls between creases, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  readonly more: CaseAllowance;
}

/** One way to close an end of a corrugated case: as `Closure`, in thick board. */
export interface CaseClosure {
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Choices of one end alone, named after it. */
  readonly endChoices?: (end: 'top' | 'bottom') => Readonly<Record<string, readonly string[]>>;
  /** Which of all the choices of the case exclude one another because of this end. */
  readonly incompatible?: (end: 'top' | 'bottom') => readonly Incompatible[];
  readonly sizeLimits?: (size: Sizes, chosen: Chosen) => SizeLimits;
  readonly options: (size: Sizes, chosen: Chosen, end: 'top' | 'bottom') => Lengths;
  /** How far the walls reach beyond the inside of the box: to the crease of what folds first. */
  readonly creaseOffset: (material: number, more: CaseAllowance) => number;
  readonly build: (site: CaseSite) => Ends;
  /** The panel whose inner face is the floor or ceiling of the box, where that is level. */
  readonly lid: (end: 'top' | 'bottom') => string | undefined;
  /** Its flaps swing through the inside of the box, where a partition on the glue flap would be in their way. */
  readonly foldsInward?: boolean;
  /** How the glue flap ends here, in degrees; 15 if nothing is said. */
  readonly glueSlope?: number;
  readonly exceptions?: readonly Exception[];
}
