import type { Choices, Exception, Length, Lengths, Panel, Range, Wall } from '../../src/author/index.ts';
import type { ChosenInTube, ClosureContext, SizeLimits, Sizes } from './closure.ts';
import type { TubeStyle } from './style.ts';
import type { windowIn } from './window.ts';

/** The walls of a tube between their creases. */
export interface TubeBody extends Pick<ClosureContext, 'walls' | 'allowance'> {
  /** From the lower ends of the walls to the upper ones. */
  readonly height: number;
}

/** The flap on the first wall, what it needs of the last one, and how the two are joined. */
export interface TubeSeam {
  readonly panel: Panel;
  readonly slits: NonNullable<Wall['holes']>;
  readonly by: 'glue' | 'lock';
}

/** What a kind of board decides about every tube that is made of it. */
export interface TubeBoard {
  readonly kind: 'carton' | 'corrugated';
  readonly size: (usual: NonNullable<TubeStyle['size']>) => Readonly<Record<'length' | 'width' | 'height', Length>>;
  /** Its usual thickness and the range. */
  readonly thickness: readonly [usual: number, range: Range];
  /** How tubes of this board are joined along their length, and what else they offer. */
  readonly choices: (style: TubeStyle) => Choices;
  readonly window: ReturnType<typeof windowIn>;
  readonly body: (style: TubeStyle, values: Sizes, chosen: ChosenInTube) => TubeBody;
  readonly sizeLimits: (style: TubeStyle, size: Sizes, chosen: ChosenInTube) => SizeLimits;
  readonly glueFlap: (style: TubeStyle, size: Sizes, chosen: ChosenInTube) => Lengths[string];
  readonly seam: (style: TubeStyle, values: Sizes, chosen: ChosenInTube, body: TubeBody) => TubeSeam;
  /** Whether the sizes asked are those inside the closed box. */
  readonly promisesInside: (chosen: ChosenInTube) => boolean;
  readonly exceptions: (style: TubeStyle) => readonly Exception[];
}
