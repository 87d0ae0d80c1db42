import type { Choices, Length, Lengths, Range } from '../../src/author/index.ts';
import type { ChosenInTube, ClosureContext, SizeLimits, Sizes } from './closure.ts';
import type { GlueJoint } from './glue-joint.ts';
import type { TubeStyle } from './style.ts';
import type { windowIn } from './window.ts';

export interface TubeBody extends Pick<ClosureContext, 'walls' | 'allowance'> {
  /** Distance from the lower ends of the walls to the upper ones. */
  readonly height: number;
}

/** The flap on the first wall, its needs of the last one, and the joint of both. */
type TubeSeam = ReturnType<GlueJoint['build']> & Pick<GlueJoint, 'join'>;

/** The part of a tube that depends on its kind of board. */
export interface TubeBoard {
  readonly kind: 'carton' | 'corrugated';
  readonly size: (usual: NonNullable<TubeStyle['size']>) => Readonly<Record<'length' | 'width' | 'height', Length>>;
  readonly thickness: readonly [usual: number, range: Range];
  /** The joints of tubes of this board, and their other choices. */
  readonly choices: (style: TubeStyle) => Choices;
  readonly window: ReturnType<typeof windowIn>;
  readonly body: (style: TubeStyle, values: Sizes, chosen: ChosenInTube) => TubeBody;
  readonly sizeLimits: (style: TubeStyle, size: Sizes, chosen: ChosenInTube) => SizeLimits;
  readonly glueFlap: (style: TubeStyle, size: Sizes, chosen: ChosenInTube) => Lengths[string];
  readonly seam: (style: TubeStyle, values: Sizes, chosen: ChosenInTube, body: TubeBody) => TubeSeam;
  /** True if the given sizes are those inside the closed box. */
  readonly promisesInside: (style: TubeStyle, chosen: ChosenInTube) => boolean;
}
