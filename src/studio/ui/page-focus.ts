import { useEffect } from 'preact/hooks';

let hasMoved = false;
addEventListener('hashchange', () => {
  hasMoved = true;
});

/** Gives the focus to a page that is opened from another one: it was lost with the link that was pressed. */
export const usePageFocus = (): void =>
  useEffect(() => {
    if (hasMoved && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
