import { type Panel, type PanelOptions, pen } from '../../board/index.ts';

/** Two corner flaps of walls that meet, each inside the other wall, which hook into one another. All in mm. */
interface CornerHooks {
  /** From where to where along the corner they reach, seen from the floor. */
  readonly foot: number;
  readonly head: number;
  /** How far they reach along the other wall. */
  readonly reach: number;
  readonly material: number;
  /** How far they go past one another; as far as there is room by default. */
  readonly grasp?: number;
  /** How much higher than it reaches a flap must be there, so that both find room in their corner of the sheet; 1 in a square one. */
  readonly spread?: number;
  /** How much the upper one leans in at the rim for each mm that it reaches. */
  readonly slope?: number;
}

/** Play between two hooks, and between two flaps on the sheet, in mm. */
const [PLAY, APART] = [0.5, 0.5];

/** Where the crease of the lower one ends and that of the upper one begins, how far their hooks begin from there, and how far they reach. */
export const hooksOf = ({
  foot,
  head,
  reach: asked,
  material: m,
  grasp = head,
  spread = 1,
  slope = 0,
}: CornerHooks) => {
  const middle = (foot + head) / 2;
  const [lower, upper] = [middle - PLAY / 2, middle + PLAY / 2];
  const [neck, reach] = [m + 1, Math.min(asked, (head - 2) / spread)];
  // On the sheet both lie in one corner, on either side of its diagonal.
  const above = (out: number): number => out * spread + APART;
  return {
    ...{ foot, head, lower, upper, neck, reach },
    /** The hooks' ends: the upper one's at its neck and at its edge, the lower one's; how high that is at its edge, and how far that ends below the rim. */
    down: [Math.max(above(neck), upper - grasp), Math.max(above(reach), upper - grasp)],
    up: Math.min(head, lower + grasp),
    rise: above(reach),
    slant: slope * reach,
  } as const;
};

export type CornerHookSizes = ReturnType<typeof hooksOf>;

/** Hangs on the upper half of the corner; its hook goes down behind the lower one. The head is on its left. */
export const upperHook = (
  name: string,
  { head, upper, neck, reach, down, slant }: CornerHookSizes,
  how: PanelOptions = {},
): Panel =>
  pen(name, head - upper, how)
    .to(head - upper, neck)
    .to(head - down[0], neck)
    .to(head - down[1], reach)
    .to(slant, reach)
    .close();

/** Hangs on the lower half; its hook goes up behind the upper one. The floor is on its right. */
export const lowerHook = (
  name: string,
  { foot, lower, neck, reach, up, rise }: CornerHookSizes,
  how: PanelOptions = {},
): Panel =>
  pen(name, lower - foot, how)
    .to(lower - rise, reach)
    .to(lower - up, reach)
    .to(lower - up, neck)
    .to(0, neck)
    .close();
