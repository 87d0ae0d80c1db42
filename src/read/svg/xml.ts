import { SaxesParser } from 'saxes';
import { LIMITS, UnreadableError } from '../reading.ts';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  readonly line: number;
}

/** Elements of a document at most. */
const ELEMENTS = 2 * LIMITS.strokes;

/**
 * The tree of an XML document. Of the entities that a document type declares, plain texts are known, as Illustrator
 * writes its namespaces; nothing is fetched.
 * @throws UnreadableError where it is not well formed, too deep or too large.
 */
export const readXml = (text: string): XmlElement => {
  const parser = new SaxesParser({ position: true });
  const stack: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const place = (): string => `line ${parser.line}`;
  parser.on('error', (error) => {
    throw new UnreadableError(error.message.replace(/^\d+:\d+: /, ''), place());
  });
  parser.on('doctype', (doctype) => {
    const declared = [...doctype.matchAll(/<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g)];
    const longest = Math.max(0, ...declared.slice(0, 256).map(([, , a, b]) => (a ?? b)!.length));
    if (declared.length > 256 || longest * (text.split('&').length - 1) > LIMITS.bytes)
      throw new UnreadableError('entities that write out to more than is read', place());
    for (const [, name, a, b] of declared) parser.ENTITIES[name!] = (a ?? b)!;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > ELEMENTS) throw new UnreadableError(`more than ${ELEMENTS} elements`, place());
    if (stack.length >= 4 * LIMITS.depth) throw new UnreadableError('elements nested too deep', place());
    const element: XmlElement = {
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
      line: parser.line,
    };
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  const said = (more: string): void => {
    const open = stack.at(-1);
    if (open) open.text += more;
  };
  parser.on('text', said);
  parser.on('cdata', said);
  parser.write(text).close();
  if (!root) throw new UnreadableError('an empty document');
  return root;
};
