import { signal } from '@preact/signals';
import { setTo } from '../state/set.ts';

const SHOWN_MS = 2600;

const text = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a short time, also to screen readers. */
export const toast = (message: string): void => {
  text.value = message;
  clearTimeout(timer);
  timer = setTimeout(setTo(text, ''), SHOWN_MS);
};

export const Toast = () => (
  <div class={`toast ${text.value ? 'on' : ''}`} role="status">
    {text.value}
  </div>
);
