import { cross3, dot3, normalize3, type Point, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { liesOn } from '../mesh/panel-surface.ts';
import { placements, timelineOf } from '../pose/placement.ts';
import type { ConvexPiece } from '../solid/convex.ts';
import type { Face } from '../solid/face.ts';
import { convexPiecesOf } from '../solid/flat.ts';
import { type FoldStrip, facingOut, foldStripsOf } from '../solid/fold-strip.ts';
import { bodies, type Prism } from '../solid/solid.ts';
import { bowedFolds, goesOnAlong } from './bowed-fold.ts';
import { strokesOn } from './strokes.ts';

/** Every face of the folded box's board that looks towards `eye`: print, inside, cut edges, and the beads along folds. */
export const facesOf = (parts: readonly PlacedPart[], t: number, eye: Point3): Face[] => {
  const seen = ({ normal }: Pick<Face, 'normal'>): boolean => dot3(normal, eye) > 1e-9;
  const stands = placements(parts, t);
  const { shares } = timelineOf(parts);
  const beads = parts.map((laid, k) => foldStripsOf(laid, stands[k]!, t * shares));
  const faces = bodies(parts, t).flatMap(({ part, panel, prisms }) => {
    const laid = parts[part]!;
    const pieces = convexPiecesOf(laid)[panel]!;
    const near = beads[part]!.filter(({ panels }) => panels.includes(panel));
    const placed = laid.sheet[panel]!;
    const creases = placed.panel.bow ? goesOnAlong(placed) : [];
    return prisms.flatMap((prism, k) => {
      const [print, inner, ...rim] = prismBoard(prism, pieces[k]!, near, creases, panel, seen);
      const strokes = strokesOn(laid, panel, pieces[k]!);
      return [{ ...print!, strokes: strokes(prism.print) }, { ...inner!, strokes: strokes(prism.inner) }, ...rim];
    });
  });
  const round = parts.flatMap((laid, k) => bowedFolds(laid, stands[k]!));
  return [...faces, ...round, ...beads.flat().flatMap((bead) => withOutline(bead, eye))].filter(seen);
};

/**
 * The faces of one prism. What a bead covers is left out, and the bead draws the line of the fold. `creases`: where a
 * panel that bows goes on, which has no beads.
 */
const prismBoard = (
  { inner, print, rim, normal }: Prism,
  piece: ConvexPiece,
  beads: readonly FoldStrip[],
  creases: ReturnType<typeof goesOnAlong>,
  panel: number,
  seen: (f: Pick<Face, 'normal'>) => boolean,
): Face[] => {
  const count = rim.length;
  const lies = (k: number, from: Point, to: Point): boolean =>
    [piece.ring[k]!, piece.ring[(k + 1) % count]!].every((p) => liesOn([from, to], p));
  const at = rim.map((edge, k) => (edge ? beads.find(({ from, to }) => lies(k, from, to)) : undefined));
  const line = (side: FoldStrip['folds']) =>
    rim.map((edge, k) => {
      const bead = at[k];
      if (!bead || bead.folds !== side) return edge;
      // Drawn only where the board goes out of sight, here or just round a bead too thin for a line of its own.
      const { spokes, facets: strips, panels } = bead;
      const [next, far] = panels[0] === panel ? [strips[0]!, spokes.at(-1)!] : [strips.at(-1)!, spokes[0]!];
      return !seen(next) || (strips.length === 2 && !seen({ normal: far }));
    });
  const faces: Face[] = [
    { ring: print, normal, side: 'outside', drawn: line('inward') },
    facingOut({ ring: inner, side: 'inside', drawn: line('outward') }, scale3(normal, -1)),
  ];
  rim.forEach((edge, k) => {
    if (!edge || at[k] || creases.some(([from, to]) => lies(k, from, to))) return;
    const n = (k + 1) % count;
    const sharp = (a: number): boolean => isSharp(print, a) && rim[a]! && rim[(a + count - 1) % count]!;
    const ring = [inner[k]!, inner[n]!, print[n]!, print[k]!];
    const out = cross3(subtract3(print[n]!, print[k]!), normal);
    faces.push(facingOut({ ring, side: 'edge', drawn: [true, sharp(n), true, sharp(k)] }, out));
  });
  return faces;
};

/** Cosine of the turn from which a corner of the outline counts as one: 20 degrees. */
const SHARP = Math.cos(Math.PI / 9);

const isSharp = (ring: readonly Point3[], k: number): boolean => {
  const [a, b, c] = [ring[(k + ring.length - 1) % ring.length]!, ring[k]!, ring[(k + 1) % ring.length]!];
  return dot3(normalize3(subtract3(b, a)), normalize3(subtract3(c, b))) < SHARP;
};

/** A bead with the line drawn, too, along which it goes out of sight. */
const withOutline = ({ spokes, facets: strips, ends }: FoldStrip, eye: Point3): Face[] => {
  const ways = [spokes[0]!, ...strips.map(({ normal }) => normal), spokes.at(-1)!];
  const hidden = ways.map((way) => dot3(way, eye) <= 0);
  const lines = strips.map((strip, k): Face => {
    const [before, end, after, start] = strip.drawn;
    return { ...strip, drawn: [before! || hidden[k]!, end!, after! || hidden[k + 2]!, start!] };
  });
  return [...lines, ...ends];
};
