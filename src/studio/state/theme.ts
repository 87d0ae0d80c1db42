import { signal } from '@preact/signals';
import { writePreference } from './preferences.ts';
import { applyTheme, storedTheme } from './stored-theme.ts';

const theme = signal(storedTheme());

export const toggleTheme = (): void => {
  theme.value = theme.value === 'dark' ? 'light' : 'dark';
  writePreference('theme', theme.value);
  applyTheme(theme.value);
};
