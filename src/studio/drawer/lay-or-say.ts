import { say } from '../languages/index.ts';
import { layArtwork } from '../state/artwork.ts';
import { toast } from '../ui/toast.tsx';

/** Lays a file over the blank, or says that it cannot be shown. @returns whether it lies there. */
export const layOrSay = async (file: File): Promise<boolean> => {
  try {
    await layArtwork(file);
    return true;
  } catch {
    toast(say('art.unreadable'));
    return false;
  }
};
