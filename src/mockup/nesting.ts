import { Refusal } from './refusal.ts';

/** How deep elements may lie in one another, and those that they refer to: each may be a layer as large as the picture. */
const DEEPEST = 64;

interface Element {
  readonly inside: Element[];
  readonly refersTo: readonly string[];
}

/** What lies in what, as a document is read. */
interface Nesting {
  readonly open: (id: string | undefined, values: readonly string[]) => void;
  readonly close: () => void;
  /** @throws Refusal for elements too deep in one another, as are those that refer to themselves. */
  readonly check: () => void;
}

export const nesting = (): Nesting => {
  const root: Element = { inside: [], refersTo: [] };
  const around = [root];
  const byId = new Map<string, Element>();
  const deepest = new Map<Element, number>();

  const visit = (element: Element, depth: number): void => {
    if (depth > DEEPEST) throw new Refusal('The artwork has elements that are nested too deep.');
    if ((deepest.get(element) ?? -1) >= depth) return;
    deepest.set(element, depth);
    for (const inner of element.inside) visit(inner, depth + 1);
    for (const id of element.refersTo) {
      const there = byId.get(id);
      if (there) visit(there, depth + 1);
    }
  };

  return {
    open(id, values) {
      const element: Element = { inside: [], refersTo: values.flatMap(references) };
      around.at(-1)!.inside.push(element);
      around.push(element);
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
    },
    close() {
      around.pop();
    },
    check: () => visit(root, 0),
  };
};

/** Names that an attribute leads to: `#a`, `url(#a)`. */
const references = (value: string): string[] =>
  [...value.matchAll(/(?:^|url\()\s*['"]?#([^)'"\s]+)/g)].map(([, id]) => id!);
