import { fail } from './reading.ts';

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

/** Reads the XML that writers write: elements, attributes and text, nothing else. */
export const readXml = (xml: string): Element => {
  const token = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
  const stack: Element[] = [{ name: '#document', attributes: new Map(), children: [], text: '' }];
  while (token.lastIndex < xml.length) {
    const from = token.lastIndex;
    const [, close, name, attributes, empty, text] =
      token.exec(xml) ?? fail(`no XML at ${from}: ${xml.slice(from, from + 60)}`);
    const parent = stack.at(-1)!;
    if (text !== undefined) parent.text += decoded(text);
    else if (close) {
      if (parent.name !== name) fail(`</${name}> closes <${parent.name}>`);
      stack.pop();
    } else {
      const element: Element = { name: name!, attributes: attributesOf(attributes!), children: [], text: '' };
      parent.children.push(element);
      if (!empty) stack.push(element);
    }
  }
  if (stack.length !== 1) fail(`<${stack.at(-1)!.name}> is never closed`);
  const [document] = stack;
  if (document!.children.length !== 1 || document!.text.trim()) fail('not one root element');
  return document!.children[0]!;
};

const attributesOf = (text: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (attributes.has(name!)) fail(`${name} twice`);
    attributes.set(name!, decoded(value!));
  }
  return attributes;
};

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decoded = (text: string): string => {
  if (/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)) fail('a character XML does not know');
  return text.replace(/&[^;]*;?/g, (entity) => entities[entity] ?? fail(`what is ${entity}?`));
};
