import {
  insideShare,
  mm,
  notchedWebCorner,
  type Panel,
  type PanelSide,
  rectangle,
  type SizesAndMaterial,
  webCorner,
  webPhases,
  webTray,
  when,
} from '../../src/author/index.ts';
import { plainTraySizes } from '../sizes.ts';

export const webTrays = { group: 'tray_boxes', usualOrder: ['length', 'width'], open: 'no lid' } as const;

export const webTraySize = (lowest: number) => plainTraySizes([200, [40, 1000]], [100, [30, 800]], [40, [lowest, 300]]);

/** `lid`: the rim of its back. */
export const uprightWebTray = (
  { length, width, height }: Omit<SizesAndMaterial, 'material'>,
  web: Panel,
  lid: PanelSide = 'cut',
) =>
  webTray(length, width, web, (name, wide, ends) => {
    const top = name === 'back' ? lid : 'cut';
    return rectangle(name, wide, height, { role: 'wall', phase: webPhases.walls, ...ends, top });
  });

/** Distance of a web below the rim, or of its corner from the edge, in mm. */
export const webChamfer = (material: number): number => 3 + material;

/** Webs of corrugated board: cut off at their upper corner, which allows walls of any height, or whole. */
export const webChoices = { webs: ['notched', 'whole'] } as const;

/** Largest reach of a notched web in a wall of this height: some of its slanted edge stays below the rim. */
const notchedReach = (height: number, material: number): number => height - webChamfer(material) - 4;

/** The largest reach of webs: two lie along one side of the floor. Folding, two swing in over the other, each by 0.7 of its reach. */
export const deepestWeb = (along: number, across: number, material: number): number =>
  Math.min(along / 2, 0.7 * across) - 2 * material - 2;

/** The highest walls of carton trays with whole webs: the play of two millimetres is enough for boards up to 1 mm. */
export const cartonWebLimits = ({ length, width }: Pick<SizesAndMaterial, 'length' | 'width'>) => ({
  height: { max: deepestWeb(length, width, 0) },
});

/** The reach of notched webs along this side of the floor: the largest by default. The reach of whole webs is the height of the walls. */
export const webOptions = (webs: (typeof webChoices.webs)[number], along: number, across: number, tray: Walls) => {
  const { height, material } = tray;
  const tallest = notchedReach(height, material);
  return when(webs === 'notched', {
    web_flap: mm(
      tallest,
      [Math.max(8, 2 * material), Math.min(deepestWeb(along, across, material), tallest)],
      'How far the webs reach along the walls and keep liquid in',
    ),
  });
};

type Walls = Pick<SizesAndMaterial, 'height' | 'material'>;

/** The web of corrugated walls of this height: notched if it has a reach, otherwise whole. */
export const corrugatedWeb = (name: string, { height, material }: Walls, reach: number | undefined): Panel => {
  const chamfer = webChamfer(material);
  const inside = insideShare.corrugated * material;
  return reach === undefined
    ? webCorner(name, height, chamfer, 0, inside)
    : notchedWebCorner(name, height, Math.min(reach, notchedReach(height, material)), chamfer, inside);
};
