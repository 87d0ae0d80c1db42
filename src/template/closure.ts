/** The ways in which boxes close, as people look for them. */
export const closures = [
  'tuck',
  'snap_lock',
  'auto_bottom',
  'sealed',
  'hinged_lid',
  'separate_lid',
  'open_tray',
  'wrap',
  'other',
] as const;

/** The closure of a box: that of its bottom, if the bottom locks, otherwise that of its top. A drawer in a sleeve counts as a separate lid. */
export type ClosureName = (typeof closures)[number];
