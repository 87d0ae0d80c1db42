import {
  carryHandle,
  claspOf,
  type Ends,
  eachSide,
  eachWall,
  flip,
  insideShare,
  locked,
  meets,
  type Panel,
  pen,
  type Rim,
  raised,
  rim,
  sleevePhases,
  trapezium,
} from '../../src/author/index.ts';

/** A gable with a handle on a case of thick board. All in mm. */
export interface TabbedGable {
  /** Widths of the four walls between creases, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  readonly material: number;
  /** Height of the ridge above the eaves. */
  readonly rise: number;
  readonly handle: number;
  /** Reach of the tabs of the gables under the roofs. */
  readonly tab: number;
}

/** Longest grip in the handles, in mm. */
const GRIP = 90;

/** Play between the tabs and the panels beside them. */
const PLAY = 0.5;

/**
 * The side walls continue as gables, with tabs along both slopes that fold in under the roofs; front and back roofs are creased above the
 * eaves by the thickness of the tabs. On each roof stands half of the handle; a clasp on the front's folds over the other half.
 */
export const tabbedGableEnds = (g: TabbedGable): Ends => {
  const { walls, material: t } = g;
  const slope = Math.atan2(g.rise, walls[1] / 2);
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  const roof = roofOf(g, slope);
  // Seen from the middle of the wall towards its end, the right wall has the back on its right, the left wall the front.
  const gableEnd = (width: number, onRight: string, onLeft: string): Rim => {
    const across = walls[1];
    const [low, high] = tabSpan(across / 2, t, cos, sin);
    const tab = tabPanel(onRight, high - low, g.tab, Math.max(0, (1 + g.tab * sin) / cos - low));
    const right = (along: number): [number, number] => [across - along * cos, along * sin];
    const left = (along: number): [number, number] => [along * cos, along * sin];
    return rim(width)
      .to(width, ((across - width) * sin) / cos)
      .to(...right(low))
      .hang(...right(high), tab)
      .to(across / 2, g.rise)
      .to(...left(high))
      .hang(...left(low), flip(tab, `${onLeft}-tab`))
      .close();
  };
  return {
    front: raised(roof(walls[0], true), walls[0], t / cos),
    right: gableEnd(walls[1], 'back', 'front'),
    back: raised(roof(walls[2], false), walls[2], t / cos),
    left: gableEnd(walls[3], 'front', 'back'),
    joins: [
      meets('front.roof.handle', 'back.roof.handle'),
      locked(claspOf('front.roof.handle', insideShare.corrugated * t), 'back.roof.handle'),
      ...eachSide((wall) => eachWall((side) => locked(`${side}.roof`, `${wall}.${side}-tab`))),
    ],
  };
};

/** Start and end of a tab along the slope: clear of the wall below and of the opposite tab above. */
const tabSpan = (half: number, t: number, cos: number, sin: number): readonly [low: number, high: number] => {
  const inside = insideShare.corrugated * t;
  return [(inside + PLAY + (t - inside) * sin) / cos, (half - inside * sin - PLAY) / cos];
};

/** Its right end is the lower one. On the sheet it stays clear of the adjacent roof by `lean` at its edge. */
const tabPanel = (side: string, seat: number, depth: number, lean: number): Panel => {
  const slant = Math.min(depth, seat) * Math.tan(Math.PI / 12);
  return trapezium(`${side}-tab`, seat, depth, [Math.max(slant, lean), slant], { phase: sleevePhases.ends });
};

const roofOf = (
  { walls, material: t, handle }: TabbedGable,
  slope: number,
): ((length: number, clasps: boolean) => Panel) => {
  const lean = 90 - (slope * 180) / Math.PI;
  const phase = sleevePhases.ends + 1;
  // Board that bends outwards turns about a line as deep below its crease.
  const deep = (2 * insideShare.corrugated - 1) * t;
  // The handles lie face to face in the middle.
  const depth = (walls[1] / 2 - deep - deep * Math.sin(slope)) / Math.cos(slope);
  return (length, clasps) => {
    const inside = insideShare.corrugated * t;
    const held = carryHandle({ length, handle, material: t, inside, grip: GRIP }, { fold: -lean, phase }, clasps);
    return pen('roof', length, { fold: lean, phase }).to(length, depth).hang(0, depth, held).close();
  };
};
