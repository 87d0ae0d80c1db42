import { SaxesParser } from 'saxes';
import { addTo } from '../../geometry/index.ts';
import { LIMITS, UnreadableError } from './unreadable.ts';

export interface XmlElement {
  /** Name without prefix. Empty for elements outside the SVG namespace. */
  readonly name: string;
  /** Attributes by name: without prefix for SVG and XLink, with `inkscape:` for Inkscape labels. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  readonly line: number;
}

/** Most elements of a document, and largest depth. The parser stops there. */
const [MAX_ELEMENTS, MAX_DEPTH] = [2 * LIMITS.strokes, 4 * LIMITS.depth] as const;

const SVG = 'http://www.w3.org/2000/svg';

/** Known prefixes of attributes of other namespaces, independent of the prefixes in the file. */
const ATTRIBUTE_PREFIXES: Readonly<Record<string, string>> = {
  'http://www.w3.org/1999/xlink': '',
  'http://www.inkscape.org/namespaces/inkscape': 'inkscape:',
};

/**
 * The tree of an XML document of limited depth; nothing is fetched. Plain-text entities alone work: Illustrator writes its namespaces so.
 * @throws UnreadableError for a document that is not well-formed, too deep or too large.
 */
export const readXml = (text: string): XmlElement => {
  // The parser's own namespaces search all open elements for every name.
  const parser = new SaxesParser({ position: true });
  const namespaces = new Namespaces();
  const stack: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const place = (): string => `line ${parser.line}`;
  parser.on('error', (error) => {
    throw new UnreadableError(`The XML is not well formed: ${error.message.replace(/^\d+:\d+: /, '')}`, place());
  });
  parser.on('doctype', (doctype) => {
    for (const [name, value] of entitiesIn(doctype, text, place())) parser.ENTITIES[name] = value;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > MAX_ELEMENTS)
      throw new UnreadableError(`The document has more than ${MAX_ELEMENTS} elements.`, place());
    if (stack.length >= MAX_DEPTH)
      throw new UnreadableError(`Elements are nested deeper than ${MAX_DEPTH} levels.`, place());
    const given = attributes as Record<string, string>;
    namespaces.open(given);
    const element: XmlElement = {
      name: namespaces.elementName(name),
      attributes: namespaces.attributesOf(given),
      children: [],
      text: '',
      line: parser.line,
    };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  });
  parser.on('closetag', () => {
    namespaces.close();
    stack.pop();
  });
  const addText = (more: string): void => {
    const open = stack.at(-1);
    if (open) open.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (!root) throw new UnreadableError('The document is empty.');
  return root;
};

/** Namespace prefixes in scope, with lookup in constant time at any depth. */
class Namespaces {
  /** URIs of each prefix, innermost last. */
  readonly #uris = new Map<string, string[]>();
  readonly #declared: (readonly string[])[] = [];

  open(attributes: Readonly<Record<string, string>>): void {
    const prefixes: string[] = [];
    for (const [name, uri] of Object.entries(attributes)) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      const prefix = name.slice(6);
      prefixes.push(prefix);
      addTo(this.#uris, prefix, uri);
    }
    this.#declared.push(prefixes);
  }

  close(): void {
    for (const prefix of this.#declared.pop() ?? []) this.#uris.get(prefix)!.pop();
  }

  /** The name of an SVG element; empty for another namespace. A file without namespaces is read as SVG. */
  elementName(name: string): string {
    const [prefix, local] = split(name);
    const uri = this.#uris.get(prefix)?.at(-1);
    return uri === undefined || uri === '' || uri === SVG ? local : '';
  }

  attributesOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
    const known: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      const [prefix, local] = split(name);
      const uri = prefix === '' ? undefined : this.#uris.get(prefix)?.at(-1);
      const under = uri === undefined ? (prefix === 'xlink' ? '' : `${prefix}:`) : ATTRIBUTE_PREFIXES[uri];
      if (prefix === '') known[local] = value;
      // An attribute without a namespace takes precedence over an XLink attribute.
      else if (under !== undefined && !Object.hasOwn(known, under + local)) known[under + local] = value;
    }
    return known;
  }
}

const split = (name: string): readonly [prefix: string, local: string] => {
  const at = name.indexOf(':');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
};

/** Plain texts declared as entities by a document type. */
const entitiesIn = (doctype: string, text: string, place: string): [name: string, value: string][] => {
  const declared = [...doctype.matchAll(/<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g)];
  const longest = Math.max(0, ...declared.slice(0, 256).map(([, , a, b]) => (a ?? b)!.length));
  if (declared.length > 256 || longest * (text.split('&').length - 1) > LIMITS.bytes)
    throw new UnreadableError('The entities of the document expand beyond the limit.', place);
  return declared.map(([, name, a, b]) => [name!, (a ?? b)!]);
};
