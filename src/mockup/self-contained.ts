import { SaxesParser } from 'saxes';
import { Refusal } from './refusal.ts';
import { escaped } from './words.ts';

/**
 * An SVG written anew from what was read of it, without what would reach beyond it: references to other files, scripts, declarations of
 * entities. What draws it later sees nothing that was not looked at here. Undefined for XML that is no SVG.
 * @throws Refusal for what is not well-formed.
 */
export const selfContained = (text: string): string | undefined => {
  const parts: string[] = [];
  let root: string | undefined;
  let hidden = 0;
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
    parts.push(`<${name}${kept.map((a) => ` ${a.name}="${escaped(a.value)}"`).join('')}>`);
  });
  parser.on('closetag', ({ name, local, isSelfClosing }) => {
    if (hidden || (LEFT_OUT.has(local) && isSelfClosing)) {
      if (!isSelfClosing) hidden--;
      return;
    }
    parts.push(`</${name}>`);
  });
  const words = (t: string): unknown => hidden || parts.push(escaped(t));
  parser.on('text', words);
  parser.on('cdata', words);
  parser.write(text).close();
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
