import {
  catalogue,
  type DielineFiles,
  drawOne,
  type FileOptions,
  formats,
  isFormat,
  paperNames,
  profile,
  profileNames,
} from '../../entry/engine.ts';
import { entryOf, inUnit } from './entry-of.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { FileKind, Receiver } from './protocol/file.ts';

export const receivers = (): readonly Receiver[] =>
  profileNames.map((name) => {
    const { title, formats: own } = profile(name);
    return { name, title, formats: own };
  });

/** A box that writes its files. Throws Error for invalid values. */
export const boxOf = (question: BoxQuestion, unit: 'mm' | 'in'): DielineFiles => {
  const { entry } = entryOf(question);
  const { values, requested } = question;
  return drawOne(catalogue, entry, { unit, ...inUnit(entry, values, unit) }, requested && { requested });
};

/** The file of a box, as the engine writes it everywhere. Throws Error for invalid values or a drawing that the format cannot hold. */
export const file = async (question: BoxQuestion, kind: FileKind, unit: 'mm' | 'in', receiver = 'service') => {
  const box = boxOf(question, unit);
  if (kind === 'fold') {
    const { writeFold } = await import('../../entry/fold.ts');
    return { data: writeFold(box.drawing, entryOf(question).entry.template.name), mediaType: 'application/json' };
  }
  if (kind === 'steps') {
    const { stepsPdf } = await import('./steps-pdf.ts');
    return { data: await stepsPdf(box), mediaType: formats.pdf.mediaType };
  }
  // The usual profile of a format is its own: HPGL, for instance, shows no texts.
  const own = receiver === 'service' ? {} : { profile: profile(receiver) };
  if (isFormat(kind) && kind !== 'pdf') return { data: await box.file(kind, own), mediaType: formats[kind].mediaType };
  return { data: await box.pdf({ ...pdfOptions(box, kind), ...own }), mediaType: formats.pdf.mediaType };
};

const pdfOptions = ({ header }: DielineFiles, kind: FileKind): FileOptions => {
  const tiles = paperNames.find((paper) => kind === `tiles-${paper}`);
  return { header, ...(tiles && { tiles }), ...(kind === 'artwork' && { artwork: {} }) };
};
