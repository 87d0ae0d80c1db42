/** The sizes written in the drawing of a tray: along and across its floor, and up its back. */
export const trayLabels = { length: 'floor.x', width: 'floor.y', height: 'back.y' } as const;

/** What a tray promises inside: from wall to wall, both ways. */
export const trayInner = { length: 'right|left', width: 'back|front' } as const;
