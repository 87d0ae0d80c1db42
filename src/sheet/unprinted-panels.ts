import { type Curve, moveCurve, shift } from '../geometry/index.ts';
import type { Drawing } from './arrange.ts';

/**
 * Outlines on the sheet of panels that show no print: glue flaps with what hangs on them and, where paper covers a rigid box, its board.
 * @example
 * unprintedPanels(dieline('becf-10101').drawing).length; // = 1
 */
export const unprintedPanels = ({ parts }: Drawing): Curve[][] => {
  const isCovered = parts.some(({ part }) => part.category === 'cover');
  return parts.flatMap(({ part, sheet, shift: [x, y] }) => {
    const hidden: boolean[] = [];
    // Parents come before their children.
    for (const { panel, parent } of sheet)
      hidden.push(
        (isCovered && part.category === 'carton') || panel.role === 'glue' || (parent !== undefined && hidden[parent]!),
      );
    const place = shift(x, y);
    return sheet.filter((_, k) => hidden[k]).map(({ outline }) => outline.map((curve) => moveCurve(place, curve)));
  });
};
