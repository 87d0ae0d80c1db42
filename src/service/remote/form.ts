import type { MockupForm } from '../../api/index.ts';

/** Encodes the form of a mockup as multipart data. */
export const formData = ({ file, part_substrates, ...texts }: MockupForm): FormData => {
  const form = new FormData();
  // Send texts before the file, so that a streaming reader knows all fields when the file starts.
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) form.append(name, String(value));
  for (const [number, substrate] of Object.entries(part_substrates ?? {}))
    form.append(`part_substrates[${number}]`, substrate);
  if (file) form.append('file', new Blob([new Uint8Array(file.data)]), file.name);
  return form;
};
