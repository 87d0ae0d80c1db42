import type { Blank } from '../board/index.ts';
import type { PlacedPart } from '../sheet/index.ts';
import { cosSin, type Point3, plus, scaled } from './space.ts';

/** The direction of the print of a trunk in the closed box as it stands: at the viewer, at the table or upwards. */
export type PrintSide = 'front' | 'below' | 'above';

type Facts = Pick<Blank, 'rises' | 'trunk' | 'trunkIs' | 'front' | 'lean'>;

const trunkIs = ({ trunkIs: given, rises, trunk }: Facts): NonNullable<Blank['trunkIs']> =>
  given ?? (rises === 'right' || trunk.bow ? 'front' : 'base');

/** Where the print of the flat blank lies while the box stands. */
export const printSideOf = (blank: Facts): PrintSide => {
  const sides = { front: 'front', base: 'below', top: 'above' } as const;
  return sides[trunkIs(blank)];
};

/** To the right, up and towards the viewer of the standing box, in the frame of the first part's trunk. */
export const uprightOf = (parts: readonly PlacedPart[]): readonly [right: Point3, up: Point3, front: Point3] => {
  const { part, sheet } = parts[0]!;
  // The axes of the sheet in the frame of the trunk: the sheet is turned where the blank rises to the right.
  const { cos, sin } = sheet[0]!.at;
  const [x, y, z]: [Point3, Point3, Point3] = [
    [cos, -sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ];
  switch (trunkIs(part.blank)) {
    case 'front': {
      const [c, s] = cosSin(part.blank.lean ?? 0);
      return [x, plus(scaled(y, c), scaled(z, s)), plus(scaled(z, c), scaled(y, -s))];
    }
    case 'base':
      return part.blank.front === 'upper' ? [x, scaled(z, -1), y] : [scaled(x, -1), scaled(z, -1), scaled(y, -1)];
    case 'top':
      return [x, z, scaled(y, -1)];
  }
};
