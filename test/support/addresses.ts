import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { endpoints } from '../../src/server/endpoints.ts';

/** Start of a drawing and of a page. */
const MARKUP = /^<(svg|!doctype html)/i;

interface Address {
  /** Where it is in the answer: `dieline_template.images[0].url`. */
  readonly at: string;
  readonly url: string;
  /** The method of a link. */
  readonly method?: string;
  readonly type: RegExp;
}

/** By field: what an address promises to lead to. */
const PROMISES: Readonly<Record<string, RegExp>> = { image: /^image\/svg\+xml/, href: /^text\/html/ };

const mediaTypes: Readonly<Record<string, RegExp>> = {
  svg: /^image\/svg\+xml/,
  pdf: /^application\/pdf/,
  dxf: /^(application|image)\/.*dxf/,
  cf2: /./,
};

/** Every address in an answer, whatever its depth. */
export const addressesIn = (answer: unknown, at = ''): Address[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  const { type, format, method } = answer as Readonly<Record<string, string | undefined>>;
  return Object.entries(answer).flatMap(([key, value]): Address[] => {
    const name = at ? `${at}.${key}` : key;
    if (typeof value !== 'string' || !['url', 'image', 'href'].includes(key)) return addressesIn(value, name);
    const promised =
      PROMISES[key] ?? (type === '3d_mockup' ? /^text\/html/ : (mediaTypes[format ?? type ?? ''] ?? /./));
    return [{ at: name, url: value, type: promised, ...(method && { method }) }];
  });
};

/** True for the path of an endpoint: a possible next request, not a file or a page. */
const isEndpoint = ({ url, method = 'GET' }: Address): boolean => {
  const path = url.split('?')[0]!;
  return endpoints.some(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
};

/** Checks that each address leads somewhere, and to what it promises. @returns number of files and pages. */
export const expectAlive = async (answer: unknown): Promise<number> => {
  let followed = 0;
  for (const address of addressesIn(answer)) {
    if (isEndpoint(address)) continue;
    const { url, type, at } = address;
    if (url.startsWith('file:')) {
      const text = readFileSync(fileURLToPath(url), 'latin1');
      expect(text.length, `${at}: ${url}`).toBeGreaterThan(100);
      if (/\.(svg|html)$/.test(url)) expect(text, at).toMatch(MARKUP);
    } else {
      expect(url, at).toMatch(/^(data:|http:)/);
      const found = await fetch(url);
      const body = await found.text();
      expect([at, found.status, found.headers.get('content-type')]).toEqual([at, 200, expect.stringMatching(type)]);
      if (/html|svg/.test(String(found.headers.get('content-type')))) expect(body, at).toMatch(MARKUP);
      expect(body.length, at).toBeGreaterThan(100);
    }
    followed++;
  }
  return followed;
};
