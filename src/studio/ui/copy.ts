import { say } from '../languages/index.ts';
import { artwork } from '../state/artwork.ts';
import { link } from '../state/store.ts';
import { toast } from './toast.tsx';

export const copy = async (text: string, done: string, failed = say('toast.copy_failed')): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(failed);
  }
};

export const copyLink = (): Promise<void> =>
  copy(link.peek(), say(artwork.peek() ? 'toast.link_bare' : 'toast.link'), say('toast.link_failed'));
