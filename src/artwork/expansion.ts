import { MAX_SVG_DEPTH, MOST_ELEMENTS } from './limits.ts';
import { Refusal } from './refusal.ts';

interface Element {
  readonly inside: Element[];
  /** Ids referenced by its attributes. */
  readonly refersTo: readonly string[];
  /** The id of the element drawn by a `use`. */
  readonly uses: string | undefined;
}

/** Counts the drawn elements of a document, which are given in order. */
interface Expansion {
  /** @throws Refusal for an element nested too deep, or too many elements. */
  readonly open: (id: string | undefined, attributes: readonly string[], use?: string) => void;
  readonly close: () => void;
  /** @throws Refusal for references nested too deep, or too many drawn elements. */
  readonly check: () => void;
}

/**
 * Counts drawn elements through references. Nine levels of elements that use the next level ten times draw a
 * thousand million elements. Elements that refer to themselves would never end.
 */
export const drawnElements = (): Expansion => {
  const root: Element = { inside: [], refersTo: [], uses: undefined };
  const around = [root];
  const byId = new Map<string, Element>();
  let elements = 0;

  const deepest = new Map<Element, number>();
  const limitDepth = (element: Element, depth: number): void => {
    if (depth > MAX_SVG_DEPTH) throw tooDeep();
    if ((deepest.get(element) ?? -1) >= depth) return;
    deepest.set(element, depth);
    for (const inside of element.inside) limitDepth(inside, depth + 1);
    for (const id of element.refersTo) {
      const target = byId.get(id);
      if (target) limitDepth(target, depth + 1);
    }
  };

  const counts = new Map<Element, number>();
  /** Number of elements drawn by this one. The recursion ends, because `limitDepth` has refused cycles. */
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    const used = element.uses === undefined ? undefined : byId.get(element.uses);
    let sum = used ? 1 + count(used) : 1;
    for (const inside of element.inside) sum += count(inside);
    counts.set(element, sum);
    return sum;
  };

  return {
    open(id, attributes, use) {
      if (around.length > MAX_SVG_DEPTH) throw tooDeep();
      if (++elements > MOST_ELEMENTS) throw tooMany();
      const element: Element = { inside: [], refersTo: attributes.flatMap(references), uses: use?.replace(/^#/, '') };
      around.at(-1)!.inside.push(element);
      around.push(element);
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
    },
    close() {
      around.pop();
    },
    check() {
      limitDepth(root, 0);
      if (count(root) > MOST_ELEMENTS) throw tooMany();
    },
  };
};

const tooDeep = (): Refusal =>
  new Refusal(
    `The artwork is an SVG with elements nested too deep; the maximum is ${MAX_SVG_DEPTH}, references included.`,
  );

const tooMany = (): Refusal =>
  new Refusal(`The artwork is an SVG that draws more than ${MOST_ELEMENTS} elements, counting each use.`);

/** The ids referenced by an attribute: `#a`, `url(#a)`. */
const references = (value: string): string[] =>
  [...value.matchAll(/(?:^|url\()\s*['"]?#([^)'"\s]+)/g)].map(([, id]) => id!);
