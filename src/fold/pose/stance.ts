import type { Blank } from '../../board/index.ts';
import { add3, cosSin, type Point3, scale3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';

/** The direction of the print of a trunk in the closed box as it stands: at the viewer, at the table or upwards. */
export type PrintSide = 'front' | 'below' | 'above';

type StanceFacts = Pick<Blank, 'rises' | 'trunk' | 'trunkIs' | 'front' | 'lean'>;

const trunkIs = ({ trunkIs: given, rises, trunk }: StanceFacts): NonNullable<Blank['trunkIs']> =>
  given ?? (rises === 'right' || trunk.bow ? 'front' : 'base');

/** Position of the print of the flat blank while the box stands. */
export const printSideOf = (blank: StanceFacts): PrintSide => {
  const sides = { front: 'front', base: 'below', top: 'above' } as const;
  return sides[trunkIs(blank)];
};

/** Three directions of a viewer, in the frame of the first part's trunk. */
export type ViewerAxes = readonly [right: Point3, up: Point3, front: Point3];

/** The axes of the sheet and the direction of its print. The sheet is turned where the blank rises to the right. */
const sheetAxes = (parts: readonly PlacedPart[]): readonly [x: Point3, y: Point3, z: Point3] => {
  const { cos, sin } = parts[0]!.sheet[0]!.at;
  return [
    [cos, -sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ];
};

/**
 * To the right, up and towards the viewer of the standing box.
 * @example
 * const [right, up, front] = fold.uprightOf(dieline('becf-10101').drawing.parts);
 */
export const uprightOf = (parts: readonly PlacedPart[]): ViewerAxes => {
  const { blank } = parts[0]!.part;
  const [x, y, z] = sheetAxes(parts);
  switch (trunkIs(blank)) {
    case 'front': {
      const [c, s] = cosSin(blank.lean ?? 0);
      return [x, add3(scale3(y, c), scale3(z, s)), add3(scale3(z, c), scale3(y, -s))];
    }
    case 'base':
      return blank.front === 'upper' ? [x, scale3(z, -1), y] : [scale3(x, -1), scale3(z, -1), scale3(y, -1)];
    case 'top':
      return [x, z, scale3(y, -1)];
  }
};

/** To the right, up and towards the viewer of the flat blank that lies before him, print up. */
export const lyingOf = (parts: readonly PlacedPart[]): ViewerAxes => {
  const [x, y, z] = sheetAxes(parts);
  return [x, z, scale3(y, -1)];
};
