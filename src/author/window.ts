import { type Body, type BodyOfPart, isParts, type Panel, panelPath } from '../board/index.ts';
import { boundsOfLines } from '../geometry/index.ts';
import { type Lengths, mm } from '../template/index.ts';
import { roundedRectangle, WINDOW } from './pieces/index.ts';

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

/** What lies on the panel, on each side: mm of length and of width. */
const covered = <S>(size: S, { clear }: WindowSpec<S>, chosen: Readonly<Record<string, string>>) =>
  clear?.(size, chosen) ?? ([0, 0] as const);

type Limits = Readonly<Record<string, { readonly min?: number; readonly max?: number } | undefined>>;

/** A panel has a window where it has room for one as long and as wide as a thumb, with as much board beside it. In mm. */
const THUMB = 20;

/** These limits, and room for a window in the panel. */
export const withRoomForWindow = <S>(
  limits: Limits,
  size: S,
  spec: WindowSpec<S>,
  chosen: Readonly<Record<string, string>>,
): Limits => {
  const [length, width] = covered(size, spec, chosen);
  const atLeast = (name: string, least: number) => ({
    ...limits[name],
    min: Math.max(limits[name]?.min ?? 0, 2 * (least + THUMB)),
  });
  return { ...limits, length: atLeast('length', length), width: atLeast('width', width) };
};

/** Length and width of the window. In a small panel half of the board stays. */
export const windowOptions = <S extends Readonly<Record<string, number>>>(
  size: S,
  spec: WindowSpec<S>,
  chosen: Readonly<Record<string, string>>,
): Lengths => {
  const [length, width] = covered(size, spec, chosen);
  const option = (whole: number, kept: number, about: string) => {
    const free = whole - 2 * kept;
    return mm(0.6 * whole, [WINDOW.least, Math.max(free - 2 * WINDOW.side, free / 2)], about);
  };
  return {
    window_length: option(size.length!, length, 'Length of the window'),
    window_width: option(size.width!, width, 'Width of the window'),
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
