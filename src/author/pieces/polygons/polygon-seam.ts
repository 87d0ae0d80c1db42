/**
 * Widths of the last two walls of a polygonal tube, in mm. The last wall lies on the glue flap, one board outside its side of the
 * polygon. The wall before it is therefore wider, and the last one begins later. It ends one board before the crease of the glue flap.
 * `fold`: fold angle between two walls, in degrees.
 */
export const polygonSeam = (
  side: number,
  material: number,
  fold: number,
): { readonly before: number; readonly last: number } => {
  const angle = (fold * Math.PI) / 180;
  return { before: side + material / Math.sin(angle), last: side - material / Math.tan(angle) - material };
};
