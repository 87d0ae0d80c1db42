/** Caches the studio for offline use. The build inserts the list and a name from its contents, so another build has another cache. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** The used part of a service worker's global scope. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

const scope = globalThis as unknown as Scope;
const PREFIX = 'boxwright-studio-';
const CACHE = PREFIX + VERSION;

const keep = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.filter((file) => !file.endsWith('.html')));
  await cache.add('./');
  await scope.skipWaiting();
};

/** Files of packages, and fonts. */
const DRAWS_PAGES = /\/studio\/(pdfium|resvg|LiberationSans-\w+)\.(js|wasm|ttf)$/;

const forget = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
};

/** The page comes from the network if possible, so that a new build appears at once. Its files come from the cache. */
const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === 'navigate';
  const known = isPage ? await cache.match('./') : await cache.match(request, { ignoreSearch: true });
  if (known && !isPage) return known;
  try {
    const answered = await fetch(request);
    // What draws pages is not in the list: it is kept when it was first needed, where there is room.
    if (answered.ok && DRAWS_PAGES.test(request.url)) await cache.put(request, answered.clone()).catch(() => undefined);
    return answered;
  } catch (error) {
    if (known) return known;
    throw error;
  }
};

scope.addEventListener('install', (event) => event.waitUntil(keep()));
scope.addEventListener('activate', (event) => event.waitUntil(forget()));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope.registration.scope)) event.respondWith(answer(event.request));
});
