import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/** From so many degrees on a panel folds back over the panel that it hangs on. */
const BACK = 135;

/** Layers that one crease in carton holds between its panels, as measured in becf-12406, where a wall rolls over both boards of a web. */
const LAYERS = 2;

/**
 * Board that folds back over other layers needs length to go round them. One crease in corrugated board or greyboard leaves room for
 * none: such a fold has two creases, as far apart as the layers are thick.
 */
export const turns: Law = (box) =>
  box.drawing.parts.flatMap(({ part: { id, blank }, sheet }) =>
    sheet.flatMap(({ id: panel, panel: { folds }, parent }) => {
      const closed = folds.at(-1);
      if (parent === undefined || !closed || Math.abs(closed.to) < BACK) return [];
      const { thickness, inside } = blank;
      // The board between the crease and the inner face of its bend is between the panels, too, whichever way it bends.
      const own = 2 * inside * thickness;
      const room = (closed.clearance ?? 0) - own;
      const most = box.template.group.startsWith('cartons') ? LAYERS * thickness : 0;
      return room > most + 1e-9
        ? [`${fullName(box, id, panel)} folds back over ${room.toFixed(2)} mm on one crease, board ${thickness}`]
        : [];
    }),
  );
