import { placements } from '../../src/fold/index.ts';
import { dot3, type Point, type Point3, subtract3 } from '../../src/geometry/index.ts';
import type { PlacedPanel } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/** Cosine of the largest angle between two statements of one size: walls lean, but no size turns into another. */
const SAME = Math.SQRT1_2;

/** A size runs the same way wherever the closed box states it: in the labels of every part, and between the faces that promise it inside. */
export const directions: Law = (box) => {
  const { parts } = box.drawing;
  const places = placements(parts);
  const statements = parts.flatMap(({ part, sheet }, k) => {
    const inSpace = (index: number, way: Point): Point3 =>
      subtract3(places[k]![index]!(way, 0), places[k]![index]!([0, 0], 0));
    return part.blank.gauges.flatMap(({ name, panel, along }) => {
      const index = sheet.findIndex(({ id }) => id === panel);
      const placed = sheet[index]!;
      const where = fullName(box, part.id, panel);
      return placed.panel.bow ? [] : [{ name, where, runs: inSpace(index, axisOf(placed, along)) }];
    });
  });
  const promises = parts.flatMap(({ part }, k) =>
    part.blank.inner.flatMap(({ name, a }) => {
      const cut = a.indexOf(':');
      const own = cut < 0 ? k : parts.findIndex(({ part: { id } }) => id === a.slice(0, cut));
      const index = parts[own]!.sheet.findIndex(({ id }) => id === a.slice(cut + 1));
      const place = places[own]![index]!;
      return parts[own]!.sheet[index]!.panel.bow
        ? []
        : [
            {
              name,
              where: `the inner face of ${fullName(box, part.id, a)}`,
              runs: subtract3(place([0, 0], 1), place([0, 0], 0)),
            },
          ];
    }),
  );
  return statements.flatMap((one) => {
    const named = ({ name }: { readonly name: string }): boolean => name === one.name;
    // The promises count: a square box has two of one size. Without any, the first label does.
    const promised = promises.filter(named);
    const guides = promised.length ? promised : [statements.find(named)!];
    if (guides.some(({ runs }) => Math.abs(dot3(runs, one.runs)) >= SAME)) return [];
    return [`${one.name} runs one way on ${guides[0]!.where} and another way on ${one.where}`];
  });
};

/** Direction on the sheet of an axis of a panel. */
const axisOf = ({ at: { cos, sin } }: PlacedPanel, along: 'x' | 'y'): Point =>
  along === 'x' ? [cos, sin] : [-sin, cos];
