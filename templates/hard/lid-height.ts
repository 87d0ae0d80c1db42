/** The usual height inside of a shallow lid, in mm: 25 on boxes up to 150 high, beyond that a sixth of theirs, so that a high box does not lose it. */
export const shallowLidHeight = (height: number): number => Math.max(25, height / 6);
