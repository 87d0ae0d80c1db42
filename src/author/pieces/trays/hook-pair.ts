import { type Panel, type PanelOptions, pen } from '../../../board/index.ts';

/** Play between two hooks, and between two flaps on the sheet, in mm. */
const [HOOK_PLAY_MM, FLAP_GAP_MM] = [0.5, 0.5];

/** Sizes of both hooks: end of the lower crease and start of the upper one, distance of the hooks from their creases, and length. */
export const hooksOf = ({
  foot,
  head,
  reach: requested,
  material: m,
  grasp = head,
  spread = 1,
  slope = 0,
}: {
  /** Start and end of the flaps along the corner, measured from the floor. */
  readonly foot: number;
  readonly head: number;
  /** Length along the other wall. */
  readonly reach: number;
  readonly material: number;
  /** Overlap of the hooks. @defaultValue as much as fits */
  readonly grasp?: number;
  /** Height of the lower flap's edge divided by its length, so that both flaps fit in their corner of the sheet; 1 in a square corner. */
  readonly spread?: number;
  /** Slant of the upper flap at the rim, per mm of its length. */
  readonly slope?: number;
}) => {
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
  how: PanelOptions = {},
): Panel =>
  pen(name, head - upper, how)
    .path([head - upper, neck], [head - down[0], neck], [head - down[1], reach], [slant, reach])
    .close();

/** The flap on the lower half of the corner. Its hook points up, behind the upper one. The floor is on its right. */
export const lowerHook = (
  name: string,
  { foot, lower, neck, reach, up, rise }: CornerHookSizes,
  how: PanelOptions = {},
): Panel =>
  pen(name, lower - foot, how)
    .path([lower - rise, reach], [lower - up, reach], [lower - up, neck], [0, neck])
    .close();
