import { signal } from '@preact/signals';
import { say } from '../languages/index.ts';
import { refusal } from '../ui/refusal-note.tsx';
import type { OwnBox } from './own-boxes.ts';

/** The boxes kept in this browser; undefined before they are read. */
export const ownBoxes = signal<readonly OwnBox[] | undefined>(undefined);

/** All boxes are one record of this name, in a store of this name. */
const BOXES = 'boxes';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

type Change = (boxes: readonly OwnBox[]) => readonly OwnBox[];

/** Reads, changes and writes in one transaction: tabs do not overwrite each other, and on a full disk nothing is changed. */
const transact = async (change: Change): Promise<readonly OwnBox[]> => {
  const opening = indexedDB.open('boxwright', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(BOXES);
  const database = await done(opening);
  const transaction = database.transaction(BOXES, 'readwrite');
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  const work = async (): Promise<readonly OwnBox[]> => {
    const store = transaction.objectStore(BOXES);
    const before: readonly OwnBox[] = (await done(store.get(BOXES))) ?? [];
    const after = change(before);
    if (after !== before) store.put(after, BOXES);
    return after;
  };
  const [after] = await Promise.all([work(), ended]);
  database.close();
  return after;
};

const asItIs: Change = (boxes) => boxes;

/** Changes the kept boxes, or only reads them. @returns true on success; otherwise nothing is changed and the page shows the reason. */
export const changeOwn = async (change = asItIs): Promise<boolean> => {
  try {
    ownBoxes.value = await transact(change);
    if (change !== asItIs) refusal.value = '';
    return true;
  } catch (error) {
    const { name, message } = error as Error;
    // Private windows may have no storage, or one that does not open.
    refusal.value = say(name === 'QuotaExceededError' ? 'kept.full' : 'kept.forbidden', { why: message });
    return false;
  }
};
