/** A box that folds, in three dimensions, in a browser. */

export { setGhost } from './ghost.ts';
export { reflectedRoom } from './reflected-room.ts';
export { BoxStage, RADIANS } from './stage.ts';
