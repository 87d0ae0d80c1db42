export { AmbientOcclusion } from './ambient-occlusion.ts';
/** A box that folds, in three dimensions, in a browser. */

export { filmType, recordFilm } from './film.ts';
export { reflectedRoom } from './reflected-room.ts';
export { BoxStage, RADIANS, setGhost, sizeAt } from './stage.ts';
