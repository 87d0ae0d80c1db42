import { CustomBlending, type Material, OneFactor } from 'three';

/** Opacity of the outside while the inside is shown. */
const GHOST_OPACITY = 0.14;

/** Shows the material of a side in full, or so faint that the other side is visible through it. */
export const setGhost = (material: Material, isGhost: boolean): void => {
  material.transparent = isGhost;
  material.opacity = isGhost ? GHOST_OPACITY : 1;
  material.depthWrite = !isGhost;
  // Equal to normal blending, but with one program for opaque and transparent board, so that the inside view compiles nothing.
  material.blending = CustomBlending;
  material.blendSrcAlpha = OneFactor;
};
