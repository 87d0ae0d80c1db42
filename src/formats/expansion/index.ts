/** A part of a node, with its number of uses there. */
export interface Use<T> {
  readonly part: T;
  readonly times: number;
}

/** Size of an expanded graph of uses. */
export interface Expansion {
  /** Number of nodes when every use is expanded, including the root. */
  readonly count: number;
  /** The longest chain of uses: 1 for a node without parts, Infinity for a node that uses itself. */
  readonly depth: number;
}

/**
 * Counts the nodes of a graph of uses without expanding it: ten groups that each use the previous one ten times expand to
 * 10¹⁰ elements. Visits every node once, without recursion, so that deep chains do not overflow the stack.
 *
 *     expansion(root, (element) => element.children.map((part) => ({ part, times: 1 })))
 *
 * @param usesOf the parts of a node. Called once for each node.
 */
export const expansion = <T extends object>(whole: T, usesOf: (node: T) => readonly Use<T>[]): Expansion => {
  const known = new Map<T, Expansion>();
  const open = new Set<T>();
  const stack: { readonly node: T; readonly uses: readonly Use<T>[]; next: number; count: number; depth: number }[] =
    [];
  const enter = (node: T): void => {
    open.add(node);
    stack.push({ node, uses: usesOf(node), next: 0, count: 1, depth: 1 });
  };
  enter(whole);
  for (;;) {
    const top = stack.at(-1)!;
    const use = top.uses[top.next];
    if (!use) {
      const done: Expansion = { count: top.count, depth: top.depth };
      known.set(top.node, done);
      open.delete(top.node);
      stack.pop();
      if (!stack.length) return done;
      continue;
    }
    // A node that uses itself expands without end.
    const part = open.has(use.part) ? ENDLESS : known.get(use.part);
    if (!part) {
      enter(use.part);
      continue;
    }
    top.next++;
    top.count += use.times * part.count;
    top.depth = Math.max(top.depth, 1 + part.depth);
  }
};

const ENDLESS: Expansion = { count: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };
