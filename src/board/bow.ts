import type { Motion, Point } from '../geometry/index.ts';

/**
 * How a panel bends that does not stay flat: by a surface of its own, or by its place in a pack of a known form. Such a place is data,
 * because a drawing needs no surface: folding computes it. Only for styles with curved creases. It is an approximation;
 * `src/docs/promises.md` lists these styles.
 */
export type Bow = RuledSurface | ConeBow | ScoopBow | PillowBow | SpinedBow;

/** A surface of straight lines. */
export interface RuledSurface {
  /** Direction of its lines: an axis of the panel's own frame or, for a cone, the apex below the panel. */
  readonly ruled: 'x' | 'y' | Point;
  /**
   * Maps a point of the panel's own frame, at time 0…1 of the fold, to the trunk's frame in space. z > 0 is the print side.
   * The panel bends most at time 1.
   */
  readonly at: (point: Point, time: number) => readonly [x: number, y: number, z: number];
}

/** A sector of a ring that rolls up to a truncated cone. In mm and radians. */
export interface ConeBow {
  readonly form: 'cone';
  /** Centre of the sector in the frame of the panel. */
  readonly apex: Point;
  /** The whole angle of the sector, including the lap of its ends. */
  readonly angle: number;
  /** Sine of the angle between the wall and the axis of the cone. */
  readonly sine: number;
  readonly thickness: number;
}

export interface ScoopBow {
  readonly form: 'scoop';
  readonly pack: ScoopPack;
  /** `right` and `left` are the glue flaps of the back. */
  readonly panel: 'floor' | 'back' | 'front' | 'right' | 'left';
}

/** The sizes that determine how a scoop bends. In mm. */
export interface ScoopPack {
  /** Width of its panels, and the radius to which they bend. */
  readonly flat: number;
  readonly radius: number;
  /** Lower and upper ends of the glue flaps on the sides of the back, above the ends of the floor. */
  readonly sides: readonly [low: number, high: number];
  readonly thickness: number;
}

/** A side of a pillow, and an end of it. */
export type PillowWall = 'front' | 'back';
export type PillowEnd = 'top' | 'bottom';

export interface PillowBow {
  readonly form: 'pillow';
  readonly pack: PillowPack;
  readonly panel: PillowPanel;
}

/** The sizes that determine how a pillow bends. In mm. */
export interface PillowPack {
  readonly flat: number;
  readonly depth: number;
  /** Depth of the pack whose end creases are like the free edges of the outer lenses. */
  readonly edge: number;
  readonly thickness: number;
  /** Height of the handle between front and back, or 0. */
  readonly handle: number;
  /** Start of each side along the pack, in the frame of the trunk, and its length. */
  readonly start: Readonly<Record<PillowWall, number>>;
  readonly long: Readonly<Record<PillowWall, number>>;
  readonly phases: PackPhases;
}

/** Fold phases of a pack: a flat tube first, then the bulge, then the lenses of each side. */
export type PackPhases = Readonly<Record<'glue' | 'tube' | 'bulge' | PillowWall, number>>;

/** A panel of a pillow. `inset`: start of its seat from the end of the panel. */
export type PillowPanel =
  | { readonly of: PillowWall | 'handle' | 'liner'; readonly inset: number }
  | { readonly of: 'glue'; readonly seat: number }
  | PillowLens;

/**
 * A lens, or the tongue on its free edge. `u`: the position of its end in the frame of its wall; `toWall`: from its own frame to that
 * of its wall.
 */
export interface PillowLens {
  readonly of: 'lens' | 'tongue';
  readonly wall: PillowWall;
  readonly end: PillowEnd;
  readonly u: number;
  readonly toWall: Motion;
}

/** A panel of a pillow with a spine on either side. */
export interface SpinedBow {
  readonly form: 'spined';
  readonly pack: SpinedPack;
  readonly panel: SpinedPanel;
}

/** The sizes that determine how a pillow with spines bends. In mm. */
export interface SpinedPack {
  /** Width of a side, height of its bulge, and the slope of the bulge at the spines in radians. */
  readonly flat: number;
  readonly rise: number;
  readonly slope: number;
  readonly length: number;
  /** Widths of the two spines. */
  readonly right: number;
  readonly left: number;
  /** By how much the creases of the back lie further out. */
  readonly out: number;
  readonly phases: PackPhases & { readonly flaps: number };
}

/**
 * A panel of a pillow with spines. `inset`: distance of a flap's crease from the end of its spine, and of its seat from either edge of it.
 */
export type SpinedPanel =
  | { readonly of: PillowWall | 'right' | 'left' | 'glue' }
  | { readonly of: 'lens'; readonly wall: PillowWall; readonly end: PillowEnd }
  | SpinedTongue
  | { readonly of: 'flap'; readonly wall: 'right' | 'left'; readonly end: PillowEnd; readonly inset: number };

/**
 * The tongue on the outer lens, that of the back. `foot`: the height of its crease above the seat of the lens, at the spines; `toLens`: from
 * its own frame to that of the lens.
 */
export interface SpinedTongue {
  readonly of: 'tongue';
  readonly end: PillowEnd;
  readonly foot: number;
  readonly toLens: Motion;
}
