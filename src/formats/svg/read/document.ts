import { expansion } from '../../expansion/index.ts';
import { UnreadableError } from '../../reading/unreadable.ts';
import type { XmlElement } from '../../reading/xml.ts';

/** Elements that draw nothing by themselves. */
export const NOT_DRAWN = new Set(
  'defs symbol clipPath mask marker pattern linearGradient radialGradient filter'.split(' '),
);

/** The elements of an SVG by id, and its style sheets. */
export const svgDocument = (root: XmlElement) => {
  const byId = new Map<string, XmlElement>();
  const styleSheets: XmlElement[] = [];
  const collect = (element: XmlElement): void => {
    if (element.name === 'style') styleSheets.push(element);
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(root);
  const target = (element: XmlElement): XmlElement | undefined => {
    const href = element.attributes.href ?? '';
    return element.name === 'use' && href.startsWith('#') ? byId.get(href.slice(1)) : undefined;
  };
  const partsOf = (element: XmlElement): XmlElement[] => {
    const used = target(element);
    return used ? [used] : element.children.filter(({ name }) => !NOT_DRAWN.has(name));
  };
  /** Checked before drawing, because nested uses can take endless time. Throws UnreadableError for a cycle or more than `most` elements. */
  const requireFew = (most: number): void => {
    const { count, depth } = expansion(root, (element) => partsOf(element).map((part) => ({ part, times: 1 })));
    if (depth === Number.POSITIVE_INFINITY) throw new UnreadableError('An element uses itself.', 'line 1');
    if (count > most) throw new UnreadableError(`The document draws more than ${most} elements.`, 'line 1');
  };
  return { styleSheets, target, requireFew };
};
