import type { BoxFile } from '../engine/protocol/file.ts';

export const download = (name: string, file: BoxFile | Blob): void => {
  const blob = file instanceof Blob ? file : new Blob([file.data as BlobPart], { type: file.mediaType });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
