import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { route } from '../state/store.ts';

/** The search in sight, or the last one. */
let query = '';
effect(() => {
  if (route.value.place === 'find') query = route.value.query;
});

/** The place where the list was left. */
let left = { query, top: 0 };

/** Opens the list where it was left, if the search is the same: after a look at a box, the next card is in sight. */
export const useKeptScroll = (): void =>
  useLayoutEffect(() => {
    scrollTo(0, query === left.query ? left.top : 0);
    return () => {
      left = { query, top: scrollY };
      // The next page begins at its top.
      scrollTo(0, 0);
    };
  }, []);
