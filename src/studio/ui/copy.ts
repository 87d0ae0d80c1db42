import { say } from '../languages/index.ts';
import { toast } from './toast.tsx';

/** Puts a text on the clipboard and says so, or that it cannot. */
export const copy = async (text: string, done: string, failed = say('toast.copy_failed')): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(failed);
  }
};

export const copyLink = (): Promise<void> => copy(location.href, say('toast.link'), say('toast.link_failed'));
