import { signal } from '@preact/signals';

/** Shortest time in ms, and time for a character: a long message takes longer to read. */
const [SHOWN, PER_CHARACTER] = [2600, 60];

const text = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a short time, also to screen readers. */
export const toast = (message: string): void => {
  text.value = message;
  clearTimeout(timer);
  timer = setTimeout(() => {
    text.value = '';
  }, Math.max(SHOWN, PER_CHARACTER * message.length));
};

export const Toast = () => (
  <div class={`toast ${text.value ? 'on' : ''}`} role="status">
    {text.value}
  </div>
);
