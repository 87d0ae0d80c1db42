/**
 * Keeps what was made, up to `most` bytes of it: what nobody asked for the longest goes first. A name says all that its bytes
 * depend on, so that nothing kept is ever out of date. Who asks while it is being made waits for the same; what fails is not kept.
 */
export const keep = (most: number): ((name: string, make: () => Promise<Buffer>) => Promise<Buffer>) => {
  // In the order they were last asked for.
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const put = (name: string, made: Buffer): Buffer => {
    if (made.length > most) return made;
    kept.set(name, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return made;
  };

  return async (name, make) => {
    const known = kept.get(name);
    if (known) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const coming =
      underWay.get(name) ??
      make()
        .then((made) => put(name, made))
        .finally(() => underWay.delete(name));
    underWay.set(name, coming);
    return coming;
  };
};
