import { bends, type LineType } from '../../board/index.ts';
import { add3, addTo, boxAround, dot3, keptIn, MICRON, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { USUAL_VIEW, type View, viewAxes } from '../pose/stance.ts';
import type { BoardSide, Face, Stroke } from '../solid/face.ts';
import { backToFront } from './bsp.ts';
import { facesOf } from './faces.ts';
import { type PixelPoint, visibleFaces } from './hidden.ts';
import { openSides } from './open-sides.ts';
import { overlap, touch } from './overlap.ts';

/** The longer side of the box in the picture, in pixels. */
export const LONG_SIDE_PIXELS = 480;
export const PICTURE_MARGIN = 6;

/** Colours of unprinted board: white outside, kraft inside, and the cut edge. */
const COLOURS: Record<BoardSide, Point3> = { outside: [248, 241, 228], inside: [208, 180, 141], edge: [186, 154, 112] };
const LINE = '#57452f';

/**
 * Draws the box folded to `t` as an SVG in parallel projection, without hidden faces, lit from the upper left. Equal boxes give equal text.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * fold.foldedSvg(parts, 0.5).slice(0, 4); // = '<svg'
 */
export const foldedSvg = (
  parts: readonly PlacedPart[],
  t = 1,
  {
    view,
  }: {
    /** The direction of the viewer. @defaultValue `USUAL_VIEW` */
    readonly view?: Partial<View>;
  } = {},
): string => {
  const [right, up, eye] = viewAxes(parts, { ...USUAL_VIEW, ...view });
  const faces = backToFront(facesOf(parts, t, eye), eye);
  const project = (p: Point3): PixelPoint => [dot3(p, right), dot3(p, up)];
  const corners = faces.map(({ ring }) => ring.map(project));
  const { left, bottom, right: end, top } = boxAround(corners.flat());
  const scale = LONG_SIDE_PIXELS / Math.max(end - left, top - bottom);
  const pixel = ([x, y]: PixelPoint): PixelPoint => [
    (x - left) * scale + PICTURE_MARGIN,
    (top - y) * scale + PICTURE_MARGIN,
  ];
  const spots = corners.map((ring) => ring.map(pixel));
  const light = add3(add3(scale3(right, -0.35), scale3(up, 0.8)), scale3(eye, 0.5));
  const [w, h] = [(end - left) * scale + 2 * PICTURE_MARGIN, (top - bottom) * scale + 2 * PICTURE_MARGIN] as const;
  const seen = visibleFaces(spots, w, h);
  const place = (p: Point3): string => pathPoint(pixel(project(p)));
  const shown = faces.flatMap((face, k) => (seen[k] ? [{ face, ring: spots[k]!, drawn: face.drawn }] : []));
  const late = parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow)) ? openSides(shown) : [];
  const visible = shown.map(
    ({ face, ring }, k): Painted => ({ face, spots: ring.map(pathPoint), late: late[k] ?? [] }),
  );
  // Also fills the neighbours that are painted later, so that no background shows through the seams.
  const paint = (run: readonly Painted[], goingOn: readonly Painted[]): string[] => [
    fillOf(run, goingOn, light) + run.map(edgesOf).join(''),
    ...lined(
      run.flatMap(({ face }) => face.strokes ?? []),
      place,
    ),
  ];
  const panels = panelsOf(visible);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${roundHundredths(w)} ${roundHundredths(h)}" width="${roundHundredths(w)}" height="${roundHundredths(h)}">`,
    '<g stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">',
    ...runsOf(visible, isBent).flatMap((bent) => {
      const goingOn = goingOnFrom(bent, panels, eye);
      const runs = runsOf(bent, isLevel);
      if (runs.length === 1) return paint(bent, goingOn);
      // Fills one shape behind the facets, so that no background shows through their seams.
      return [fillOf(bent, goingOn, light), ...runs.flatMap((run) => paint(run, []))];
    }),
    ...lateLines(visible),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
};

const roundHundredths = (v: number): string => (Math.round(v * 100) / 100 || 0).toString();

const pathPoint = ([x, y]: PixelPoint): string => `${roundHundredths(x)} ${roundHundredths(y)}`;

interface Painted {
  readonly face: Face;
  readonly spots: readonly string[];
  /** The sides whose lines are painted last. Between facets of a bowed panel the strokes of their neighbours would cut them. */
  readonly late: readonly boolean[];
}

/** Unpainted faces by panel. */
type PanelFaces = Map<object | undefined, Set<Painted>>;

const panelsOf = (painted: readonly Painted[]): PanelFaces => {
  const panels: PanelFaces = new Map();
  for (const one of painted) if (one.face.panel) keptIn(panels, one.face.panel, () => new Set()).add(one);
  return panels;
};

/** The later faces of the same sides of panels that are coplanar neighbours of a run. Removes the run from `panels`. */
const goingOnFrom = (run: readonly Painted[], panels: PanelFaces, eye: Point3): Painted[] => {
  for (const one of run) panels.get(one.face.panel)?.delete(one);
  const after = ({ face: own }: Painted): Painted[] =>
    [...(panels.get(own.panel) ?? [])].filter(({ face }) => face.side === own.side && touch(own, face, eye));
  return [...new Set(run.flatMap(after))];
};

/** Splits a list at each face that does not continue the faces before it. */
const runsOf = (painted: readonly Painted[], goesOn: (run: readonly Painted[], next: Face) => boolean): Painted[][] => {
  const runs: Painted[][] = [];
  for (const next of painted) {
    const run = runs.at(-1);
    if (run && goesOn(run, next.face)) run.push(next);
    else runs.push([next]);
  }
  return runs;
};

/** True for a face beside a run in its plane, such as a piece around a hole. Faces over the run (a front over its tuck) come later. */
const isLevel = (run: readonly Painted[], next: Face): boolean => {
  const { side, normal, ring } = run.at(-1)!.face;
  return (
    side === next.side &&
    dot3(normal, next.normal) > 1 - 1e-9 &&
    next.ring.every((p) => Math.abs(dot3(normal, subtract3(p, ring[0]!))) < MICRON) &&
    (side === 'edge' || !run.some(({ face }) => overlap(face, next)))
  );
};

/** True for two faces in nearly one plane, such as the facets of a panel that bows. */
const isBent = (run: readonly Painted[], next: Face): boolean => {
  const { side, normal } = run.at(-1)!.face;
  return side === next.side && dot3(normal, next.normal) > 0.95;
};

const hexByte = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Fills faces as one shape, so that no seam shows between them at any scale. A stroke in the same colour covers the seams to other faces. */
const fillOf = (run: readonly Painted[], goingOn: readonly Painted[], light: Point3): string => {
  const { normal, side } = run[0]!.face;
  // A face away from the light is dim instead of black.
  const shade = 0.68 + 0.32 * (0.5 + 0.5 * dot3(normal, light));
  const hex = COLOURS[side].map((c) => hexByte(Math.round(c * shade))).join('');
  return `<path d="${outlineOf([...run, ...goingOn])}" fill="#${hex}" stroke="#${hex}"/>`;
};

/** The outline of the union of faces. A side that two use in opposite directions is dropped: filled from both, it would show a seam. */
const outlineOf = (run: readonly Painted[]): string => {
  if (run.length === 1) return `M${run[0]!.spots.join('L')}Z`;
  const open = new Map<string, string[]>();
  for (const { spots } of run)
    for (let k = 0; k < spots.length; k++) {
      const [from, to] = [spots[k]!, spots[(k + 1) % spots.length]!];
      if (from === to) continue;
      const back = open.get(to);
      const shared = back ? back.indexOf(from) : -1;
      if (shared >= 0) back!.splice(shared, 1);
      else addTo(open, from, to);
    }
  let path = '';
  // As many sides end in a corner as start there, so every path closes.
  for (const start of open.keys())
    for (let next = open.get(start)!.pop(); next !== undefined; next = open.get(start)!.pop()) {
      path += `M${start}`;
      for (; next !== start; next = open.get(next!)!.pop()) path += `L${next}`;
      path += 'Z';
    }
  return path;
};

const edgesOf = ({ face: { drawn }, spots, late }: Painted): string => {
  let lines = '';
  let end = -1;
  drawn.forEach((is, k) => {
    if (!is || late[k]) return;
    const next = (k + 1) % spots.length;
    lines += end === k ? `L${spots[next]}` : `M${spots[k]}L${spots[next]}`;
    end = next;
  });
  return lines && `<path d="${lines}" fill="none" stroke="${LINE}" stroke-width=".9"/>`;
};

const lateLines = (painted: readonly Painted[]): string[] => {
  const lines = new Set(
    painted.flatMap(({ spots, late }) =>
      late.flatMap((is, k) => {
        const [a, b] = [spots[k]!, spots[(k + 1) % spots.length]!];
        // Two faces have one line.
        return is ? [a < b ? `M${a}L${b}` : `M${b}L${a}`] : [];
      }),
    ),
  );
  return lines.size ? [`<path d="${[...lines].join('')}" fill="none" stroke="${LINE}" stroke-width=".9"/>`] : [];
};

/** The stroke of a line on the board. Cuts have the stroke of edges. */
const strokeOf = (line: LineType): string => {
  if (line === 'cut') return 'stroke-width=".9"';
  return bends(line) && line !== 'perforation' ? 'stroke-width=".5"' : 'stroke-width=".8" stroke-dasharray="2.5 1.8"';
};

const lined = (strokes: readonly Stroke[], place: (p: Point3) => string): string[] =>
  [...new Set(strokes.map(({ line }) => line))].map((kind) => {
    const own = strokes.filter(({ line }) => line === kind);
    let path = '';
    let end = '';
    for (const { from, to } of own) {
      const [p, q] = [place(from), place(to)];
      path += p === end ? `L${q}` : `M${p}L${q}`;
      end = q;
    }
    return `<path d="${path}" fill="none" stroke="${LINE}" ${strokeOf(kind)}/>`;
  });
