/** The most elements an SVG may draw, each as often as it is used. */
export const MOST_ELEMENTS = 200_000;

/** How deep elements may use one another. */
const DEEPEST = 50;

interface Element {
  /** The elements within it are those from its own place up to this one. */
  end: number;
  readonly uses: string | undefined;
}

/** What a document draws: `use` draws an element again with all in it, and that may use others. */
interface Uses {
  readonly open: (id: string | undefined, href: string | undefined) => void;
  readonly close: () => void;
  /** Is it more than can be drawn in good time? So is what uses itself. */
  readonly tooMany: () => boolean;
}

/** Ten elements that each use the one before ten times are a thousand million elements: they are counted, not drawn. */
export const countUses = (): Uses => {
  const all: Element[] = [];
  const around: number[] = [];
  const byId = new Map<string, number>();

  const weigh = (): number => {
    const known = new Map<number, number>();
    // Looking itself must come to an end, too.
    let looks = 0;
    const weight = (from: number, end: number, depth: number): number => {
      const before = known.get(from);
      if (before !== undefined) return before;
      let sum = end - from;
      for (let k = from; k < end && sum <= MOST_ELEMENTS; k++) {
        const used = byId.get(all[k]!.uses ?? '');
        if (++looks > 10 * MOST_ELEMENTS || (used !== undefined && depth > DEEPEST)) return Number.POSITIVE_INFINITY;
        if (used !== undefined) sum += weight(used, all[used]!.end, depth + 1);
      }
      known.set(from, sum);
      return sum;
    };
    return weight(0, all.length, 0);
  };

  return {
    open(id, href) {
      const place = all.push({ end: 0, uses: href?.startsWith('#') ? href.slice(1) : undefined }) - 1;
      if (id !== undefined) byId.set(id, place);
      around.push(place);
    },
    close() {
      all[around.pop()!]!.end = all.length;
    },
    tooMany: () => all.length > MOST_ELEMENTS || weigh() > MOST_ELEMENTS,
  };
};
