import type { ShownDrawing } from '../engine/flat-drawing.ts';
import { cursor, measured, type PointerSpot, placeEnd, showsInside } from './flat-state.ts';
import { nearestCorner, nextCorner } from './next-corner.ts';
import { ARROWS } from './picture-keys.ts';

interface Measured {
  readonly drawing: Pick<ShownDrawing, 'corners'>;
  /** The middle of the visible part, in mm. */
  readonly middle: PointerSpot;
  /** Called with a new corner, which may be out of sight. */
  readonly onReach: (corner: PointerSpot) => void;
  readonly onMeasured: (from: PointerSpot, to: PointerSpot) => void;
}

/** Handles keys while measuring: arrows go from corner to corner, Enter or the space bar sets an end. Returns false for other keys. */
export const measureByKey = (event: KeyboardEvent, { drawing, middle, onReach, onMeasured }: Measured): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { corners } = drawing;
  const arrow = ARROWS[event.key];
  if (!arrow && event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  if (!cursor.value) cursor.value = nearestCorner(corners, middle);
  else if (arrow) {
    const [dx, dy] = arrow;
    cursor.value = nextCorner(corners, cursor.value, [showsInside.value ? -dx : dx, dy]) ?? cursor.value;
  } else {
    placeEnd(cursor.value);
    const [from, to] = measured.value;
    if (from && to) onMeasured(from, to);
  }
  if (cursor.value) onReach(cursor.value);
  return true;
};
