import { type BodyOfPart, part, placed } from '../../../board/index.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { sleeve } from '../tubes/sleeve.ts';
import type { SizesAndMaterial } from './tray-floor.ts';

/**
 * A carton sleeve around a tray. The tray is the first part; its floor is drawn on its left edge. Its sizes,
 * crease to crease, are those in the direction of sliding, across it, and upwards. All in mm.
 */
export interface DrawerSleeve extends SizesAndMaterial {
  readonly glue: number;
  /** Depth of the flanges at the free edges of the tray's inner walls. They swing far beyond the flat tray. @defaultValue 0 */
  readonly flange?: number;
}

/** Play around the tray, across and upwards, and beyond each end, in mm, as measured in becf-12410. */
const PLAY_MM = { across: 0.5, ends: 2 } as const;

/** The sleeve of a drawer as the service draws it (becf-12410): four walls and a glue flap. The last wall is one board narrower. */
export const drawerSleeve = ({ length, width, height, material: m, glue, flange = 0 }: DrawerSleeve): BodyOfPart => {
  const [across, high, long] = [
    width + 2 * m + PLAY_MM.across,
    height + 2 * m + PLAY_MM.across,
    length + 2 * PLAY_MM.ends,
  ];
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
  // The bottom lies under the floor of the tray, which has its board outside the creases. It is placed in the opposite direction, so that
  // the glue joint is at the back.
  const at = placed(
    [-m - PLAY_MM.across / 2, length + PLAY_MM.ends, m + PLAY_MM.across / 2],
    [0, length + 4 * height + Math.max(100, flange + 50), 0],
    [0, -1, 0],
    [1, 0, 0],
  );
  return part(
    'sleeve',
    { ...body, trunkIs: 'base', labels: { length: 'bottom.x', width: 'top.y', height: 'right.y' } },
    at,
  );
};
