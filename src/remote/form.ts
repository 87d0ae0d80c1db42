import type { MockupForm } from '../api/index.ts';

/** A mockup's form as it goes over the line. */
export const formData = ({ file, part_substrates, ...texts }: MockupForm): FormData => {
  const form = new FormData();
  // Texts first: who reads along knows everything once the file comes.
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) form.append(name, String(value));
  for (const [number, substrate] of Object.entries(part_substrates ?? {}))
    form.append(`part_substrates[${number}]`, substrate);
  if (file) form.append('file', new Blob([new Uint8Array(file.data)]), file.name);
  return form;
};
