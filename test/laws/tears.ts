import { flatten, intersect, type Ring, regionArea } from '../../src/geometry/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/** Board of a torn part that a slit may touch, in mm²: rounding. */
const SLACK = 1e-3;

const ringOf = (curves: Parameters<typeof flatten>[0][]): Ring => [
  curves[0]!.from,
  ...curves.flatMap((curve) => flatten(curve)),
];

/** No panel locks in a slit of a part that is torn out: the perforation alone would hold the box shut. */
export const tears: Law = (box) =>
  box.drawing.parts.flatMap((placed) =>
    locksIn(placed).flatMap((id) => torn(placed, id).map((wrong) => `${fullName(box, placed.part.id, id)} ${wrong}`)),
  );

/** The panels of this part into which another one locks. */
const locksIn = ({ part, sheet }: PlacedPart): string[] => {
  const receiving = new Set(part.blank.joins.filter(({ by }) => by === 'lock').flatMap(({ a, b }) => [a, b]));
  return sheet.map(({ id }) => id).filter((id) => receiving.has(id));
};

const torn = ({ sheet }: PlacedPart, id: string): string[] => {
  const { marks } = sheet.find((panel) => panel.id === id)!.panel;
  // An open perforation ends on the edge of its panel, or on the crease that it hangs on: its chord closes it.
  const parts = marks.filter(({ line }) => line === 'perforation').map(({ curves }) => ringOf([...curves]));
  const slits = marks.filter(({ line }) => line === 'cut').map(({ curves }) => ringOf([...curves]));
  return slits.some((slit) => regionArea(intersect([slit], parts)) > SLACK)
    ? ['has the slit of a lock in a part that is torn out']
    : [];
};
