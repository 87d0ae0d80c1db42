import { type Panel, type PanelOptions, type PanelSide, pen } from '../../board/index.ts';

/** A rectangular panel. All sides but the seat may carry a panel or a rim. */
export const rectangle = (
  name: string,
  width: number,
  height: number,
  options: { right?: PanelSide; top?: PanelSide; left?: PanelSide } & PanelOptions = {},
): Panel => {
  const { right, top, left } = options;
  return pen(name, width, options).side(width, height, right).side(0, height, top).side(0, 0, left).close();
};
