/** Dimension labels of a tray: along and across its floor, and on its back. */
export const trayLabels = { length: 'floor.x', width: 'floor.y', height: 'back.y' } as const;

/** Inside sizes of a tray: between its walls, in both directions. */
export const trayInner = { length: 'right|left', width: 'back|front' } as const;
