/** Main ids of the boxes used most, for searches that do not tell which of many is wanted. */
export const mostUsed: readonly string[] = '10101 21701 10901 11001 21d01 12105 30101 12501 11a02 12101'
  .split(' ')
  .map((id) => `becf-${id}`);
