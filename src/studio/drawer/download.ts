import type { BoxFile } from '../engine/protocol/file.ts';
import { say } from '../languages/index.ts';
import { toast } from '../ui/toast.tsx';

const download = (name: string, file: BoxFile | Blob): void => {
  const blob = file instanceof Blob ? file : new Blob([file.data as BlobPart], { type: file.mediaType });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Downloads a file once it is made, with a message that names it, or says why it cannot be made. */
export const downloadOrSay = async (name: string, made: Promise<BoxFile | Blob>): Promise<void> => {
  try {
    download(name, await made);
    toast(name);
  } catch (error) {
    toast(say('take.failed', { why: error instanceof Error ? error.message : String(error) }));
  }
};
