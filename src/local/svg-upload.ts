import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { readRaster } from './raster.ts';
import { countUses, MOST_ELEMENTS } from './svg-uses.ts';

/** How many characters are read before somebody else has a turn. */
const STRETCH = 1 << 18;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An SVG that can be shown safely: well-formed, without entities of its own (they can grow without
 * end), and without elements that use one another by the million. Undefined for what is not SVG.
 */
export const readSvg = async (data: Uint8Array): Promise<'svg' | { readonly fault: string } | undefined> => {
  const text = decoded(data);
  if (text === undefined || !/^\s*</.test(text)) return undefined;
  const uses = countUses();
  let root: string | undefined;
  let fault: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (type) => {
    if (type.includes('[')) fault ??= 'file is an SVG that declares entities in its document type: save it without.';
  });
  parser.on('error', ({ message }) => {
    fault ??= `file begins as an SVG, but is not well-formed: ${message.slice(0, 100)}.`;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    root ??= `${uri}#${local}`;
    const attribute = (name: string): string | undefined =>
      Object.values(attributes).find((a) => a.local === name)?.value;
    const href = attribute('href');
    if (local === 'image') fault ??= embedded(href);
    uses.open(attribute('id'), local === 'use' ? href : undefined);
  });
  parser.on('closetag', uses.close);
  for (let at = 0; at < text.length && !fault; at += STRETCH) {
    parser.write(text.slice(at, at + STRETCH));
    if (at + STRETCH < text.length) await setImmediate();
  }
  if (!fault) parser.close();
  if (root !== `${SVG}#svg`) return undefined;
  if (!fault && uses.tooMany()) fault = `file is an SVG that draws more than ${MOST_ELEMENTS} elements.`;
  return fault === undefined ? 'svg' : { fault };
};

/** Text, or undefined for bytes that are none. */
const decoded = (data: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
};

/** A picture inside is held to what a picture by itself is held to. */
const embedded = (href: string | undefined): string | undefined => {
  const base64 = /^data:[^,]*;base64,(.*)$/s.exec(href ?? '')?.[1];
  const raster = base64 === undefined ? undefined : readRaster(Buffer.from(base64, 'base64'));
  return raster && 'fault' in raster ? `In a picture inside the SVG: ${raster.fault}` : undefined;
};
