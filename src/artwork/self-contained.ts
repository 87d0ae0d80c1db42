import { SaxesParser } from 'saxes';
import { escapeMarkup } from './escape.ts';
import { drawnElements } from './expansion.ts';
import { imageSize, limitPixels } from './image-size.ts';
import { Refusal } from './refusal.ts';

/**
 * Rewrites a parsed SVG without references to other files and without scripts.
 * The renderer sees only checked content. Elements are checked while they are read, so that reading of a hostile
 * file stops early.
 * @throws Refusal for a file that is not an SVG, is not well-formed, declares entities, nests too deep or draws too much, and for
 * embedded pictures that are damaged or have too many pixels together.
 */
export const selfContained = (text: string): string => {
  const parts: string[] = [];
  let root: string | undefined;
  let hidden = 0;
  /** Pixels of all embedded pictures, because a few bytes may decode to gigabytes. */
  let pixels = 0;
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
    let href: string | undefined;
    for (const { local: attribute, value } of allowed) {
      if (attribute !== 'href') continue;
      href = value.trim();
      if (!href.startsWith('#')) pixels = addPicture(href, pixels);
    }
    drawn.open(
      attributes.id?.value,
      allowed.map(({ value }) => value),
      local === 'use' ? href : undefined,
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

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that are not drawn. */
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'foreignObject', 'iframe', 'metadata']);

/** True for an attribute that refers to another file. */
const reachesOut = (name: string, value: string): boolean =>
  (name === 'href' && !/^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(value)) ||
  name === 'base' ||
  name.startsWith('on');

/** Adds the pixels of an embedded picture. @throws Refusal for a damaged picture, or too many pixels. */
const addPicture = (url: string, before: number): number => {
  try {
    const { width, height } = imageSize(bytesOf(url));
    limitPixels(before + width * height);
    return before + width * height;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`In a picture inside the SVG: ${error.message}`);
  }
};

/** The content of a data URL (RFC 2397). */
const bytesOf = (url: string): Buffer => {
  const comma = url.indexOf(',');
  const body = url
    .slice(comma + 1)
    .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(body, /;\s*base64\s*$/i.test(url.slice(0, comma)) ? 'base64' : 'latin1');
};
