import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixels } from './png.ts';
import { Refusal } from './refusal.ts';

/** The first page of a PDF; paper that nothing is printed on lets the ground through. Undefined for what is no PDF. */
export const drawPdf = async (file: Buffer, size: number): Promise<Pixels | undefined> => {
  // Something may stand before the header.
  if (!file.subarray(0, 1024).includes('%PDF-')) return undefined;
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(file);
    const page = document.getPage(0);
    const { originalWidth: wide, originalHeight: high } = page.getOriginalSize();
    if (!(wide > 0 && high > 0)) throw new Refusal('The first page of the artwork has no size.');
    const scale = size / Math.max(wide, high);
    const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
    const drawn = await page.render({ width, height, render: 'bitmap', transparent: true });
    return { width: drawn.width, height: drawn.height, data: drawn.data };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The artwork begins as a PDF, but is damaged or locked.');
  }
};
