/** Inline script before all others: sets the theme, so that a dark page never flashes, and requests files of the first picture early. */
import { startEarly } from './engine/early-worker.ts';
import { firstLanguage } from './languages/first-language.ts';
import { CARDS } from './state/cards-file.ts';
import { applyTheme, storedTheme } from './state/theme.ts';

/** The files with which the engine draws a box. Inserted when the studio is built. */
declare const ENGINE: readonly string[];
/** The chunks of the page itself. */
declare const PAGE: readonly string[];
/** The chunks of the search. */
declare const FIND: readonly string[];
/** The texts of each language by tag. English is part of the page. */
declare const WORDS: Readonly<Record<string, readonly string[]>>;

applyTheme(storedTheme());

const isBox = location.hash.startsWith('#/box/');
if (isBox) startEarly();
for (const file of [...PAGE, ...(WORDS[firstLanguage()] ?? []), ...(isBox ? ENGINE : [...FIND, CARDS])]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
