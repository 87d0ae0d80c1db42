import { useEffect } from 'preact/hooks';

let hasMoved = false;
addEventListener('hashchange', () => {
  hasMoved = true;
});

/** Titles a page, and gives it the focus if it is opened from another one: it was lost with the link that was pressed. */
export const usePage = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (hasMoved && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
};
