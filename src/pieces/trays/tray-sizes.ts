import type { Gauge, Inner } from '../../board/index.ts';

/** The sizes written in the drawing of a tray: along and across its floor, and up its back. */
export const trayGauges = [
  { name: 'length', panel: 'floor', along: 'x' },
  { name: 'width', panel: 'floor', along: 'y' },
  { name: 'height', panel: 'back', along: 'y' },
] as const satisfies readonly Gauge[];

/** What a tray promises inside: from wall to wall, both ways. */
export const trayInner = [
  { name: 'length', a: 'right', b: 'left' },
  { name: 'width', a: 'back', b: 'front' },
] as const satisfies readonly Inner[];
