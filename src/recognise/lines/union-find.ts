import { addTo, keptIn } from '../../geometry/index.ts';

/** Groups of things that are joined pair by pair. */
export class UnionFind {
  readonly #parent: number[];

  constructor(count: number) {
    this.#parent = Array.from({ length: count }, (_, k) => k);
  }

  /** The number of the group of a thing: the same for all of the group. */
  find(k: number): number {
    let root = k;
    while (this.#parent[root] !== root) root = this.#parent[root]!;
    for (let i = k; i !== root; ) [this.#parent[i], i] = [root, this.#parent[i]!];
    return root;
  }

  join(a: number, b: number): void {
    this.#parent[this.find(a)] = this.find(b);
  }

  /** Joins a thing with one that had the same key before. */
  joinBy<K>(known: Map<K, number>, key: K, thing: number): void {
    const first = keptIn(known, key, () => thing);
    this.join(thing, first);
  }

  /** The groups of things of which one has a key of the next, in the order of their first members. */
  static sharing<T>(things: readonly T[], keysOf: (thing: T) => readonly unknown[]): T[][] {
    const joined = new UnionFind(things.length);
    const known = new Map<unknown, number>();
    things.forEach((thing, k) => {
      for (const key of keysOf(thing)) joined.joinBy(known, key, k);
    });
    return joined.groups(things, (_, k) => k);
  }

  /** Numbers the groups in the order in which they are asked for, from 0 on: first that of one thing. */
  numbering(first: number): (k: number) => number {
    const numbers = new Map<number, number>([[this.find(first), 0]]);
    return (k) => keptIn(numbers, this.find(k), () => numbers.size);
  }

  /** The groups of `things`, by the index that `indexOf` gives each, in the order of their first members. */
  groups<T>(things: readonly T[], indexOf: (thing: T, k: number) => number): T[][] {
    const groups = new Map<number, T[]>();
    things.forEach((thing, k) => {
      addTo(groups, this.find(indexOf(thing, k)), thing);
    });
    return [...groups.values()];
  }
}
