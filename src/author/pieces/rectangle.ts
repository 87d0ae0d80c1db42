import { type LineType, type Panel, type PanelOptions, pen, type Rim } from '../../board/index.ts';

/** A side of a rectangle: a panel on its middle, a bare line, or a rim. */
export type RectangleSide = Panel | LineType | Rim;

/** True for a panel, false for a rim: rims have no folds. */
export const isPanel = (on: Panel | Rim): on is Panel => 'folds' in on && on.folds.length > 0;

/** A rectangular panel. All sides but the seat may carry a panel or a rim. */
export const rectangle = (
  name: string,
  width: number,
  height: number,
  options: { right?: RectangleSide; top?: RectangleSide; left?: RectangleSide } & PanelOptions = {},
): Panel => {
  const { right = 'cut', top = 'cut', left = 'cut' } = options;
  const p = pen(name, width, options);
  const side = (x: number, y: number, on: RectangleSide) =>
    typeof on === 'string' || isPanel(on) ? p.side(x, y, on) : p.rim(x, y, on);
  side(width, height, right);
  side(0, height, top);
  side(0, 0, left);
  return p.close();
};
