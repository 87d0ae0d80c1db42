import { type Blank, edge, insideShare, type Panel, type Role } from '../../board/index.ts';
import * as geometry from '../../geometry/index.ts';
import { distanceFrom, type ForeignPanel, type Hinge, hingesOf } from './found-panels.ts';

/** A panel as it hangs on another, and how it folds. The base hangs on none. */
export interface HungPanel {
  readonly panel: number;
  readonly above?: HungPanel | undefined;
  readonly hinge?: Hinge | undefined;
  readonly children: HungPanel[];
  angle: number;
  phase: number;
  role: Role;
}

/** Sine of the angle between parallel creases; degrees at which a crease crosses its panels, as in webs and laps of auto bottoms. */
const [PARALLEL, CROSSING] = [0.15, [25, 55]] as const;

/** Walls of a tube are equal within so many mm or this share. Its glue flap has less than this share of the narrowest wall. */
const [EQUAL_MM, EQUAL_SHARE, GLUE_SHARE] = [4, 0.04, 0.7] as const;

/** Shares of the depth of a wall that its lining has, of the length of a crease that a tongue has, and of a base that its lid covers. */
const [LINING, TONGUE, LID] = [[0.72, 1.04], 0.6, 0.9] as const;

/**
 * Guesses on which panels others hang, and how they fold. The base is the panel with the most area times creases of its neighbours. Creases fold by 90°, walls of a
 * tube as it closes, linings and envelopes by 180°. @param base - instead. @param isOpen - creases on which nothing hangs.
 */
export const guessFolds = (
  panels: readonly ForeignPanel[],
  base: number | undefined,
  isOpen: (hinge: Hinge) => boolean,
) => {
  const open = new Set(hingesOf(panels));
  const at = panels.map((_, k) => [...open].filter((hinge) => hinge.panels.includes(k)));
  const reach = at.map((own, k) => own.reduce((sum, one) => sum + at[beyond(one, k)]!.length, 0));
  const scores = panels.map(({ area }, k) => area * reach[k]!);
  const root = base ?? scores.indexOf(Math.max(...scores));
  const isCrossing = (hinge: Hinge): boolean => {
    const others = hinge.panels.flatMap((k) => at[k]!.filter((one) => one !== hinge));
    const angles = others.map((one) => geometry.toDegrees(Math.asin(sineOf(hinge, one))));
    return angles.length > 0 && angles.every((a) => a > CROSSING[0] && a < CROSSING[1]) && !hinge.panels.includes(root);
  };
  const hung: HungPanel[] = [];
  const hang = (panel: number, above?: HungPanel, hinge?: Hinge): void => {
    if (hung.some((one) => one.panel === panel) || (hinge && isOpen(hinge))) return;
    const own: HungPanel = { panel, above, hinge, children: [], angle: 0, phase: 0, role: 'flap' };
    if (hinge) open.delete(hinge);
    above?.children.push(own);
    hung.push(own);
    // Both panels of a web hang on one wall.
    for (const one of at[panel]!) if (isCrossing(one)) hang(beyond(one, panel), own, one);
  };
  hang(root);
  for (const own of hung) for (const one of at[own.panel]!) hang(beyond(one, own.panel), own, one);

  const tube = tubeAt(panels, at, root);
  const inTube = (panel: number): boolean => panel === tube?.glue || !!tube?.walls.includes(panel);
  const isLarge = (panel: number): boolean => panels[panel]!.area > panels[root]!.area / 2;
  const depthOf = (panel: number, { curve }: Hinge): number =>
    Math.max(...panels[panel]!.sides.map((side) => distanceFrom(curve, side.curve.from)));
  const angleOf = ({ panel, hinge, above, children }: HungPanel): number => {
    if (!hinge || !above || hinge.isCurved) return 0;
    if (isCrossing(hinge)) return [...open].some((one) => one.panels.includes(panel)) ? -180 : 0;
    if (tube && (inTube(panel) || tube.walls.length === 2)) return 360 / tube.walls.length;
    if (!above.hinge || !above.above || inTube(above.panel) || !isParallel(hinge, above.hinge)) return 90;
    const [depth, wall] = [depthOf(panel, hinge), depthOf(above.panel, above.hinge)];
    const isTongue = depth < wall && geometry.length(hinge.curve) < TONGUE * geometry.length(above.hinge.curve);
    if (above.angle === 180 || (isTongue && above.above.panel !== root && !inTube(above.above.panel))) return -90;
    const isLid = depth > LID * depthOf(above.above.panel, above.hinge);
    if (isLid || depth < LINING[0] * wall || depth > LINING[1] * wall) return 90;
    // A wall on a wall is that of a second tray; a rim has a lining of its own.
    const next = children.find((one) => isParallel(one.hinge, hinge));
    if (next && isLarge(next.panel)) return 0;
    return next && depthOf(next.panel, next.hinge!) > depth / 2 ? 90 : 180;
  };
  /** What lies further in folds first: glue flaps and tabs, walls, small flaps, then lids after their tucks. */
  const phaseOf = ({ panel, hinge, above, children }: HungPanel): number => {
    if (!hinge || !above || panel === tube?.glue) return 0;
    const isOn = (one: HungPanel): boolean => isParallel(one.hinge, hinge);
    if (inTube(panel)) return 1;
    if (tube && inTube(above.panel)) {
      const isBesideBase = (tube.walls.indexOf(above.panel) - tube.walls.indexOf(root)) % 2 !== 0;
      return children.some(isOn) ? 7 : isBesideBase ? 3 : 5;
    }
    if (above.panel === root) return children.every(isOn) ? 2 : 1;
    return !tube && isOn(above) && !isLarge(above.panel) ? above.phase + 4 : above.phase - 1;
  };
  for (const own of hung) {
    [own.angle, own.phase] = [angleOf(own), phaseOf(own)];
    if (own.panel === tube?.glue) own.role = 'glue';
    else if (tube ? inTube(own.panel) : !own.above?.above) own.role = 'wall';
  }
  const order = [...new Set(hung.flatMap(({ angle, phase }) => (angle ? [phase] : [])))].sort((a, b) => a - b);
  for (const own of hung) own.phase = Math.max(0, order.indexOf(own.phase));
  return { hung, open: [...open], isTube: !!tube };
};

const beyond = ({ panels: [a, b] }: Hinge, panel: number): number => (a === panel ? b : a);

const sineOf = (a: Hinge, b: Hinge): number => {
  const [u, v] = [geometry.tangentAt(a.curve, 0.5), geometry.tangentAt(b.curve, 0.5)];
  return Math.min(1, Math.abs(geometry.cross(u, v)) / Math.hypot(...u) / Math.hypot(...v));
};

const isParallel = (a: Hinge | undefined, b: Hinge | undefined): boolean =>
  !!a && !!b && !a.isCurved && !b.isCurved && sineOf(a, b) < PARALLEL;

/** The tube of which the base is a wall: its walls in order and its glue flap. */
const tubeAt = (panels: readonly ForeignPanel[], at: readonly (readonly Hinge[])[], root: number) => {
  for (const crease of at[root]!) {
    const chain = [root];
    for (const panel of chain)
      for (const one of at[panel]!) {
        const isLong = 2 * geometry.length(one.curve) > geometry.length(crease.curve);
        if (isParallel(one, crease) && isLong && !chain.includes(beyond(one, panel))) chain.push(beyond(one, panel));
      }
    const [x, y] = geometry.tangentAt(crease.curve, 0.5);
    const row = chain.map((panel) => {
      const places = panels[panel]!.sides.map(({ curve: { from } }) => geometry.cross([x, y], from) / Math.hypot(x, y));
      return { panel, at: Math.min(...places), width: Math.max(...places) - Math.min(...places) };
    });
    row.sort((a, b) => a.at - b.at);
    const n = row.length - 1;
    for (const first of n > 1 ? [0, 1] : []) {
      const [walls, glue] = [row.slice(first, first + n), row[first ? 0 : n]!];
      const widths = walls.map(({ width }) => width);
      // Of four walls opposite ones are equal, otherwise all.
      const others = widths.map((_, k) => widths[(k + (n === 4 ? 2 : 1)) % n]!);
      const isClosed = widths.every(
        (width, k) => Math.abs(width - others[k]!) < Math.max(EQUAL_MM, EQUAL_SHARE * width),
      );
      if (isClosed && glue.width < GLUE_SHARE * Math.min(...widths))
        return { walls: walls.map(({ panel }) => panel), glue: glue.panel };
    }
  }
  return undefined;
};

/** Board in mm that is corrugated from here on, as its creases are; degrees from which a fold lays one panel on the other. */
export const THICK_MM = 1.2;
const FLAT_DEGREES = 170;

/** The blank of panels that hang on one another, named by their numbers, in the frame of the drawing. */
export const hungBlank = (
  panels: readonly ForeignPanel[],
  base: HungPanel,
  thickness: number,
  trunkIs: 'front' | 'base',
): Blank => {
  const inside = thickness < THICK_MM ? insideShare.carton : insideShare.corrugated;
  const { sides: baseSides } = panels[base.panel]!;
  // Above its own seat as any panel, though that is a line of its outline.
  const elevation = geometry.boundsOf(baseSides.map(({ curve }) => curve)).bottom - 1;
  const down = geometry.shift(0, -elevation);
  const seat = geometry.moveCurve(down, baseSides[0]!.curve);
  const panelOf = ({ panel, hinge, children, angle, phase, role }: HungPanel): Panel => {
    const { sides, marks } = panels[panel]!;
    const first = hinge ? sides.findIndex((side) => side.edge === hinge.edge) : 0;
    const { from, to } = sides[first]!.curve;
    const width = geometry.distance(from, to);
    const home = hinge ? geometry.inverseMotion(geometry.motionAlong(from, to)) : down;
    let at: geometry.Point = hinge ? [width, 0] : seat.to;
    const edges = sides.map((_, n) => {
      const { curve, line, edge: own } = sides[(first + 1 + n) % sides.length]!;
      // Neighbours share their corners, exactly.
      const end: geometry.Point = hinge ? [0, 0] : seat.from;
      const moved = geometry.moveCurve(home, curve, at, n < sides.length - 2 ? undefined : end);
      at = moved.to;
      return edge(moved, line, hungOn(children, own));
    });
    // Board that folds flat lies on its inner face, not on its crease lines.
    const clearance = Math.abs(angle) > FLAT_DEGREES ? 2 * inside * thickness : 0;
    const folds = angle ? [{ phase, to: angle, clearance }] : [];
    const own = marks.map(({ line, curves }) => ({ line, curves: geometry.moveCurves(home, curves) }));
    return { name: String(panel + 1), role, seat: width, folds, edges: edges.slice(0, -1), marks: own };
  };
  const hungOn = (children: readonly HungPanel[], side: number): Panel | undefined => {
    const child = children.find(({ hinge }) => hinge!.edge === side);
    return child && panelOf(child);
  };
  const { line, edge: own } = baseSides[0]!;
  const usual = { rises: 'up', joins: [], gauges: [], inner: [] } as const;
  return {
    ...usual,
    trunk: panelOf(base),
    base: edge(seat, line, hungOn(base.children, own)),
    elevation,
    trunkIs,
    thickness,
    inside,
  };
};
