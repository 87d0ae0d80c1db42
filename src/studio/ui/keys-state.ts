import { signal } from '@preact/signals';
import { readPreference } from '../state/preferences.ts';
import { setTo } from '../state/set.ts';

/** True while single-letter shortcuts are on. */
export const keysAreOn = signal(readPreference('keys', true));

export const keysAreShown = signal(false);

export const openKeys = setTo(keysAreShown, true);
