import {
  catalogue,
  type DielineFiles,
  drawOne,
  type FileOptions,
  formats,
  isFormat,
  paperNames,
} from '../../entry/engine.ts';
import { entryOf } from './entry-of.ts';
import { inUnit } from './in-unit.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { BoxFile, FileKind } from './protocol/file.ts';

/**
 * The file of a box, as written by the engine everywhere.
 * @throws Error for invalid values, or a drawing unsupported by the format.
 */
export const file = async (question: BoxQuestion, kind: FileKind, unit: 'mm' | 'in'): Promise<BoxFile> => {
  const { entry } = entryOf(question);
  const { values, requested } = question;
  const options = requested && { requested };
  const box = drawOne(catalogue, entry, { unit, ...inUnit(entry, values, unit) }, options);
  if (kind === 'fold') {
    const { writeFold } = await import('../../entry/fold.ts');
    return { data: writeFold(box.drawing, entry.template.name), mediaType: 'application/json' };
  }
  if (isFormat(kind) && kind !== 'pdf') return { data: await box.file(kind), mediaType: formats[kind].mediaType };
  return { data: await box.pdf(pdfOptions(box, kind)), mediaType: formats.pdf.mediaType };
};

const pdfOptions = ({ header }: DielineFiles, kind: FileKind): FileOptions => {
  const tiles = paperNames.find((paper) => kind === `tiles-${paper}`);
  return { header, ...(tiles && { tiles }), ...(kind === 'artwork' && { artwork: {} }) };
};
