/** A form that a page may draw: what its dictionary has beside its type, and its content. */
export interface FormOf {
  readonly dict: string;
  readonly content: string;
}

/**
 * A PDF of one page, written by hand: nothing between what is written and what is read. Forms see one another. `more` are
 * further entries of the page's resources and of the catalogue.
 */
export const pdfOf = (
  content: Uint8Array | string,
  filter = '',
  forms: Readonly<Record<string, FormOf>> = {},
  more: {
    readonly resources?: string;
    readonly catalogue?: string;
    readonly page?: string;
    readonly objects?: readonly string[];
  } = {},
): Uint8Array => {
  const names = Object.keys(forms);
  const objects = more.objects ?? [];
  const first = 5 + objects.length;
  const resources = `<< /XObject << ${names.map((name, k) => `/${name} ${first + k} 0 R`).join(' ')} >> ${more.resources ?? ''} >>`;
  const stream = (dict: string, bytes: Uint8Array): Buffer =>
    Buffer.concat([Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
  const bodies: Uint8Array[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${more.catalogue ?? ''} >>`),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 720 720] /Contents 4 0 R /Resources ${resources} ${more.page ?? ''} >>`,
    ),
    stream(filter, typeof content === 'string' ? Buffer.from(content) : content),
    ...objects.map((text) => Buffer.from(text)),
    ...names.map((name) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 720 720] /Resources ${resources} ${forms[name]!.dict}`,
        Buffer.from(forms[name]!.content),
      ),
    ),
  ];
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  bodies.forEach((body, k) => {
    offsets.push(at);
    const part = Buffer.concat([Buffer.from(`${k + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};
