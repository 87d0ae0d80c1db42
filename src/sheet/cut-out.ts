import type { Cutout } from '../board/index.ts';
import {
  bounds,
  boxesApart,
  crossings,
  cutAt,
  EMPTY_BOX,
  isInside,
  MICRON,
  moveCurve,
  type Point,
  pointAt,
  polygon,
  union,
} from '../geometry/index.ts';
import { type PanelLine, panelLine } from './panel-lines.ts';
import type { PlacedPanel } from './unfold.ts';

/**
 * Removes the lines inside the ring of a cut-out and draws the ring.
 * @throws RangeError when its panel does not exist, or the ring leaves the board.
 */
export const cutOut = (
  lines: readonly PanelLine[],
  { on, ring, line }: Cutout,
  sheet: readonly PlacedPanel[],
): PanelLine[] => {
  const home = sheet.find(({ id }) => id === on);
  if (!home) throw new RangeError(`a cut-out is on ${on}, which is not a panel`);
  const rim = ring.map((c) => moveCurve(home.at, c));
  const boxes = rim.map(bounds);
  // Flattened on first use: most cut-outs meet no line.
  let area: readonly Point[] | undefined;
  const box = boxes.reduce(union, EMPTY_BOX);
  const remaining: PanelLine[] = [];
  for (const own of lines) {
    // Most lines of a blank lie elsewhere.
    const reach = bounds(own.curve);
    if (boxesApart(reach, box, MICRON)) {
      remaining.push(own);
      continue;
    }
    const stops: number[] = [];
    // Plain loops: joining lists of lists dominated the time here.
    for (let k = 0; k < rim.length; k++)
      if (!boxesApart(reach, boxes[k]!, MICRON)) for (const t of crossings(own.curve, rim[k]!)) stops.push(t);
    stops.sort((a, b) => a - b);
    const pieces = cutAt(own.curve, stops);
    const inside = area ?? polygon(rim);
    area = inside;
    const left = pieces.filter((piece) => !isInside(inside, pointAt(piece, 0.5)));
    if (left.length < pieces.length && own.line === 'cut')
      throw new RangeError(
        `the cut-out on ${on} leaves the board at ${own.panels[0]}: draw it as a notch of that panel`,
      );
    for (const curve of left) remaining.push(panelLine(curve, own.line, own.panels, own.folds));
  }
  const panels = [on];
  for (const curve of rim) remaining.push(panelLine(curve, line, panels));
  return remaining;
};
