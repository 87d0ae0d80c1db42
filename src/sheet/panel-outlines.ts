import { type Curve, moveCurve, shift } from '../geometry/index.ts';
import type { Drawing, PlacedPart } from './arrange.ts';
import type { PlacedPanel } from './unfold.ts';

/** The name of a panel in a drawing of one part or of several: `front`, `tray:front`. */
export const panelId = (parts: readonly PlacedPart[], { part }: PlacedPart, { id }: PlacedPanel): string =>
  parts.length > 1 ? `${part.id}:${id}` : id;

export interface PanelOutline {
  /** Path of panel names; in a drawing of several parts after that of the part: `tray:front`. */
  readonly name: string;
  readonly outline: readonly Curve[];
  /** False for glue flaps with what hangs on them and, where paper covers a rigid box, for its board. */
  readonly isPrinted: boolean;
}

export const panelOutlines = ({ parts }: Drawing): PanelOutline[] => {
  const isCovered = parts.some(({ part }) => part.category === 'cover');
  return parts.flatMap((placed) => {
    const { part, sheet } = placed;
    const hidden: boolean[] = [];
    // Parents come before their children.
    for (const { panel, parent } of sheet)
      hidden.push(
        (isCovered && part.category === 'carton') || panel.role === 'glue' || (parent !== undefined && hidden[parent]!),
      );
    const place = shift(...placed.shift);
    return sheet.map((panel, k) => ({
      name: panelId(parts, placed, panel),
      outline: panel.outline.map((curve) => moveCurve(place, curve)),
      isPrinted: !hidden[k],
    }));
  });
};
