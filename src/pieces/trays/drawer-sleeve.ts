import { type BodyOfPart, part, placed } from '../../board/index.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { sleeve } from '../tubes/sleeve.ts';

/** A sleeve of carton around a tray whose floor stands on its left edge and is the first part. All in mm. */
export interface DrawerSleeve {
  /** Of the tray, from crease to crease: the way it slides, across it, and up. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** Width of the glue flap. */
  readonly glue: number;
}

/** Beyond the boards of the tray, across and upwards; and beyond its ends, in mm, as measured in becf-12410. */
const PLAY = { across: 0.5, ends: 2 } as const;

/** The sleeve of a drawer as the service draws it (becf-12410): four walls and a glue flap, the last wall a board narrower. */
export const drawerSleeve = ({ length, width, height, material: m, glue }: DrawerSleeve): BodyOfPart => {
  const [across, high, long] = [width + 2 * m + PLAY.across, height + 2 * m + PLAY.across, length + 2 * PLAY.ends];
  const body = sleeve(
    long,
    [
      { name: 'bottom', width: across },
      { name: 'right', width: high },
      { name: 'top', width: across },
      { name: 'left', width: high - m },
    ],
    glueFlap({ height: long, width: glue }),
  );
  // The bottom lies under the floor of the tray, whose board is outside of its creases. Along the tray it runs against the rise of the floor, so
  // that the seam is at the back.
  const at = placed(
    [-m - PLAY.across / 2, length + PLAY.ends, m + PLAY.across / 2],
    [0, length + 4 * height + 100, 0],
    [0, -1, 0],
    [1, 0, 0],
  );
  return part(
    'sleeve',
    { ...body, trunkIs: 'base', labels: { length: 'top.x', width: 'top.y', height: 'right.y' } },
    at,
  );
};
