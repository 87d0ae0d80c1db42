import { type LeftOrRight, locked, type Panel, type Rim } from '../../../board/index.ts';
import type { DustFlapStyle } from './dust-flap.ts';
import { type PlatformHole, platform } from './platform.ts';
import { type LuggedTab, postalReach, postalSlit, postalTab } from './postal-lock.ts';
import { type Ends, open, sleevePhases, type TubeEnd, type TubeWalls } from './sleeve.ts';
import type { TuckFlapStyle } from './tuck-edge.ts';
import { heldTuck, type TuckStyle } from './tuck-lid.ts';

/** One end of a four-wall sleeve, closed by a tuck lid over two dust flaps. All in mm. */
export interface TuckClosure extends Omit<TubeEnd, 'last'> {
  /** The long wall that carries the lid. The tuck goes down inside the other one. */
  readonly lidOn: 'front' | 'back';
  /** Between creases; `length` and `width` are those of the carton, or the inside ones of corrugated board, or without slots the external ones. */
  readonly walls: TubeWalls;
  /** Corners of the tuck: one long arc on each side, straight sides with small corners, or chamfers. */
  readonly flap: TuckFlapStyle;
  readonly lock: TuckStyle;
  readonly tuck: number;
  /** `straight`: as wide at its tip as behind its shoulder; for corrugated board only. */
  readonly dustFlap: DustFlapStyle | 'straight';
  readonly dust: number;
  /** Width of the slots beside the dust flaps; for corrugated board only, which is drawn as the service draws external sizes without it. */
  readonly slot?: number | undefined;
  /** The end of the wall that receives the tuck; cut straight by default. */
  readonly receiving?: Rim | undefined;
  /** A tab on the tuck that goes out through a slit in that wall. */
  readonly postal?: boolean | LuggedTab;
  /** A platform on the tuck that passes between the dust flaps; not together with a postal lock. */
  readonly platform?: PlatformHole | undefined;
}

/** The panel on the leading edge of the tuck, and its reach beyond that edge. */
export interface LeadingPanel {
  readonly panel?: Panel;
  readonly reach: number;
}

/** The lid and the dust flaps of one kind of board. */
export interface TuckBoard {
  /** Share of the board that lies inside of its creases. */
  readonly inside: number;
  /** The end of the wall that carries the lid. */
  readonly lid: (closure: TuckClosure, wall: number, leading: LeadingPanel) => Rim;
  /** The end of a side wall: its dust flap has its shoulder on the given side, next to the wall that receives the tuck. */
  readonly dustFlap: (closure: TuckClosure, wall: LeftOrRight, side: LeftOrRight) => Rim;
  readonly platform: (closure: TuckClosure) => { readonly width: number; readonly depth: number };
}

export const tuckClosure = (closure: TuckClosure, board: TuckBoard): Ends => {
  const { end, lidOn, walls, lock, postal } = closure;
  const receiver = lidOn === 'front' ? 'back' : 'front';
  const [carrying, across] = lidOn === 'front' ? [walls[0], walls[2]] : [walls[2], walls[0]];
  const lid = board.lid(closure, carrying, leadingOf(closure, board));
  const { receiving = open(across) } = closure;
  const received = postal
    ? postalSlit(receiving, closure.tuck, closure.material, board.inside, lugsOf(closure)?.width)
    : receiving;
  // Seen from the middle of the wall towards its end, the right wall has the back wall on its right at the top, the front wall at the bottom.
  const near = (lidOn === 'front') === (end === 'top') ? 'right' : 'left';
  const tuck = `${lidOn}.${end}-lid.tuck`;
  const joins = [heldTuck(tuck, `right.${end}-dust`, lock), heldTuck(tuck, `left.${end}-dust`, lock)];
  // Without slits the wall holds the tuck, which slides along the edges of the dust flaps.
  if (lock === 'none') joins.push(locked(tuck, receiver));
  if (postal) joins.push(locked(`${tuck}.postal-lock`, receiver, 'slit'));
  return {
    front: lidOn === 'front' ? lid : received,
    right: board.dustFlap(closure, 'right', near),
    back: lidOn === 'back' ? lid : received,
    left: board.dustFlap(closure, 'left', near === 'right' ? 'left' : 'right'),
    joins,
  };
};

const lugsOf = ({ postal }: TuckClosure): LuggedTab | undefined => (typeof postal === 'object' ? postal : undefined);

const leadingOf = (closure: TuckClosure, board: TuckBoard): LeadingPanel => {
  const { material, postal, platform: hole } = closure;
  const phase = sleevePhases.ends;
  const lugs = lugsOf(closure);
  if (postal) return { panel: postalTab(material, phase + 3, lugs), reach: lugs?.reach ?? postalReach(material) };
  if (hole === undefined) return { reach: 0 };
  // A platform bends over while the lid still stands up.
  return { panel: platform({ ...board.platform(closure), material, hole, phase: phase - 1 }), reach: 0 };
};
