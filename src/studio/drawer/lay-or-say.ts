import { say } from '../languages/index.ts';
import { layArtwork } from '../state/lay-artwork.ts';
import { toast } from '../ui/toast.tsx';

/** Lays a file over the blank, or shows a message that it cannot. @returns true when the file lies there. */
export const layOrSay = async (file: File): Promise<boolean> => {
  try {
    await layArtwork(file);
    return true;
  } catch {
    toast(say('art.unreadable'));
    return false;
  }
};
