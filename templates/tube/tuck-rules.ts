import type { DustFlapStyle, Lengths, LuggedTab, TuckBoard, TuckStyle } from '../../src/author/index.ts';
import type { ChosenInTube, Closure, SizeLimits, Sizes } from './closure.ts';

/** Space that a tuck and its dust flaps must leave, in mm. */
export interface TuckNeeds {
  readonly lock: TuckStyle;
  readonly dustFlap: DustFlapStyle | 'straight';
  /** The least tuck: of the board, and below a thumb cut. */
  readonly least: number;
  /** Reach of a tab on the leading edge, which hangs down beyond the tuck until it turns into its slit; 0 without one. */
  readonly tab: number;
  /** Straight leading edge that the tuck keeps. */
  readonly edge: number;
  /** True if the tuck continues as a platform. */
  readonly platform: boolean;
  /** True for external sizes of corrugated board, drawn as the service does. */
  readonly asDrawn: boolean;
  /** Distance of each dust flap from the middle. */
  readonly passage: number;
}

type Range = Readonly<Record<'usual' | 'min' | 'max', number>>;

/** Tuck closures of a board: their limits of the sizes, and the drawing of their panels. */
export interface TuckRules {
  readonly board: TuckBoard;
  /** Choices of this board alone. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly sizeLimits: (size: Sizes, chosen: ChosenInTube) => SizeLimits;
  readonly leastTuck: (material: number) => number;
  /** Variables of this board alone. */
  readonly options?: (size: Sizes, chosen: ChosenInTube) => Lengths;
  readonly tuck: (size: Sizes, needs: TuckNeeds) => Range;
  /** The depth of the dust flaps beside a usual tuck. */
  readonly dustFlap: (size: Sizes, needs: TuckNeeds, tuck: number) => Range;
  readonly creaseOffset?: Closure['creaseOffset'];
}

/** Options in which the closures of one box may differ. */
export interface TuckOptions {
  /** Flap, tuck and dust flap are chosen for this end alone, as `top_flap` and so on. */
  readonly each?: boolean;
  /** A tab of its tuck has lugs. */
  readonly lugs?: LuggedTabs;
  /** The dust flaps do not taper, and cannot be chosen. */
  readonly straightDust?: boolean;
}

/** The tabs with lugs of the tucks of a box. */
export interface LuggedTabs {
  readonly of: (values: Sizes) => LuggedTab;
  readonly longest: (size: Sizes) => number;
}
