import type { BoxFile } from '../engine/protocol/file.ts';
import { say } from '../languages/index.ts';
import { reasonGiven } from '../state/store.ts';
import { toast } from '../ui/toast.tsx';

export const download = (name: string, file: BoxFile | Blob): void => {
  const blob = file instanceof Blob ? file : new Blob([file.data as BlobPart], { type: file.mediaType });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  toast(name);
};

export const sayWhyNot = (error: unknown): void => toast(say('take.failed', { why: reasonGiven(error) }));

export const downloadOrSay = async (name: string, made: Promise<BoxFile | Blob>): Promise<void> => {
  try {
    download(name, await made);
  } catch (error) {
    sayWhyNot(error);
  }
};
