import { ApiError, type Format } from '../api/index.ts';
import { type Drawing, type Label, label } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import { writeDxf, writePdf, writeSvg } from '../write/index.ts';
import type { Request } from './request.ts';

/** The file that was asked for, with labels and header as they were asked for. */
export const render = async (entry: Entry, request: Request, drawing: Drawing): Promise<string | Uint8Array> => {
  const labels = request.dimensionTexts ? label(drawing, request.unit) : [];
  const header = request.pdfHeader ? headerOf(entry, request) : undefined;
  return writers[request.format](drawing, labels, header);
};

type Writer = (
  drawing: Drawing,
  labels: readonly Label[],
  header: readonly string[] | undefined,
) => string | Uint8Array | Promise<Uint8Array>;

const writers: Record<Format, Writer> = {
  dxf: ({ dieline }, labels) => writeDxf(dieline, labels),
  // The hosted service's SVG counts in points, and so do its readers.
  svg: ({ dieline }, labels) => writeSvg(dieline, labels, { unit: 'pt' }),
  pdf: ({ dieline }, labels, header) => writePdf(dieline, labels, header ? { header } : {}).catch(refuse),
};

/** Of a finite drawing a PDF can only complain that its page is too long. */
const refuse = (error: unknown): never => {
  if (!(error instanceof RangeError)) throw error;
  const message = `${error.message}: choose dxf or svg, or smaller sizes.`;
  throw new ApiError(400, { message: 'The drawing does not fit its format', errors: [{ message }] });
};

/** What the drawing is, and what it was made with: sizes on one line, finer settings on the next. */
const headerOf = ({ id, template }: Entry, { unit, used }: Request): string[] => {
  const texts = Object.entries(used)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => ({ name, text: `${name} ${value}` }));
  const line = (ofSize: boolean): string =>
    texts
      .filter(({ name }) => name in template.size === ofSize)
      .map(({ text }) => text)
      .join('  ');
  return [`${id} ${template.name}`, `${line(true)}  unit ${unit}`, line(false)].filter((text) => text.trim());
};
