import {
  bendOver,
  type Ends,
  eachSide,
  type FoldStep,
  flapAt,
  flapEnd,
  flip,
  flipRim,
  foldThrough,
  locked,
  openCreaseEnd,
  type Panel,
  pen,
  type Rim,
  raised,
  roundCorner,
  sleevePhases,
  type TubeEnd,
  tanDegrees,
  thumbCutRadius,
  trapezium,
  tuckFolds,
} from '../../src/author/index.ts';
import { atEnd, webAngles } from './web-angles.ts';

/** One end of a four-wall sleeve whose flap and dust flaps are one piece. All in mm. */
export interface WebbedEnd extends TubeEnd {
  /** The long wall of the flap that closes last. The other one carries the webs. */
  readonly closingOn: 'front' | 'back';
  /** Thickness of what lies in the sleeve when it is glued flat; 0 for a sleeve that is not. */
  readonly layerThickness: number;
  /** Reach of the tuck of the closing flap. Without a tuck, the flap is pushed in between the other flap and the webs. */
  readonly tuck?: number;
  /** A half-moon in the wall below the tuck. */
  readonly thumb?: boolean;
  /** The panel on the leading edge of the tuck, and its reach beyond that edge. */
  readonly leading?: Panel;
  readonly leadingReach?: number;
}

/** Length of a web along its wall, and height of the remaining dust flap, as a share of the width: 20 at 50. */
const WEB = 0.4;

/** Slant of the closing flap per mm, and radius of its corners. */
const [LEAN, CORNER] = [0.08, 9] as const;

/** Distance of a flap from the wall that it reaches. */
const SHORT = 1;

/** Offset of each flap beyond the dust flaps, in boards: a web lies between. */
const RISE = { webbed: 2, pushedIn: 1, over: 3 } as const;

/** Distance from the ends of the tuck to those of its opening. */
const PLAY = 0.5;

/** Height in boards of the edge in front of the tuck above the cut crease: it stays below the face of the lid. The tuck fills two thirds. */
const OPENING = 1.5;

const webbedTuckWidth = (length: number): number => Math.min(0.6 * length, length - 24);

/** Slant of the cut in the crease on either side of the tuck. */
const SLANT = 4;

/**
 * ECMA closures 45 and 46, as drawings of A45.45.01.01 show the former: a long flap and both dust flaps are one piece, joined by webs that
 * fold along their diagonals. The other long flap closes: as deep as the box with round corners, under the first and over the webs (45), or
 * over it with a tuck, the first's crease cut open (46). A webbed flap of the front has no web at the glue flap; its dust flap is separate.
 */
export const webbedEnds = (w: WebbedEnd): Ends => {
  const { end, closingOn, length, width, last, material: m, layerThickness, tuck } = w;
  const phase = sleevePhases.ends;
  const webbedOn = closingOn === 'front' ? 'back' : 'front';
  const web = WEB * width;
  const up = RISE.webbed * m;
  const step = (of: (angles: ReturnType<typeof webAngles>) => number): FoldStep =>
    foldThrough(phase, (share) => of(webAngles(share)));

  const webStep = step((a) => a.web);
  const corner = (name: string, i: 0 | 1 | 2 | 3): Panel =>
    pen(name, web, roundCorner(i, layerThickness, webStep))
      .to(0, web, 'crease')
      .close();
  // Drawn for the top, where the back has the left wall on its right and the front the right one.
  const [rightWeb, leftWeb] =
    webbedOn === 'back' ? [corner('left-web', 3), corner('right-web', 2)] : [corner('right-web', 1), undefined];
  const flapName = `${end}-flap`;
  const deep = width - SHORT;
  const outline = (p: ReturnType<typeof pen>, at: (x: number) => number, whole: number) => {
    p.hang(at(whole), web, rightWeb)
      .to(at(whole - SHORT), web)
      .rounded(3, [at(whole - SHORT), deep]);
    p.rounded(3, [at(SHORT), deep]).to(at(SHORT), web);
    return leftWeb ? p.to(at(0), web).hang(at(0), 0, flip(leftWeb)) : p;
  };
  const how = { folds: [step((a) => a.flap)] };
  const webbed: Rim =
    tuck === undefined
      ? raised(outline(pen(flapName, length, how), (x) => x, length).close(), length, up)
      : openCreaseEnd(
          {
            length,
            beside: 0,
            out: up,
            straight: webbedTuckWidth(length) + 2 * PLAY,
            slant: SLANT,
            raise: OPENING * m,
            ...(w.thumb && { moon: [thumbCutRadius(length), thumbCutRadius(length)] as const }),
          },
          flapName,
          how,
          outline,
        );

  const dustName = `${end}-dust`;
  const dustHow = { folds: [step((a) => a.dust)] };
  // With the web on its right; it slants beside the flap that closes it.
  const joined = (seat: number): Rim =>
    flapEnd(
      pen(dustName, seat, dustHow)
        .to(seat, up)
        .to(seat - web, up + web, 'crease')
        .rounded(3, [web * tanDegrees(15), up + web])
        .close(),
    );
  // It folds out of the way before the webbed flap comes down.
  const ahead: FoldStep = { phase, to: 90, ease: (share) => 90 * Math.min(1, 2 * share) };
  const alone = (seat: number): Rim =>
    flapAt(trapezium(dustName, seat - m - SHORT, web, web * tanDegrees(15), { folds: [ahead], round: 3 }), seat);
  const top: Record<'front' | 'right' | 'back' | 'left', Rim> =
    webbedOn === 'back'
      ? { front: closingFlap(w), right: joined(width), back: webbed, left: flipRim(joined(last)) }
      : { front: webbed, right: flipRim(joined(width)), back: closingFlap(w), left: alone(last) };
  const [closing, under] = [`${closingOn}.${end}-lid`, `${webbedOn}.${flapName}`];
  const joins =
    tuck === undefined
      ? [locked(closing, under), ...eachSide((side) => locked(closing, `${under}.${side}-web`))]
      : [locked(`${closing}.tuck`, webbedOn), locked(`${closing}.tuck`, under, 'slit')];
  return { ...atEnd(end, top), joins };
};

const closingFlap = (w: WebbedEnd): Rim => {
  const { end, length, width, material: m, tuck } = w;
  const phase = sleevePhases.ends;
  const name = `${end}-lid`;
  if (tuck === undefined) {
    const deep = width - SHORT;
    const flap = trapezium(name, length, deep, LEAN * deep, { phase: phase + 1, round: Math.min(CORNER, deep / 3) });
    return raised(flap, length, RISE.pushedIn * m);
  }
  const deep = width - (m * (OPENING + 1)) / 2;
  const folds = tuckFolds(phase, bendOver(tuck + (w.leadingReach ?? 0), deep));
  const seat = webbedTuckWidth(length);
  // Beside the panel on its edge, a narrow tuck has less room for its round corners.
  const round = Math.min(5, 0.8 * ((seat - (w.leading?.seat ?? 0)) / 2 - LEAN * tuck));
  const top = trapezium('tuck', seat, tuck, LEAN * tuck, { ...folds.tuck, round, top: w.leading });
  const lid = trapezium(name, length, deep, 0, { ...folds.lid, round: 3, top });
  return raised(lid, length, RISE.over * m);
};
