/** Hands a file to the browser. */
export const download = (name: string, data: string | Uint8Array | Blob, type: string): void => {
  const blob = data instanceof Blob ? data : new Blob([data as BlobPart], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
