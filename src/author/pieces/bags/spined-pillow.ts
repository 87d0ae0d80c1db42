import { type Blank, glued, type Panel, type PanelOptions, pen, type Rim, rim } from '../../../board/index.ts';
import { type Curve, motionAlong, moveCurve } from '../../../geometry/index.ts';
import { rectangle, trapezium } from '../shapes.ts';
import { spinedSurfaces } from './inner/spined-surfaces.ts';
import { pillowTongue, tongueLocks } from './pillow.ts';
import { type PillowEnd, type PillowWall, pillowCrease } from './pillow-sizes.ts';
import type { RoundSection } from './round-pillow-section.ts';

/** Fold phases of a pillow with spines: as of a pillow, with the flaps on the ends of the spines, if any, before the lenses. */
const spinedPhases = (withFlaps: boolean) => {
  const front = withFlaps ? 4 : 3;
  return { glue: 0, tube: 1, bulge: 2, flaps: 3, front, back: front + 1 };
};

/** A tongue on each outer lens, those of the back; its slot is in the crease of the lens below it. All in mm. */
interface EndTongue {
  /** Its crease, one of the free edges of the lens. */
  readonly seat: Curve;
  readonly reach: number;
  /** Height of its crease above the seat of the lens, at the spines. */
  readonly foot: number;
  /** How far its slot reaches into the lens below. */
  readonly slot: number;
}

/** A pillow with a spine between its sides. All in mm. */
export interface SpinedPillow {
  readonly section: Omit<RoundSection, 'end'>;
  /** Length of the spines, and width of the one on the right. */
  readonly length: number;
  readonly spine: number;
  readonly glue: number;
  /** The free edges of the lenses of a side, from right to left. */
  readonly lens: (wall: PillowWall) => readonly Curve[];
  /** Locks the ends. @defaultValue no tongues */
  readonly tongue?: EndTongue;
  /** Reach of the square flaps on the ends of the spines. @defaultValue no flaps */
  readonly flap?: number;
}

/** Two sides with a spine between them and a second spine with a glue flap. Lenses on curved creases close the ends and bulge the sides. */
export const spinedPillow = (pack: SpinedPillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'cutouts'> => {
  const { section, length, spine, glue, flap, tongue } = pack;
  const { rise, flat, width, slope, board } = section;
  const left = spine - board;
  // Delivered flat, the glue flap lies between the back and the other panels.
  const layerThickness = board * Math.cos(slope);
  const phases = spinedPhases(flap !== undefined);
  const surfaces = spinedSurfaces(section, length, spine, phases);
  const crease = pillowCrease(width, 2 * rise);

  const tongueOn = ({ seat, reach, foot }: EndTongue, end: PillowEnd): Panel =>
    pillowTongue(seat, reach, phases.front, surfaces.tongue(end, foot, motionAlong(seat.to, seat.from)));
  const rimOf = (wall: PillowWall, end: PillowEnd): Rim => {
    const edges = pack.lens(wall);
    const p = pen(`${end}-flap`, flat, { phase: phases[wall], bow: surfaces.lens(wall, end) });
    p.to(...edges[0]!.from);
    for (const edge of edges) {
      if (edge === tongue?.seat) p.hangOn(edge, tongueOn(tongue, end));
      else p.along(edge);
    }
    return rim(flat).hangOn(crease, p.close()).close();
  };
  // `longer`: by how much the creases of its lenses lie beyond the ends of the spine.
  const side = (wall: PillowWall, manner: PanelOptions, longer: number, next?: Panel): Panel =>
    pen(wall, length, { role: 'wall', ...manner, bow: surfaces.side(wall) })
      .to(length + longer, 0)
      .rim(length + longer, flat, rimOf(wall, 'bottom'))
      .side(-longer, flat, next)
      .rim(-longer, 0, rimOf(wall, 'top'))
      .close();
  // The square flaps lie below the lenses: their creases are a board further in.
  const spineOf = (wall: 'right' | 'left', wide: number, phase: number, next: Panel): Panel => {
    const end = (which: PillowEnd): Panel | undefined =>
      flap === undefined
        ? undefined
        : rectangle(`${which}-flap`, wide - 2 * board, flap, {
            phase: phases.flaps,
            bow: surfaces.flap(wall, which, board),
          });
    const inset = flap === undefined ? 0 : board;
    const [first, last] = wall === 'right' ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
    return pen(wall, length, {
      role: 'wall',
      phase,
      delivered: wall === 'left' ? { to: 180 } : undefined,
      bow: surfaces.side(wall),
    })
      .to(length - inset, inset)
      .side(length - inset, wide - inset, end(first))
      .to(length, wide)
      .hang(0, wide, next)
      .to(inset, wide - inset)
      .side(inset, inset, end(last))
      .close();
  };
  const how = { role: 'glue', phase: phases.glue, bow: surfaces.side('glue') } as const;
  const joint = trapezium('glue', length, glue, glue * Math.sin(slope) * 1.05, how);
  const { tube } = phases;
  const slots = [
    moveCurve(motionAlong([length, flat], [length, 0]), crease),
    moveCurve(motionAlong([0, 0], [0, flat]), crease),
  ] as const;
  const locks = tongue && tongueLocks('back', 'front', slots, tongue.slot);
  return {
    trunk: side(
      'front',
      {},
      0,
      spineOf('right', spine, tube, side('back', { phase: tube, delivered: { to: 180, layerThickness } }, board)),
    ),
    base: { line: 'crease', panel: spineOf('left', left, phases.glue, joint) },
    rises: 'right',
    joins: [glued('left.glue', 'back', true), ...(locks?.joins ?? [])],
    ...(locks && { cutouts: locks.cutouts }),
  };
};
