import type { DustFlapStyle, Lengths, TuckBoard, TuckStyle } from '../../src/author/index.ts';
import type { ChosenInTube, SizeLimits, Sizes } from './closure.ts';

/** What a tuck and the dust flaps beside it must leave room for. */
export interface TuckNeeds {
  readonly lock: TuckStyle;
  readonly dustFlap: DustFlapStyle | 'straight';
  /** The least tuck below a thumb cut. */
  readonly least: number;
  /** Straight leading edge that the tuck keeps. */
  readonly edge: number;
  /** It goes on as a platform. */
  readonly platform: boolean;
  /** How far each dust flap ends from the middle. */
  readonly passage: number;
}

interface Range {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

/** How a board is closed by a tuck: what it asks of the sizes, and how the panels are drawn. */
export interface TuckRules {
  readonly board: TuckBoard;
  /** Choices of this board alone. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly sizeLimits: (size: Sizes, chosen: ChosenInTube) => SizeLimits;
  /** Variables of this board alone. */
  readonly options?: (size: Sizes) => Lengths;
  readonly tuck: (size: Sizes, needs: TuckNeeds) => Range;
  /** The depth of the dust flaps beside a usual tuck. */
  readonly dustFlap: (size: Sizes, needs: TuckNeeds, tuck: number) => Range;
  readonly creaseOffset?: (material: number) => number;
}
