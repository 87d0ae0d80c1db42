import { type Panel, type PanelOptions, pen } from '../../../../board/index.ts';

/** Play between two hooks, and between two flaps on the sheet, in mm. */
const [HOOK_PLAY_MM, FLAP_GAP_MM] = [0.5, 0.5];

/**
 * Two flaps from `foot` to `head` along a corner, measured from the floor, `reach` mm along the other wall, whose hooks overlap by `grasp`.
 * `spread`: height of the lower flap's edge divided by its length, so that both fit in their corner of the sheet; 1 in a square corner.
 * `slope`: slant of the upper flap at the rim, per mm of its length.
 */
type HookPair = Readonly<Record<'foot' | 'head' | 'reach' | 'material' | 'grasp' | 'spread' | 'slope', number>>;

/** Sizes of both hooks: end of the lower crease and start of the upper one, distance of the hooks from their creases, and length. */
export const hooksOf = ({ foot, head, reach: requested, material: m, grasp, spread, slope }: HookPair) => {
  const middle = (foot + head) / 2;
  const [lower, upper] = [middle - HOOK_PLAY_MM / 2, middle + HOOK_PLAY_MM / 2];
  const [neck, reach] = [m + 1, Math.min(requested, (head - 2) / spread)];
  // On the sheet both flaps lie in one corner, on opposite sides of its diagonal.
  const above = (out: number): number => out * spread + FLAP_GAP_MM;
  return {
    ...{ foot, head, lower, upper, neck, reach },
    /**
     * `down`: end of the upper hook at its neck and at its edge. `up`: end of the lower hook. `rise`: height at which the lower flap's edge
     * starts. `slant`: distance of the upper flap's edge below the rim.
     */
    down: [Math.max(above(neck), upper - grasp), Math.max(above(reach), upper - grasp)],
    up: Math.min(head, lower + grasp),
    rise: above(reach),
    slant: slope * reach,
  } as const;
};

export type CornerHookSizes = ReturnType<typeof hooksOf>;

/** The flap on the upper half of the corner. Its hook points down, behind the lower one. The rim is on its left. */
export const upperHook = (
  name: string,
  { head, upper, neck, reach, down, slant }: CornerHookSizes,
  how: PanelOptions,
): Panel =>
  pen(name, head - upper, how)
    .path([head - upper, neck], [head - down[0], neck], [head - down[1], reach], [slant, reach])
    .close();

/** The flap on the lower half of the corner. Its hook points up, behind the upper one. The floor is on its right. */
export const lowerHook = (name: string, { foot, lower, neck, reach, up, rise }: CornerHookSizes, how: PanelOptions) =>
  pen(name, lower - foot, how)
    .path([lower - rise, reach], [lower - up, reach], [lower - up, neck], [0, neck])
    .close();
