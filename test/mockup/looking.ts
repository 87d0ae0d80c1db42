import { Resvg } from '@resvg/resvg-js';
import { type Box, boundsOf } from '../../src/geometry/index.ts';
import { type Drawing, extent } from '../../src/sheet/index.ts';

/** Visible pixels, four bytes each. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const font = { loadSystemFonts: false, fontFiles: ['src/artwork/fonts/LiberationSans-Bold.ttf'] };

export const draw = (svg: string, width: number, height: number): Seen => {
  const placed = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const drawn = new Resvg(placed, { font }).render();
  return { width: drawn.width, height: drawn.height, data: drawn.pixels };
};

/** Decodes a PNG. */
export const unpacked = (file: Uint8Array): Seen => {
  const view = Buffer.from(file);
  const [width, height] = [view.readUInt32BE(16), view.readUInt32BE(20)];
  return draw(
    `<image width="${width}" height="${height}" href="data:image/png;base64,${view.toString('base64')}"/>`,
    width,
    height,
  );
};

export const at = ({ width, height, data }: Seen, x: number, y: number): readonly [number, number, number] => {
  const k =
    4 * (Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x))));
  return [data[k]!, data[k + 1]!, data[k + 2]!];
};

export const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((v, k) => Math.abs(v - b[k]!)));

/** Bounding box of everything that is not of this colour. */
export const outline = (seen: Seen, ground: readonly number[]): Box =>
  outlineWhere(seen, (colour) => apart(colour, ground) > 12);

/** A background colour that no board has. */
export const MAGENTA = [0xff, 0, 0xff] as const;

/** The same, including background in the shadow of the box, where its colour is weaker. */
export const outlineOverShadow = (seen: Seen, ground: readonly number[]): Box => {
  const dot = (a: readonly number[]): number => a.reduce((sum, v, k) => sum + v * ground[k]!, 0);
  return outlineWhere(seen, (colour) => {
    const light = Math.min(1, dot(colour) / dot(ground));
    return (
      apart(
        colour,
        ground.map((v) => light * v),
      ) > 30
    );
  });
};

const outlineWhere = (seen: Seen, isBox: (colour: readonly [number, number, number]) => boolean): Box => {
  let [left, top, right, bottom] = [seen.width, seen.height, 0, 0];
  for (let y = 0; y < seen.height; y++)
    for (let x = 0; x < seen.width; x++)
      if (isBox(at(seen, x, y))) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  return { left, top, right, bottom };
};

/** Correlation of two rows of brightnesses, independent of lighting: 1 for equal, 0 for unrelated. */
const alike = (a: readonly number[], b: readonly number[]): number => {
  const mean = (v: readonly number[]): number => v.reduce((s, x) => s + x, 0) / v.length;
  const [ma, mb] = [mean(a), mean(b)];
  const sum = (f: (k: number) => number): number => a.reduce((s, _, k) => s + f(k), 0);
  return (
    sum((k) => (a[k]! - ma) * (b[k]! - mb)) / Math.sqrt(sum((k) => (a[k]! - ma) ** 2) * sum((k) => (b[k]! - mb) ** 2))
  );
};

/** Brightnesses on a grid over part of a picture, row by row from the top; `from` maps 0…1 to positions. */
const grid = (
  seen: Seen,
  { left, top, right, bottom }: Box,
  from: (u: number, v: number) => readonly [number, number] = (u, v) => [u, v],
): number[] => {
  const found: number[] = [];
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++) {
      const [u, v] = from(0.08 + (0.84 * (i + 0.5)) / GRID, 0.08 + (0.84 * (j + 0.5)) / GRID);
      const [r, g, b] = at(seen, left + u * (right - left), top + v * (bottom - top));
      found.push(r + g + b);
    }
  return found;
};

const GRID = 48;

/** Position of a panel in the whole drawing. */
export const rectangleOf = ({ parts }: Drawing, name: string): Box => {
  const [part, panel] = name.includes(':') ? name.split(':') : [parts[0]!.part.id, name];
  const laid = parts.find((p) => p.part.id === part)!;
  const { outline } = laid.sheet.find((p) => p.id === panel)!;
  const { left, right, bottom, top } = boundsOf(outline);
  const [x, y] = laid.shift;
  return { left: left + x, right: right + x, bottom: bottom + y, top: top + y };
};

/** Unequal to its mirror image and to its rotation by 180°: an R and a flag, of rectangles, triangles and a disc, on a square of 100. */
const MARK = `<rect width="100" height="100" fill="#fff"/>
<path d="M14 10H34C62 10 62 46 42 48L64 84H50L30 50H26V84H14ZM26 20V40H34C46 40 46 20 34 20Z" fill="#10204a" fill-rule="evenodd"/>
<rect x="66" y="12" width="24" height="12" fill="#c01020"/><circle cx="80" cy="66" r="9" fill="#207040"/><path d="M14 92H50V96H14Z" fill="#000"/>`;

/** Text in a typeface: different when mirrored or upside down. */
export const WORDS = `<rect width="100" height="100" fill="#fff"/><g font-family="Liberation Sans" font-weight="bold" fill="#10204a">
<text x="6" y="44" font-size="38">Rg7</text><text x="6" y="86" font-size="30">FLÄche</text></g>`;

/** Yellow artwork for a blank, with a mark on one panel, rotated to be upright in the closed box. */
export const artworkOn = (drawing: Drawing, panel: Box, turned: 0 | 180, mark = MARK): string =>
  artworkOnPanels(drawing, [{ panel, turned }], mark);

/** The same with marks on several panels. `turned`: degrees, clockwise on the sheet. */
export const artworkOnPanels = (
  { dieline }: Drawing,
  panels: readonly { readonly panel: Box; readonly turned: 0 | 90 | 180 | 270 }[],
  mark = MARK,
): string => {
  const { left, right, bottom, top } = extent(dieline);
  const marks = panels.map(({ panel, turned }) => {
    const [w, h] = [panel.right - panel.left, panel.top - panel.bottom];
    const place = `translate(${panel.left - left} ${top - panel.top}) scale(${w / 100} ${h / 100}) rotate(${turned} 50 50)`;
    return `<g transform="${place}">${mark}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right - left} ${top - bottom}"><rect width="100%" height="100%" fill="#f2c230"/>${marks.join('')}</svg>`;
};

/** Renders an SVG as PNG with this width, which is smaller for a browser than the texture of a mockup. */
export const asPng = (svg: string, width = 512): Buffer =>
  Buffer.from(new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng());

/** A mark as it should look. */
const reference = (mark = MARK): Seen =>
  draw(`<svg viewBox="0 0 100 100" width="400" height="400">${mark}</svg>`, 400, 400);

/** How well a region shows a mark: in the right orientation, and at best mirrored or upside down. */
export const likeness = (
  seen: Seen,
  place: Box,
  { mark = MARK, across = (u: number) => u }: { mark?: string; across?: ((u: number) => number) | undefined } = {},
): { right: number; wrong: number } => {
  const [ours, theirs] = [grid(seen, place), reference(mark)];
  const like = (from: (u: number, v: number) => readonly [number, number]): number =>
    alike(ours, grid(theirs, WHOLE, from));
  return {
    right: like((u, v) => [across(u), v]),
    wrong: Math.max(
      like((u, v) => [1 - across(u), v]),
      like((u, v) => [1 - across(u), 1 - v]),
    ),
  };
};

const WHOLE: Box = { left: 0, top: 0, right: 400, bottom: 400 };
