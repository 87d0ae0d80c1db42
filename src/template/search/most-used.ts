import ids from './most-used.json' with { type: 'json' };

/** Main ids of the boxes used most. Apart from the words of the search, which a page that lists these boxes does not load. */
export const mostUsed: readonly string[] = ids;
