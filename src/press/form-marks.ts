import type { SheetMarks } from '../formats/printing/index.ts';
import {
  type Box,
  boxAround,
  boxCentre,
  boxCorners,
  boxesApart,
  boxWithin,
  circle,
  intersect,
  type Point,
  type Ring,
  straight,
} from '../geometry/index.ts';
import type { Size } from '../sheet/index.ts';
import table from './form-marks.json' with { type: 'json' };

type Edge = keyof Box;
/** Where the press pulls sheets to their side. */
type SideLay = 'left' | 'right';
const isUpright = (edge: Edge): boolean => edge === 'left' || edge === 'right';

/** Distance of marks to print and to one another, side of a patch, width of the mark of the side lay, way between two tries, in mm. */
const [CLEAR_MM, PATCH_MM, LAY_MM, STEP_MM] = [1, 5, 2, 5] as const;
/** Distance of the side lay from the gripper, and radius of the circle of a register mark, in mm. */
const [LAY_ABOVE_MM, CIRCLE_MM] = [40, 2.5] as const;

/** A box with what stays clear around it. */
const roomOf = ({ left, bottom, right, top }: Box): Ring =>
  boxCorners({ left: left - CLEAR_MM, bottom: bottom - CLEAR_MM, right: right + CLEAR_MM, top: top + CLEAR_MM });

/**
 * Marks of a print form, where there is neither print nor gripper: of the side lay at its edge, in line with the outer cuts beside the corners,
 * register marks at the middle of each edge or near it, and a colour bar at the rear edge or above the gripper.
 * @param print - area of the sheet that the press prints; `printed`: what blanks and their bleed take of it; `cuts`: around all blanks; `inks`: spot inks of the artwork.
 * @returns also a sentence on marks without room, with margins that give it to all.
 */
export const formMarks = (
  sheet: Size,
  print: Box,
  printed: readonly Ring[],
  cuts: Box,
  { bleed, inks, sideLay }: { readonly bleed: number; readonly inks: readonly string[]; readonly sideLay: SideLay },
): SheetMarks & { readonly missing?: string | undefined } => {
  const strokes: SheetMarks['strokes'][number][] = [];
  const areas: SheetMarks['areas'][number][] = [];
  const missing: string[] = [];
  const { corner, lay: layDeep, register } = table.marks;
  const taken = printed.map((ring) => ({ ring, box: boxAround(ring) }));
  const take = (box: Box): Box => {
    taken.push({ ring: roomOf(box), box });
    return box;
  };
  const isFree = (box: Box): boolean => {
    const near = taken.filter((other) => !boxesApart(other.box, box, 2 * CLEAR_MM)).map(({ ring }) => ring);
    return boxWithin(box, print) && !intersect(near, [roomOf(box)]).length;
  };
  /** A box at an edge of the print area, around a place along it. */
  const at = (edge: Edge, middle: number, long: number, deep: number): Box => {
    const out = edge === 'left' || edge === 'bottom' ? deep : -deep;
    const corners = [-long / 2, long / 2].map((along, k): Point => [middle + along, print[edge] + k * out]);
    return boxAround(isUpright(edge) ? corners.map(([along, across]): Point => [across, along]) : corners);
  };
  /** Takes the free box next to a place along an edge. */
  const near = (edge: Edge, start: number, long: number, deep: number): Box | undefined => {
    for (let away = 0; away < Math.max(sheet.width, sheet.height); away += STEP_MM)
      for (const middle of [start + away, start - away])
        if (isFree(at(edge, middle, long, deep))) return take(at(edge, middle, long, deep));
    return undefined;
  };
  const corners = table.corners as readonly { x: Edge; y: Edge; edge: Edge; u: number; v: number }[];
  const cramped = corners.filter(({ x, y, u, v }) => {
    const outs = [bleed + CLEAR_MM, bleed + CLEAR_MM + corner];
    const [from, to] = outs.map((out): Point => [cuts[x] + u * out, cuts[y] + v * out]);
    const box = boxAround([from!, to!]);
    const hasRoom = boxWithin(box, print);
    if (hasRoom && take(box)) strokes.push([straight(from!, to!)]);
    return !hasRoom;
  });
  if (cramped.length) missing.push('corner marks');

  const lay = near(sideLay, print.bottom + LAY_ABOVE_MM, LAY_MM, layDeep);
  if (lay) areas.push({ box: lay, ink: 'All' });
  else missing.push('the mark of the side lay');

  const bare = (['left', 'right', 'bottom', 'top'] as const).filter((edge) => {
    const middle = isUpright(edge) ? print.bottom + print.top : print.left + print.right;
    const box = near(edge, middle / 2, register, register);
    if (!box) return true;
    const [x, y] = boxCentre(box);
    strokes.push([straight([box.left, y], [box.right, y])], [straight([x, box.bottom], [x, box.top])]);
    strokes.push(circle([x, y], CIRCLE_MM));
    return false;
  });
  if (bare.length) missing.push(`register marks (${bare.join(', ')})`);

  const patches = [...table.patches, ...inks];
  const [long, wide] = [patches.length * PATCH_MM, print.right - print.left];
  const bar = (['top', 'bottom'] as const).find((edge) => {
    const before = areas.length;
    for (let left = print.left; left + long <= print.right; left += STEP_MM) {
      if (!isFree(at(edge, left + long / 2, long, PATCH_MM))) continue;
      for (const ink of patches) {
        areas.push({ box: at(edge, left + PATCH_MM / 2, PATCH_MM, PATCH_MM), ink });
        left += PATCH_MM;
      }
    }
    return areas.length > before;
  });
  if (!bar) missing.push(`a colour bar of ${long} mm`);
  if (!missing.length) return { strokes, areas };
  const need = register + bleed + 2 * CLEAR_MM;
  const whole = { left: 0, bottom: 0, right: sheet.width, top: sheet.height };
  const margins = (['left', 'bottom', 'right', 'top'] as const).flatMap((edge) =>
    Math.abs(cuts[edge] - print[edge]) < need ? `${edge}=${Math.ceil(Math.abs(whole[edge] - print[edge]) + need)}` : [],
  );
  const remedy = margins.length && long <= wide ? `--margin ${margins.join()}` : 'a larger sheet';
  const why = `${need} mm are needed between the cuts and the edge of print`;
  return { strokes, areas, missing: `There is no room for ${missing.join(', ')}: ${why}. Try ${remedy}` };
};
