import type { Blank } from '../../board/index.ts';
import { add3, cosSin, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';

const trunkIs = ({ trunkIs: given, rises, trunk }: Blank): NonNullable<Blank['trunkIs']> =>
  given ?? (rises === 'right' || trunk.bow ? 'front' : 'base');

/** The directions of a viewer, in the frame of the first part's trunk. */
export type ViewerAxes = readonly [right: Point3, up: Point3, front: Point3];

/** The axes of the sheet and the direction of its print. They are rotated for a blank that rises to the right. */
const sheetAxes = (parts: readonly PlacedPart[]): readonly [x: Point3, y: Point3, z: Point3] => {
  const { cos, sin } = parts[0]!.sheet[0]!.at;
  return [
    [cos, -sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ];
};

/**
 * The axes of the standing box: right, up, and towards the viewer.
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
    case 'base': {
      const up = scale3(z, -1);
      if (blank.front === 'upper') return [x, up, y];
      return blank.front === 'right' ? [scale3(y, -1), up, x] : [scale3(x, -1), up, scale3(y, -1)];
    }
    case 'top':
      return [x, z, scale3(y, -1)];
  }
};

/** The axes of the flat blank before the viewer, print up: right, up, and towards the viewer. */
export const lyingOf = (parts: readonly PlacedPart[]): ViewerAxes => {
  const [x, y, z] = sheetAxes(parts);
  return [x, z, scale3(y, -1)];
};

/** The direction of the viewer of a standing box. */
export interface View {
  /** Degrees from the front to the right. */
  readonly turn: number;
  /** Degrees above the horizon; negative below it. */
  readonly tilt: number;
}

/** Shows front, right side and top. */
export const USUAL_VIEW: View = { turn: 32, tilt: 24 };

/** Shows front, right side and bottom, with its locks. */
export const VIEW_FROM_BELOW: View = { turn: 32, tilt: -24 };

/** Right and up in the picture, and towards the eye, in the frame of the first part's trunk. */
export const viewAxes = (parts: readonly PlacedPart[], { turn, tilt }: View): ViewerAxes => {
  const [side, top, front] = uprightOf(parts);
  const [ct, st] = cosSin(turn);
  const [cd, sd] = cosSin(tilt);
  const ahead = add3(scale3(front, ct), scale3(side, st));
  return [
    subtract3(scale3(side, ct), scale3(front, st)),
    subtract3(scale3(top, cd), scale3(ahead, sd)),
    add3(scale3(ahead, cd), scale3(top, sd)),
  ];
};
