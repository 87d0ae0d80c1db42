import { type Join, locked, type Mark, type Panel, type PanelOptions, pen, type Rim } from '../../../board/index.ts';
import { bendOver, tuckFolds } from '../tuck-folds.ts';
import { raised } from './slotted-end.ts';
import { deepestUniTuck, type TuckFlapStyle, tuckEdge, uniInward } from './tuck-edge.ts';

/** The lock of a tuck with a dust flap, whose shoulder goes between the lid and the tuck if these are slit there. */
export const heldTuck = (tuck: string, dust: string, style: TuckStyle): Join =>
  style === 'sit_lock_tuck' ? locked(dust, tuck, 'notch') : locked(tuck, dust);

/** The way a lid is held shut: slits that catch on the dust flaps, or friction alone. */
export type TuckStyle = 'sit_lock_tuck' | 'none';

export type LidFolds = Readonly<Record<'lid' | 'tuck', PanelOptions>>;

/** A lid with a tuck, on a long wall of a sleeve. All in mm. */
export interface TuckLid {
  readonly name: string;
  readonly style: TuckFlapStyle;
  /** Length of the wall it hangs on. */
  readonly length: number;
  /** Depth of the box under it. */
  readonly width: number;
  readonly tuck: number;
  readonly material: number;
  /** Length of the slits for the shoulders of the dust flaps. Without slits the tuck's crease goes across the whole lid. */
  readonly slit?: number | undefined;
  /** The first of three phases: the tuck bends, the lid comes down, the tuck slides in. */
  readonly phase: number;
  /** How both fold, if the tuck cannot stay upright while the lid comes down. */
  readonly folds?: LidFolds;
  /** The panel on the middle of the tuck's leading edge. */
  readonly leading?: Panel | undefined;
  /** Reach of that panel beyond the tuck while the lid comes down. */
  readonly beyond?: number;
  /** Radius of the corners of a friction fit tuck; 5 by default, as measured. */
  readonly corner?: number;
  /** Lines on the lid, by its width and the distance from the crease of its tuck to its own. */
  readonly marks?: (seat: number, crease: number) => readonly Mark[];
}

/** Slit length on each side of a sit lock, by the length of the box; the service draws 7 at 56, 8 at 60, 9 from 90 to 110, 10 at 135. */
export const slitLength = (length: number): number => Math.min(12, 6 + Math.floor(length / 30));

/** Distance of the tuck's crease from the far wall: a board must fit under the shoulder, 1 mm at least. */
export const tuckStep = (material: number): number => Math.max(1, material);

/** The largest reach of a tuck, in any style, with a leading edge straight over at least `edge` mm. A uni tuck loses most to corners. */
export const deepestTuck = (length: number, material: number, edge: number): number =>
  deepestUniTuck(length - 2 * material, tuckStep(material), edge);

/** The widest panel that fits on the leading edge of a tuck of this depth, in any style. */
export const widestLeading = (length: number, material: number, tuck: number): number =>
  length - 2 * material - Math.max(2 * uniInward(tuck, tuckStep(material)), 10) - 2;

/** Distance from the crease of a lid to that of its tuck. */
export const lidDepth = (width: number, material: number): number => width - material - tuckStep(material);

/**
 * The largest reach back of a panel on the leading edge, square to the tuck: 2 mm short of touching the lid's wall while the tuck is bent,
 * and short enough to pass the far wall. `depth`: distance from the crease of the lid to that of the tuck.
 */
export const behindTuck = (tuck: number, depth: number): number => {
  const over = bendOver(tuck, depth);
  return Math.min((depth - tuck * Math.sin(over)) / Math.cos(over) - 2, Math.sqrt(depth ** 2 - tuck ** 2) - 1);
};

/** A tuck lid on a long wall, creased one board beyond it, above the dust flaps, whose shoulders hold the tuck in its slits, if any. */
export const tuckLidEnd = (lid: TuckLid): Rim => {
  const { name, length, width, material: m, slit } = lid;
  const crease = lidDepth(width, m);
  const folds = lid.folds ?? tuckFolds(lid.phase, bendOver(lid.tuck + (lid.beyond ?? 0), crease));
  const panel = pen(name, length, folds.lid);
  for (const { line, curves } of lid.marks?.(length, crease) ?? []) panel.mark(line, ...curves);
  if (slit === undefined) panel.to(length, crease);
  else panel.path([length, width - m], [length - slit, width - m]).to(length - slit, crease);
  const [beside, foot] = slit === undefined ? [m, 0] : [slit, tuckStep(m)];
  return raised(panel.closeMirrored(tuck(lid, beside, foot, folds.tuck)), length, m);
};

/** The tuck. Its crease leaves `beside` free on either side; from `foot` on it is as wide as the lid less a board on each side. */
const tuck = (lid: TuckLid, beside: number, foot: number, folds: PanelOptions): Panel => {
  const { length, material: m, tuck: depth, style } = lid;
  const seat = length - 2 * beside;
  const wing = beside - m;
  const p = pen('tuck', seat, folds)
    .to(seat, foot)
    .to(seat + wing, foot);
  return tuckEdge(p, {
    style,
    left: -wing,
    right: seat + wing,
    depth,
    // Measured: corners of radius 5, less for a very short tuck. The arc leaves the side at the shoulders of the lid.
    corner: Math.min(lid.corner ?? 5, depth - tuckStep(m) - 1),
    chamfer: depth / 2,
    foot: tuckStep(m),
    leading: lid.leading,
  })
    .path([-wing, foot], [0, foot])
    .close();
};
