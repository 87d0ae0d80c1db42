import ids from './most-used.json' with { type: 'json' };

/** Main ids of the boxes used most, for searches that do not tell which of many is wanted. */
export const mostUsed: readonly string[] = ids;
