import { readPreference, writePreference } from './preferences.ts';

type Theme = 'light' | 'dark';

/** The theme chosen by hand, or the browser's. */
export const storedTheme = (): Theme =>
  readPreference('theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

export const toggleTheme = (): void => {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  writePreference('theme', theme);
  applyTheme(theme);
};
