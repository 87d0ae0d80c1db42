/**
 * Widths of the last two walls of a polygonal tube, in mm. The last one lies on the glue flap, a board further out
 * than its side of the polygon: the wall before it reaches that far, and it begins so much later; it ends a
 * board before the crease of the glue flap. `fold`: degrees that each wall turns out of the one before.
 */
export const polygonSeam = (
  side: number,
  material: number,
  fold: number,
): { readonly before: number; readonly last: number } => {
  const turn = (fold * Math.PI) / 180;
  return { before: side + material / Math.sin(turn), last: side - material / Math.tan(turn) - material };
};
