import {
  carryHandle,
  type Ends,
  type FoldStep,
  flapAt,
  flapEnd,
  flip,
  foldAngle,
  foldThrough,
  glued,
  locked,
  meets,
  type Panel,
  type Point3,
  pen,
  type Rim,
  rectangle,
  roundCorner,
  sleevePhases,
  type TubeEnd,
  toDegrees,
  trapezium,
} from '../../src/author/index.ts';

/**
 * Angles of a closing gable in degrees, positive towards the inside, by share of the way. `s` is half the width of the box over the slant of its roof. From the corner of the tube,
 * the ray p runs up the edge of the roof, m along the crease of the V. The roof leans in by θ, the middle of the gusset by α:
 * p = (0, sin θ, cos θ), m = (sin α, s, cos α). The triangle between them is stiff, p·m = 1, so that cos α cos θ = 1 - s sin θ. It ends
 * where sin θ = s and α = θ: there m lies in the roof. The roof starts slowly, as α grows with the root of θ.
 */
const gableAngles = (s: number, share: number) => {
  const theta = Math.asin(s) * share * share;
  const half = Math.sin(theta / 2);
  const rest = Math.max(0, (half * (s * Math.cos(theta / 2) - half)) / Math.cos(theta));
  const alpha = 2 * Math.asin(Math.sqrt(rest));
  const p: Point3 = [0, Math.sin(theta), Math.cos(theta)];
  const m: Point3 = [Math.sin(alpha), s, Math.cos(alpha)];
  return {
    /** Roof against its wall. The handle turns back by the same angle and stays upright. */
    roof: toDegrees(theta),
    /** Middle of the gusset against its wall. */
    gusset: toDegrees(alpha),
    /** Triangle beside it against the roof: from 90, the corner of the tube, to 180, flat under the roof. */
    triangle: foldAngle([1, 0, 0], m, p),
    /** The same triangle against the middle of the gusset. */
    vee: -foldAngle([0, 1, 0], p, m),
  };
};

/** A gable with a handle on the upper end of a sleeve of four walls. All in mm. */
export interface GussetedGable extends Omit<TubeEnd, 'end'> {
  /** Height of the ridge above the upper end of the walls. */
  readonly rise: number;
  /** Height of the handles above the ridge, or of a fin in their place: two plies that are glued together. */
  readonly handle: number;
  readonly fin?: boolean;
  /** Largest width of the lap that joins the roof of the front to the gusset of the last wall. */
  readonly lap: number;
  /** Thickness of what lies in the sleeve when it is glued flat; 0 for a sleeve that is not. */
  readonly layerThickness: number;
}

/** Reach of the parts of a gable, in mm. */
const measures = ({ width, material: t, rise }: Pick<GussetedGable, 'width' | 'material' | 'rise'>) => {
  const slant = Math.hypot(width / 2, rise);
  const s = width / 2 / slant;
  // The last gusset folds under the lap, two boards below the roof, so its crease is set in by two boards.
  const shift = (t * (2 + s * s) * slant) / rise;
  return {
    s,
    shift,
    // The handles are a board thick and lie face to face above the ridge.
    roof: slant - (2 * t * (slant - rise)) / width,
    // Two boards under either roof stay clear of those under the other, and the creases of a V of one another.
    // The end of the shifted one passes the ridge by no more than the thickness of the layers under it.
    gusset:
      slant -
      Math.max(
        t + 0.5 + (4 * t * rise) / width,
        ((shift + 1 + 2 * t) * slant) / width,
        ((2 * shift - t) * slant) / width,
      ),
  };
};

/** Two roofs with clasped handles, and gussets folded in along a V under them. A lap of the front roof is glued to the last gusset. */
export const gussetedGableEnds = (g: GussetedGable): Ends => {
  const { length, width, last, material, layerThickness } = g;
  const { s, shift, roof, gusset } = measures(g);
  const phase = sleevePhases.ends;
  const foldBy = (of: (angles: ReturnType<typeof gableAngles>) => number): FoldStep =>
    foldThrough(phase, (share) => of(gableAngles(s, share)));
  // Parts that go round a corner of the sleeve first turn with its walls.
  const lies = foldBy((a) => a.triangle);
  const round = (i: 0 | 1 | 2 | 3) => {
    const folds = roundCorner(i, layerThickness, lies);
    return (panel: Panel): Panel => ({ ...panel, ...folds });
  };
  const plain = (panel: Panel, ...turns: FoldStep[]): Panel => ({ ...panel, folds: turns });

  const triangle = pen('right-web', gusset)
    .to(0, gusset * s, 'crease')
    .close();
  const lapWidth = Math.min(g.lap, (gusset * s) / 2);
  // Its foot stays clear of the corner, where the glue flap and the last wall meet.
  const foot = 1 + 2 * material;
  const lap = trapezium('lap', gusset - foot, lapWidth, [2, (lapWidth + 1) / s - foot], { role: 'glue' });
  const held = (clasps: boolean) =>
    plain(
      g.fin ? rectangle('fin', length - 2, g.handle, { role: 'glue' }) : carryHandle(g, { phase }, clasps, 2),
      foldBy((a) => -a.roof),
    );
  const roofed = (right: Panel, left: Panel, from = 0): Rim =>
    flapEnd(
      plain(
        pen('roof', length)
          .hang(length, gusset, right)
          .path([length, roof], [length - 1, roof])
          .hang(1, roof, held(from > 0))
          .path([0, roof], [0, gusset])
          .hang(0, from, left)
          .close(),
        foldBy((a) => a.roof),
      ),
    );
  return {
    front: roofed(round(1)(triangle), round(0)(lap), foot),
    right: flapEnd(
      plain(
        pen('gusset', width)
          .to(width - gusset * s, gusset, 'crease')
          .closeMirrored(),
        foldBy((a) => a.gusset),
      ),
    ),
    back: roofed(round(3)(triangle), round(2)(flip(triangle, 'left-web'))),
    left: lastGusset(),
    joins: [
      glued('front.roof.lap', 'left.gusset.web'),
      ...(g.fin
        ? [glued('front.roof.fin', 'back.roof.fin')]
        : [meets('front.roof.handle', 'back.roof.handle'), locked('front.roof.handle.clasp', 'back.roof.handle')]),
    ],
  };

  /** The gusset at the seam. Its free triangle hangs on the V instead of on a roof. */
  function lastGusset(): Rim {
    const seat = width - shift;
    const slope = Math.hypot(1, s);
    const top = seat - gusset * s;
    // From the frame of the gusset to that of a panel on the crease of the V.
    const on = (x: number, y: number): [number, number] => {
      const [dx, dy] = [x - top, y - gusset];
      return [(dx * s - dy) / slope, (dx + dy * s) / slope];
    };
    // Its edge stands above the end of the crease: a wider web would stand out beside the roof.
    const free = plain(
      pen('web', gusset * slope, { role: 'glue' })
        .to(...on(seat, gusset))
        .close(),
      foldBy((a) => a.vee),
    );
    const middle = plain(
      pen('gusset', seat)
        .hang(top, gusset, free)
        .to(gusset * s, gusset)
        .close('crease'),
      foldBy((a) => a.gusset),
    );
    return flapAt(middle, last);
  }
};
