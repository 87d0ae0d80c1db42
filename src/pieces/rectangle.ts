import { type LineType, type Panel, type PanelOptions, pen, type Rim } from '../board/index.ts';

/** What may lie along a side: a panel on its middle, a bare line, or a rim with more to it. */
export type RectangleSide = Panel | LineType | Rim;

/** Panels fold, rims do not. */
export const isPanel = (on: Panel | Rim): on is Panel => 'folds' in on && on.folds.length > 0;

/** A plain panel. Any side but the seat may carry another, or be a bare line. */
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
