import { SaxesParser } from 'saxes';
import { measured, refuseMore } from './measured.ts';
import { nesting } from './nesting.ts';
import { Refusal } from './refusal.ts';
import { escaped } from './words.ts';

/**
 * An SVG written anew from what was read of it, without what would reach beyond it: references to other files, scripts, declarations of
 * entities. What draws it later sees nothing that was not looked at here. Undefined for XML that is no SVG.
 * @throws Refusal for what is not well-formed, for elements nested too deep, and for pictures in it that are damaged or have too many pixels together.
 */
export const selfContained = (text: string): string | undefined => {
  const parts: string[] = [];
  let root: string | undefined;
  let hidden = 0;
  /** Of all pictures in it: each may be a few bytes that unpack to gigabytes. */
  let pixels = 0;
  const nest = nesting();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    throw new Refusal(`The artwork begins as an SVG, but is not well-formed: ${message.slice(0, 100)}.`);
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    root ??= `${uri}#${local}`;
    if (hidden || LEFT_OUT.has(local)) {
      if (!isSelfClosing) hidden++;
      return;
    }
    const kept = Object.values(attributes).filter((a) => !beyond(a.local, a.value));
    for (const { local, value } of kept)
      if (local === 'href' && !/^\s*#/.test(value)) {
        const { width, height } = measured(bytesOf(value));
        pixels += width * height;
        refuseMore(pixels);
      }
    nest.open(
      attributes.id?.value,
      kept.map(({ value }) => value),
    );
    parts.push(`<${name}${kept.map((a) => ` ${a.name}="${escaped(a.value)}"`).join('')}>`);
  });
  parser.on('closetag', ({ name, local, isSelfClosing }) => {
    if (hidden || (LEFT_OUT.has(local) && isSelfClosing)) {
      if (!isSelfClosing) hidden--;
      return;
    }
    nest.close();
    parts.push(`</${name}>`);
  });
  const words = (t: string): unknown => hidden || parts.push(escaped(t));
  parser.on('text', words);
  parser.on('cdata', words);
  parser.write(text).close();
  nest.check();
  return root === `${SVG}#svg` ? parts.join('') : undefined;
};

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that draw nothing here. */
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'foreignObject', 'iframe', 'metadata']);

/** Does an attribute lead out of the file? */
const beyond = (name: string, value: string): boolean =>
  (name === 'href' && !/^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(value)) ||
  name === 'base' ||
  name.startsWith('on');

/** What a data URL holds (RFC 2397). */
const bytesOf = (url: string): Buffer => {
  const comma = url.indexOf(',');
  const body = url
    .slice(comma + 1)
    .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(body, /;\s*base64\s*$/i.test(url.slice(0, comma)) ? 'base64' : 'latin1');
};
