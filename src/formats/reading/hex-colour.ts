/** `#rrggbb` of red, green and blue, each a whole number from 0 to 255. */
export const hexOfBytes = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
