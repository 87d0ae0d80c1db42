import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { setTo } from '../state/set.ts';

/** Why the last action failed; empty when it did not. */
export const refusal = signal('');

/** The reason of a failed action, which is forgotten with the page. */
export const RefusalNote = () => {
  useEffect(() => setTo(refusal, ''), []);
  return refusal.value ? (
    <p class="failure" role="alert">
      {refusal.value}
    </p>
  ) : null;
};
