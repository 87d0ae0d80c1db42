export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** Pixels of a press of an arrow key. */
const STEP_PIXELS = 40;

/** Handles the keys of a focused picture as its gestures: arrows as a drag that way, with Shift as `slide`, plus and minus as a pinch. */
export const pictureKeys =
  (drag: (dx: number, dy: number) => void, zoom: (by: number) => void, slide = drag) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const by = ZOOMS[event.key];
    if (arrow) (event.shiftKey ? slide : drag)(arrow[0] * STEP_PIXELS, arrow[1] * STEP_PIXELS);
    else if (by) zoom(by);
    else return;
    event.preventDefault();
  };
