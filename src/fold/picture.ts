import { bends, type LineType } from '../board/index.ts';
import type { PlacedPart } from '../sheet/index.ts';
import { backToFront, type Face, type Tone } from './bsp.ts';
import { facesOf } from './faces.ts';
import { type Spot, shown } from './hidden.ts';
import { cosSin, dot, minus, type Point3, plus, scaled } from './space.ts';
import { uprightOf } from './stance.ts';
import type { Stroke } from './strokes.ts';

/** The direction from which a box is seen. */
export interface View {
  /** Degrees from the front round to the right. */
  readonly turn: number;
  /** Degrees above the horizon. */
  readonly tilt: number;
}

/** Front, right side and top show. */
export const USUAL_VIEW: View = { turn: 32, tilt: 24 };

/** Longer side of the picture, in its own units, which are pixels unless it is scaled. */
const LONG = 480;
const MARGIN = 6;

/** Board as it comes: printed white on the outside, kraft within, and its cut edge. */
const COLOURS: Record<Tone, Point3> = { outside: [248, 241, 228], inside: [208, 180, 141], edge: [186, 154, 112] };
const LINE = '#57452f';

/**
 * The box folded to `t`, as an SVG: parallel projection, hidden faces painted over by a painter who knows
 * the order, or left out where nothing of them shows, light from above on the left. Equal boxes give equal text.
 */
export const foldedSvg = (
  parts: readonly PlacedPart[],
  t = 1,
  { view }: { readonly view?: Partial<View> } = {},
): string => {
  const [right, up, eye] = axesOf(parts, { ...USUAL_VIEW, ...view });
  const faces = backToFront(facesOf(parts, t, eye), eye);
  const corners = faces.map(({ ring }) => ring.map((p): Spot => [dot(p, right), dot(p, up)]));
  const xs = corners.flat().map(([x]) => x);
  const ys = corners.flat().map(([, y]) => y);
  const [left, bottom, width, height] = [least(xs), least(ys), -least(xs.map((x) => -x)), -least(ys.map((y) => -y))];
  const scale = LONG / Math.max(width - left, height - bottom);
  const spots = corners.map((ring) =>
    ring.map(([x, y]): Spot => [(x - left) * scale + MARGIN, (height - y) * scale + MARGIN]),
  );
  const light = plus(plus(scaled(right, -0.35), scaled(up, 0.8)), scaled(eye, 0.5));
  const [w, h] = [(width - left) * scale + 2 * MARGIN, (height - bottom) * scale + 2 * MARGIN] as const;
  const seen = shown(spots, w, h);
  const place = (p: Point3): string =>
    text([(dot(p, right) - left) * scale + MARGIN, (height - dot(p, up)) * scale + MARGIN]);
  const drawn = faces.flatMap((face, k) =>
    seen[k] ? [paint(face, spots[k]!.map(text), light), ...lined(face.strokes ?? [], place)] : [],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(w)} ${round(h)}" width="${round(w)}" height="${round(h)}">`,
    '<g stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">',
    ...drawn,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
};

// A loop: there may be more corners than a call takes arguments.
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

const round = (v: number): string => (Math.round(v * 100) / 100 || 0).toString();

const text = ([x, y]: Spot): string => `${round(x)} ${round(y)}`;

/** Fills a face, covers the seam to its neighbours with its own colour, and draws its edges. */
const paint = ({ normal, tone, drawn }: Face, spots: readonly string[], light: Point3): string => {
  // Light wraps round: what looks away from it is dim, not black.
  const shade = 0.68 + 0.32 * (0.5 + 0.5 * dot(normal, light));
  const hex = COLOURS[tone]
    .map((c) =>
      Math.round(c * shade)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const fill = `<path d="M${spots.join('L')}Z" fill="#${hex}" stroke="#${hex}"/>`;
  let lines = '';
  let end = -1;
  drawn.forEach((is, k) => {
    if (!is) return;
    const next = (k + 1) % spots.length;
    lines += end === k ? `L${spots[next]}` : `M${spots[k]}L${spots[next]}`;
    end = next;
  });
  return lines ? `${fill}<path d="${lines}" fill="none" stroke="${LINE}" stroke-width=".9"/>` : fill;
};

/** How lines on the board are drawn; what is cut as edges are. */
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

/** Rightwards and upwards in the picture, and towards the eye, in the frame of the first part's trunk. */
const axesOf = (parts: readonly PlacedPart[], view: View): readonly [Point3, Point3, Point3] => {
  const [side, top, front] = uprightOf(parts);
  const [ct, st] = cosSin(view.turn);
  const [cd, sd] = cosSin(view.tilt);
  const ahead = plus(scaled(front, ct), scaled(side, st));
  return [
    minus(scaled(side, ct), scaled(front, st)),
    minus(scaled(top, cd), scaled(ahead, sd)),
    plus(scaled(ahead, cd), scaled(top, sd)),
  ];
};
