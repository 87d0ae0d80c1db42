import { describe, expect, it } from 'vitest';
import { expansion } from '../../src/formats/expansion/index.ts';

/** A graph: names of the nodes, each with the names of its parts. */
const graphOf = (uses: Readonly<Record<string, readonly string[]>>) => {
  const nodes = Object.fromEntries(Object.keys(uses).map((name) => [name, { name }]));
  const visits = new Map<string, number>();
  const usesOf = ({ name }: { readonly name: string }) => {
    visits.set(name, (visits.get(name) ?? 0) + 1);
    return uses[name]!.map((part) => ({ part: nodes[part]!, times: 1 }));
  };
  return { of: (name: string) => expansion(nodes[name]!, usesOf), visits };
};

describe('the expansion of a graph of uses', () => {
  it('counts every use and measures the longest chain', () => {
    const { of } = graphOf({ root: ['a', 'a', 'b'], a: ['c', 'c'], b: ['a'], c: [] });
    // a = 3, b = 4, root = 1 + 3 + 3 + 4.
    expect(of('root')).toEqual({ count: 11, depth: 4 });
    expect(of('c')).toEqual({ count: 1, depth: 1 });
  });

  it('visits every node once', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 40 }, (_, k) => [`n${k}`, k ? Array.from({ length: 10 }, () => `n${k - 1}`) : []]),
    );
    const { of, visits } = graphOf(chain);
    expect(of('n39').count).toBeGreaterThan(1e38);
    expect(new Set(visits.values())).toEqual(new Set([1]));
  });

  it('is infinite for a cycle, also through others', () => {
    const { of } = graphOf({ root: ['a'], a: ['b'], b: ['a'], c: [] });
    expect(of('root')).toEqual({ count: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY });
    expect(of('c').depth).toBe(1);
  });

  it('follows a chain of 100,000 without running out of stack', () => {
    const nodes = Array.from({ length: 100_000 }, (_, k) => ({ k }));
    const { count, depth } = expansion(nodes[0]!, ({ k }) => (nodes[k + 1] ? [{ part: nodes[k + 1]!, times: 1 }] : []));
    expect([count, depth]).toEqual([100_000, 100_000]);
  });

  it('multiplies repeated uses', () => {
    const [root, leaf] = [{}, {}];
    expect(expansion(root, (node) => (node === root ? [{ part: leaf, times: 12 }] : [])).count).toBe(13);
  });
});
