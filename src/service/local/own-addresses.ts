import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../template/index.ts';
import type { AddressOf } from './address-of.ts';
import { pictures } from './pictures/index.ts';
import { webPage } from './web-page.ts';

/** Number of remembered addresses: data URLs have about 10 kB. */
const MAX_ADDRESSES_KEPT = 500;

/**
 * Addresses without a server: data URLs, or files in a directory with the same names. Each is drawn when its address is read, because
 * the pictures of a template take a hundred times as long as the rest of its answer.
 */
export const ownAddresses = (catalogue: Catalogue, directory: string | undefined): AddressOf => {
  const known = new LRUCache<string, string>({ max: MAX_ADDRESSES_KEPT });
  const pictureOf = pictures(catalogue);
  const make = (path: string): string => {
    const picture = path.startsWith(IMAGES) ? pictureOf(path.slice(IMAGES.length)) : undefined;
    const [type, text] =
      picture === undefined
        ? ['text/html; charset=utf-8', webPage(catalogue, path.slice(TEMPLATES.length))]
        : ['image/svg+xml', picture];
    if (directory === undefined) return `data:${type.replace(' ', '')};base64,${Buffer.from(text).toString('base64')}`;
    return writeNow(join(directory, extname(path) === '.svg' ? path : `${path}.html`), text);
  };
  return (path) => {
    const url = known.get(path) ?? make(path);
    known.set(path, url);
    return url;
  };
};

const IMAGES = '/images/';
const TEMPLATES = '/templates/';

const writeNow = (path: string, text: string): string => {
  const place = resolve(path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.part`, text);
  renameSync(`${place}.part`, place);
  return pathToFileURL(place).href;
};
