import { SaxesParser } from 'saxes';
import { expansion, type Use } from '../formats/expansion/index.ts';
import { escapeMarkup } from './escape.ts';
import { imageSize, limitPixels } from './image-size.ts';
import { MAX_SVG_DEPTH, MOST_ELEMENTS } from './limits.ts';
import { Refusal } from './refusal.ts';

/**
 * Rewrites a parsed SVG without references to other files and without scripts. The renderer sees only checked content. Elements are checked
 * while they are read, so that reading of a hostile file stops early.
 * @throws Refusal for a file that is not an SVG, is not well-formed, declares entities, nests too deep or draws too much, and for
 * embedded pictures that are damaged, that are to be printed and have no end, or have too many pixels together.
 */
export const selfContained = (text: string, isPrinted = false): string => {
  const parts: string[] = [];
  let root: string | undefined;
  let hidden = 0;
  /** Pixels of all embedded pictures, because a few bytes may decode to gigabytes, and how many pictures there are. */
  let [pixels, pictures] = [0, 0];
  const drawn = drawnElements();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (type) => {
    if (type.includes('['))
      throw new Refusal('The artwork is an SVG that declares entities in its document type. Save it without them.');
  });
  parser.on('error', ({ message }) => {
    throw new Refusal(`The artwork is an SVG that is not well-formed: ${message.slice(0, 100)}.`);
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    root ??= `${uri}#${local}`;
    if (root !== `${SVG}#svg`) throw new Refusal('The artwork is not a PNG, JPEG, SVG or PDF.');
    if (hidden || LEFT_OUT.has(local)) {
      if (!isSelfClosing) hidden++;
      return;
    }
    const allowed = Object.values(attributes).filter((a) => !reachesOut(a.local, a.value));
    const links = allowed.flatMap((a) => (a.local === 'href' ? a.value.trim() : []));
    for (const link of links.filter((one) => !one.startsWith('#'))) {
      const which = [++pictures, attributes.id && `(${attributes.id.value.slice(0, 60)})`].filter(Boolean).join(' ');
      pixels += pixelsOf(link, pixels, which, isPrinted);
    }
    drawn.open(
      attributes.id?.value,
      allowed.map(({ value }) => value),
      local === 'use' ? links.at(-1) : undefined,
    );
    parts.push(`<${name}${allowed.map((a) => ` ${a.name}="${escapeMarkup(a.value)}"`).join('')}>`);
  });
  parser.on('closetag', ({ name, local, isSelfClosing }) => {
    if (hidden || (LEFT_OUT.has(local) && isSelfClosing)) {
      if (!isSelfClosing) hidden--;
      return;
    }
    drawn.close();
    parts.push(`</${name}>`);
  });
  const characters = (t: string): unknown => hidden || parts.push(escapeMarkup(t));
  parser.on('text', characters);
  parser.on('cdata', characters);
  parser.write(text).close();
  if (root === undefined) throw new Refusal('The artwork is not a PNG, JPEG, SVG or PDF.');
  drawn.check();
  return parts.join('');
};

/** Throws Refusal for a text that is not UTF-8. */
export const decoded = (file: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Refusal('The artwork is not encoded as UTF-8.');
  }
};

const SVG = 'http://www.w3.org/2000/svg';

const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'foreignObject', 'iframe', 'metadata']);

const reachesOut = (name: string, value: string): boolean =>
  (name === 'href' && !/^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(value)) ||
  name === 'base' ||
  name.startsWith('on');

/** The pixels of an embedded picture. @throws Refusal for a damaged picture, or too many pixels. */
const pixelsOf = (url: string, before: number, which: string, isPrinted: boolean): number => {
  try {
    const bytes = bytesOf(url);
    const { width, height } = imageSize(bytes);
    limitPixels(before + width * height);
    if (isPrinted && !isWhole(bytes)) throw new Refusal('The artwork is damaged: its end is missing.');
    return width * height;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`In picture ${which} inside the SVG: ${error.message}`);
  }
};

/** False for a PNG or a JPEG without its end. */
const isWhole = (bytes: Buffer): boolean =>
  bytes.lastIndexOf({ 137: 'IEND', 255: '\xff\xd9' }[bytes[0]!] ?? '', undefined, 'latin1') >= 0;

const bytesOf = (url: string): Buffer => {
  const comma = url.indexOf(',');
  const body = url
    .slice(comma + 1)
    .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(body, /;\s*base64\s*$/i.test(url.slice(0, comma)) ? 'base64' : 'latin1');
};

interface Element {
  readonly inside: Element[];
  readonly refersTo: readonly string[];
  /** The id of the element drawn by a `use`. */
  readonly uses: readonly string[];
}

/**
 * Counts drawn elements through references: nine levels that use the next one ten times draw a thousand million; a cycle would never end.
 * The document is given in order. Opening an element and the final check both throw a Refusal.
 */
const drawnElements = () => {
  const root: Element = { inside: [], refersTo: [], uses: [] };
  const around = [root];
  const byId = new Map<string, Element>();
  let elements = 0;

  return {
    open(id: string | undefined, attributes: readonly string[], use?: string): void {
      if (around.length > MAX_SVG_DEPTH) throw tooDeep();
      if (++elements > MOST_ELEMENTS) throw tooMany();
      const element: Element = {
        inside: [],
        refersTo: attributes.flatMap(references),
        uses: use === undefined ? [] : [use.replace(/^#/, '')],
      };
      around.at(-1)!.inside.push(element);
      around.push(element);
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
    },
    close(): void {
      around.pop();
    },
    check(): void {
      const named = (ids: readonly string[]): Element[] => ids.flatMap((id) => byId.get(id) ?? []);
      const uses = (parts: readonly Element[]): Use<Element>[] => parts.map((part) => ({ part, times: 1 }));
      const { depth } = expansion(root, ({ inside, refersTo }) => uses([...inside, ...named(refersTo)]));
      // The root is around all of the document.
      if (depth > MAX_SVG_DEPTH + 1) throw tooDeep();
      const { count } = expansion(root, (element) => uses([...element.inside, ...named(element.uses)]));
      if (count > MOST_ELEMENTS) throw tooMany();
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
