import type { Blank } from '../../board/index.ts';
import { add3, cosSin, type Point3, scale3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';

/** The direction of the print of a trunk in the closed box as it stands: at the viewer, at the table or upwards. */
export type PrintSide = 'front' | 'below' | 'above';

type StanceFacts = Pick<Blank, 'rises' | 'trunk' | 'trunkIs' | 'front' | 'lean'>;

const trunkIs = ({ trunkIs: given, rises, trunk }: StanceFacts): NonNullable<Blank['trunkIs']> =>
  given ?? (rises === 'right' || trunk.bow ? 'front' : 'base');

/** Where the print of the flat blank lies while the box stands. */
export const printSideOf = (blank: StanceFacts): PrintSide => {
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
      return [x, add3(scale3(y, c), scale3(z, s)), add3(scale3(z, c), scale3(y, -s))];
    }
    case 'base':
      return part.blank.front === 'upper' ? [x, scale3(z, -1), y] : [scale3(x, -1), scale3(z, -1), scale3(y, -1)];
    case 'top':
      return [x, z, scale3(y, -1)];
  }
};
