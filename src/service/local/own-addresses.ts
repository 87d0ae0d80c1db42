import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { escapeMarkup } from '../../artwork/index.ts';
import { readableDefaults } from '../../engine/index.ts';
import { type Catalogue, variables } from '../../template/index.ts';
import type { AddressOf } from './context.ts';
import { pictures } from './pictures/index.ts';
import page from './web-page.json' with { type: 'json' };

/** Number of remembered addresses: data URLs have about 10 kB. */
const MAX_ADDRESSES_KEPT = 500;

/** Addresses without a server: data URLs or files. Each is drawn when read: pictures take a hundred times as long as other answers. */
export const ownAddresses = (catalogue: Catalogue, directory: string | undefined): AddressOf => {
  const pictureOf = pictures(catalogue);
  const make = (path: string): string => {
    const picture = path.startsWith(IMAGES) ? pictureOf(path.slice(IMAGES.length)) : undefined;
    const [type, text] =
      picture === undefined
        ? ['text/html; charset=utf-8', webPage(catalogue, path.slice('/templates/'.length))]
        : ['image/svg+xml', picture];
    if (directory === undefined) return `data:${type.replace(' ', '')};base64,${Buffer.from(text).toString('base64')}`;
    return writeNow(join(directory, extname(path) === '.svg' ? path : `${path}.html`), text);
  };
  const known = new LRUCache<string, string>({ max: MAX_ADDRESSES_KEPT, memoMethod: make });
  return (path) => known.memo(path);
};

const IMAGES = '/images/';

const writeNow = (path: string, text: string): string => {
  const place = resolve(path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.part`, text);
  renameSync(`${place}.part`, place);
  return pathToFileURL(place).href;
};

/** The page of a template without a server: its pictures and its variables in mm. */
const webPage = (catalogue: Catalogue, id: string): string => {
  const entry = catalogue.find(id)!;
  const { name, about } = entry.template;
  const pictureOf = pictures(catalogue);
  const image = (path: string, alt: string): string =>
    `<img alt="${escapeMarkup(alt)}" src="data:image/svg+xml;base64,${Buffer.from(pictureOf(path)!).toString('base64')}">`;
  const defaults = readableDefaults(entry, 'mm');
  const rows = Object.entries(variables(entry.template, id)).map(
    ([key, length]) =>
      `<tr><th scope="row">${key}</th><td>${escapeMarkup(length.about)}</td><td>${defaults[key]}${length.kind === 'length' ? ' mm' : ''}</td></tr>`,
  );
  const parts: Readonly<Record<string, string>> = {
    name: escapeMarkup(name),
    about: escapeMarkup(`${id}. ${about}`),
    folded: image(`folded/${id}.svg`, 'The closed box'),
    flat: image(`templates/${id}.svg`, 'The dieline'),
    rows: rows.join('\n'),
  };
  return page.join('\n').replace(/\{(\w+)\}/g, (_, part: string) => parts[part]!);
};
