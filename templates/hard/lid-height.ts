/** The usual inside height of a shallow lid, in mm: 25 on boxes up to 150 high, beyond that a sixth of their height, so that the lid stays on. */
export const shallowLidHeight = (height: number): number => Math.max(25, height / 6);
