import { mm, type Panel, rectangle, webPhases, webTray } from '../../src/author/index.ts';
import { webExceptions } from './web-exceptions.ts';

export const webTrays = {
  group: 'tray_boxes',
  order: ['length', 'width'],
  open: 'no lid',
  exceptions: webExceptions,
} as const;

export const webTraySize = (lowest: number) => ({
  length: mm(200, [40, 1000], 'Length of the floor'),
  width: mm(100, [30, 800], 'Width of the floor'),
  height: mm(40, [lowest, 300], 'Height of the walls'),
});

interface WebTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export const uprightWebTray = ({ length, width, height }: WebTray, web: Panel) =>
  webTray(length, width, web, (name, wide, ends) =>
    rectangle(name, wide, height, { role: 'wall', phase: webPhases.walls, ...ends }),
  );

/** How far a web keeps below the rim, or its corner off the edge, in mm. */
export const webChamfer = (material: number): number => 3 + material;
