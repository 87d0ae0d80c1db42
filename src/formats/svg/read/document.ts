import { expansion } from '../../expansion/index.ts';
import { UnreadableError } from '../../reading/unreadable.ts';
import type { XmlElement } from '../../reading/xml.ts';

/** Elements that draw nothing by themselves. */
export const NOT_DRAWN = new Set(
  'defs symbol clipPath mask marker pattern linearGradient radialGradient filter'.split(' '),
);

/** The elements of an SVG by id, and the set of used elements. */
export class SvgDocument {
  readonly #root: XmlElement;
  readonly #byId = new Map<string, XmlElement>();
  readonly styleSheets: XmlElement[] = [];

  constructor(root: XmlElement) {
    this.#root = root;
    this.#collect(root);
  }

  #collect(element: XmlElement): void {
    if (element.name === 'style') this.styleSheets.push(element);
    const { id } = element.attributes;
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    for (const child of element.children) this.#collect(child);
  }

  target(element: XmlElement): XmlElement | undefined {
    const href = element.attributes.href ?? '';
    return element.name === 'use' && href.startsWith('#') ? this.#byId.get(href.slice(1)) : undefined;
  }

  /** Checked before drawing, because nested uses can take endless time. Throws UnreadableError for a cycle or more than `most` elements. */
  requireFew(most: number): void {
    const { count, depth } = expansion(this.#root, (element) =>
      this.#parts(element).map((part) => ({ part, times: 1 })),
    );
    if (depth === Number.POSITIVE_INFINITY) throw new UnreadableError('An element uses itself.', 'line 1');
    if (count > most) throw new UnreadableError(`The document draws more than ${most} elements.`, 'line 1');
  }

  #parts(element: XmlElement): XmlElement[] {
    const used = this.target(element);
    return used ? [used] : element.children.filter(({ name }) => !NOT_DRAWN.has(name));
  }
}
