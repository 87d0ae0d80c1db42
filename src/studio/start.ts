/**
 * Stands in the page itself and runs before anything else has come: sets its theme, so that a dark page never flashes, and asks for
 * what the first picture needs. Without it the engine would start when the page has come, and its chunks be asked for when it has
 * started.
 */
import { startEarly } from './engine/early-worker.ts';
import { firstLanguage } from './languages/first-language.ts';
import { CARDS } from './state/cards-file.ts';
import { applyTheme, storedTheme } from './state/stored-theme.ts';

/** The files with which the engine draws a box. Filled in when the studio is built. */
declare const ENGINE: readonly string[];
/** The chunks that the page itself needs. */
declare const PAGE: readonly string[];
/** The words of each language by its tag; English comes with the page. */
declare const WORDS: Readonly<Record<string, readonly string[]>>;

applyTheme(storedTheme());

const isBox = location.hash.startsWith('#/box/');
if (isBox) startEarly();
for (const file of [...PAGE, ...(WORDS[firstLanguage()] ?? []), ...(isBox ? ENGINE : [CARDS])]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
