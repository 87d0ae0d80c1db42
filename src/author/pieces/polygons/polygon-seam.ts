/**
 * Widths in mm of the last two walls of a polygonal tube. The last lies on the glue flap, one board outside its side of the polygon: the
 * wall before it is wider, and it begins later. It ends one board before the crease of the flap. `fold`: degrees between two walls.
 */
export const polygonSeam = (side: number, material: number, fold: number) => {
  const angle = (fold * Math.PI) / 180;
  return { before: side + material / Math.sin(angle), last: side - material / Math.tan(angle) - material };
};
