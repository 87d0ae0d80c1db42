import { POINTS_PER_MM } from '../../profile.ts';

/** A PDF of one A4 page with an SVG of our own over all of it: paths, circles and Helvetica. Equal pages give equal bytes. */
export const pdfPageOfSvg = async (svg: string): Promise<Uint8Array> => {
  const { PDFDocument } = await import('pdf-lib');
  const file = await PDFDocument.create({ updateMetadata: false });
  const [width, height] = [210 * POINTS_PER_MM, 297 * POINTS_PER_MM];
  file.addPage([width, height]).drawSvg(svg, { x: 0, y: height, width, height });
  return file.save();
};
