import type { Exception } from '../../src/author/index.ts';

/** What trays with webs on front and back break on the way: each web against the short wall beside it. */
export const webExceptions: readonly Exception[] = ['front', 'back'].flatMap((wall) =>
  ['right', 'left'].map((side) => ({
    law: 'solid' as const,
    // The front wall is drawn the other way up: its right web hangs next to the left wall.
    panels: [`${wall}.${side}-web`, (wall === 'back') === (side === 'right') ? 'right' : 'left'],
    upTo: 0.8,
    why: 'while the web swings against its wall, the bead of its crease turns in the corner, which the model leaves square',
  })),
);
