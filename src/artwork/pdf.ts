import type { Pixels } from './pixels.ts';
import { Refusal } from './refusal.ts';

/** What is used of the library of `@hyzyla/pdfium`. Its own types are not where it is not installed. */
export interface PdfLibrary {
  loadDocument(
    file: Uint8Array,
  ): Promise<{
    getPage(number: number): {
      getOriginalSize(): { readonly originalWidth: number; readonly originalHeight: number };
      render(options: { width: number; height: number; render: 'bitmap'; transparent: boolean }): Promise<Pixels>;
    };
    destroy(): void;
  }>;
}

/** Draws the first page of a PDF without background, `size` pixels on its longer side. Throws Refusal for a damaged or locked file. */
export const drawPdf = async (library: PdfLibrary, file: Uint8Array, size: number): Promise<Pixels> => {
  let document: Awaited<ReturnType<PdfLibrary['loadDocument']>> | undefined;
  try {
    document = await library.loadDocument(file);
    const page = document.getPage(0);
    const { originalWidth: wide, originalHeight: high } = page.getOriginalSize();
    if (!(wide > 0 && high > 0)) throw new Refusal('The first page of the artwork has no size.');
    const scale = size / Math.max(wide, high);
    const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
    return await page.render({ width, height, render: 'bitmap', transparent: true });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The artwork is a PDF that is damaged or locked, or needs too much memory.');
  } finally {
    document?.destroy();
  }
};
