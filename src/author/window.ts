import { type Body, type BodyOfPart, isParts, type Panel, panelPath } from '../board/index.ts';
import { boundsOfLines } from '../geometry/index.ts';
import { roundedRectangle, WINDOW } from '../pieces/index.ts';
import { type Lengths, mm } from '../template/index.ts';

/** A window that a box may have in the middle of one panel, which is about as long and as wide as the box. */
export interface WindowSpec<S> {
  /** The value of the choice `window` that cuts it, beside `none`. */
  readonly in: string;
  /** The panel, with its part if there are several: `back.lid`, `lid:floor`. @defaultValue the panel named by `in` */
  readonly on?: string;
  /** True when the panel lies with the width of the box along its seat. */
  readonly across?: boolean;
  /** What lies on the panel along its edges, in mm of length and of width on each side. The window stays clear of it. */
  readonly clear?: (size: S, chosen: Readonly<Record<string, string>>) => readonly [length: number, width: number];
}

/** Length and width of the window. In a small panel half of the board stays. */
export const windowOptions = <S extends Readonly<Record<string, number>>>(
  size: S,
  { clear }: WindowSpec<S>,
  chosen: Readonly<Record<string, string>>,
): Lengths => {
  const kept = clear?.(size, chosen) ?? [0, 0];
  const option = (whole: number, covered: number, about: string) => {
    const free = whole - 2 * covered;
    const max = Math.max(free - 2 * WINDOW.side, free / 2);
    return mm(0.6 * whole, [Math.min(WINDOW.least, max), max], about);
  };
  return {
    window_length: option(size.length!, kept[0], 'Length of the window'),
    window_width: option(size.width!, kept[1], 'Width of the window'),
  };
};

/** The panel of this id, among a panel and those that hang on it. */
const find = (id: string, panel: Panel, parent?: string): Panel | undefined => {
  const own = panelPath(panel, parent);
  if (own === id) return panel;
  for (const { panel: child } of panel.edges) {
    const found = child && find(id, child, own);
    if (found) return found;
  }
  return undefined;
};

/** A panel that does not exist causes an error when the blank is drawn. */
const cut = <T extends Body>(body: T, on: string, [wide, high]: readonly [number, number]): T => {
  // Not of its seat, which may be shorter than the panel.
  const { left, right, bottom, top } = boundsOfLines(find(on, body.trunk)?.edges ?? []);
  const corner = Math.min(WINDOW.corner, wide / 4, high / 4);
  const ring = roundedRectangle([(left + right) / 2, (bottom + top) / 2], wide, high, corner);
  return { ...body, cutouts: [...(body.cutouts ?? []), { on, line: 'cut', ring }] };
};

/** The box with its window. */
export const withWindow = (
  built: Body | readonly BodyOfPart[],
  { in: place, on = place, across }: WindowSpec<never>,
  { window_length: length = 0, window_width: width = 0 }: Readonly<Record<string, number>>,
): Body | readonly BodyOfPart[] => {
  const size = across ? ([width, length] as const) : ([length, width] as const);
  if (!isParts(built)) return cut(built, on, size);
  const [id, panel] = on.split(':');
  return built.map((part) => (part.id === id ? { ...part, blank: cut(part.blank, panel!, size) } : part));
};
