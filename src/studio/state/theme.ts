import { signal } from '@preact/signals';
import { readPreference, writePreference } from './preferences.ts';

export type Theme = 'light' | 'dark';

const usual = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const theme = signal<Theme>(readPreference<Theme>('theme', usual()));

export const applyTheme = (): void => {
  document.documentElement.dataset.theme = theme.value;
};

export const toggleTheme = (): void => {
  theme.value = theme.value === 'dark' ? 'light' : 'dark';
  writePreference('theme', theme.value);
  applyTheme();
};
