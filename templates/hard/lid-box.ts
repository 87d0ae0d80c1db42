import { mm, type RigidLidBox, rigidLidBox, type Values } from '../../src/author/index.ts';

/** How far in the middle of the rim a lid is cut away to get hold of the base, in mm: the paper turned in must go round it. */
const NOTCH = { radius: 10, paper: 3 } as const;

/** What a user gives of a tray with a lid. */
export const lidBoxSize = (defaults: { readonly length: number; readonly width: number; readonly height: number }) => ({
  length: mm(defaults.length, [50, 800], 'Length inside the base'),
  width: mm(defaults.width, [40, 600], 'Width inside the base'),
  height: mm(defaults.height, [20, 400], 'Height inside the base'),
  material: mm(2, [0.8, 4], 'Thickness of the greyboard'),
});

type Size = Values<ReturnType<typeof lidBoxSize>>;

/** Its finer settings; `lidHeight` is the default of that, 20 at least and the height at most. */
export const lidBoxOptions = ({ width, height }: Size, lidHeight: number) => {
  // The paper of two sides must not meet inside, nor reach the floor of base or lid.
  const deepest = Math.min(18, height - 5, width / 2 - 5);
  return {
    lid_height: mm(lidHeight, [20, height + 2], 'Height inside the lid'),
    paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
    turn_in: mm(15, [6, deepest], 'How far the paper goes down inside'),
    clearance: mm(0.5, [0.1, 3], 'Play between base and lid on each side'),
  };
};

/** From settled values to its four parts. */
export const lidBox = (
  { material: board, lid_height: lidHeight, turn_in: turnIn, ...rest }: Size & Values<ReturnType<typeof lidBoxOptions>>,
  notched = false,
) => {
  const box: RigidLidBox = { ...rest, board, lidHeight, turnIn };
  return rigidLidBox(notched ? { ...box, lidNotch: Math.min(NOTCH.radius, turnIn - NOTCH.paper) } : box);
};
