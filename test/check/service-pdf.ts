import { PDFDocument, PDFName } from 'pdf-lib';
import { arcToCubics } from '../../src/formats/bezier.ts';
import type { Dieline } from '../../src/sheet/index.ts';

const PT = 72 / 25.4;

export interface ServicePage {
  readonly drawing: Dieline;
  /** Rows of the header; texts of a row are placed beside one another. */
  readonly header: readonly (string | readonly string[])[];
  /** Whether the content is packed. */
  readonly flate?: boolean;
  /** How texts are written. */
  readonly texts?: 'hex' | 'literal';
}

const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

/** A PDF as the hosted service may write it: lines told apart by their colours, above them a header with the request. */
export const servicePdf = async ({
  drawing,
  header,
  flate = false,
  texts = 'hex',
}: ServicePage): Promise<Uint8Array> => {
  const file = await PDFDocument.create();
  const page = file.addPage([1500, 2500]);
  const at = ([x, y]: readonly [number, number]): string =>
    `${((x + 250) * PT).toFixed(4)} ${((y + 250) * PT).toFixed(4)}`;
  const ops: string[] = ['0.7 w'];
  for (const { line, curve } of drawing.lines) {
    ops.push(line === 'cut' ? '1 0 0 RG' : '0 1 0 RG', `${at(curve.from)} m`);
    if (curve.kind === 'line') ops.push(`${at(curve.to)} l`);
    else
      for (const c of curve.kind === 'arc' ? arcToCubics(curve) : [curve])
        ops.push(`${at(c.c1)} ${at(c.c2)} ${at(c.to)} c`);
    ops.push('S');
  }
  const show = (text: string): string =>
    texts === 'literal' ? `(${text.replaceAll(/[\\()]/g, '\\$&')}) Tj` : `<${hex(text)}> Tj`;
  for (const [k, row] of header.entries())
    for (const [i, text] of [row].flat().entries())
      ops.push(`BT /F1 10 Tf 1 0 0 1 ${40 + 120 * i} ${2450 - 14 * k} Tm ${show(text)} ET`);
  const { context } = file;
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F1: context.register(context.obj(font)) } }));
  const content = ops.join('\n');
  page.node.set(
    PDFName.of('Contents'),
    context.register(flate ? context.flateStream(content) : context.stream(content)),
  );
  return file.save({ useObjectStreams: flate });
};
