/** In place of Node's zlib, which only PDF needs: it is refused before. */
export const inflateSync = (): never => {
  throw new Error('There is no zlib in a browser.');
};
