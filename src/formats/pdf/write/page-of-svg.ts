/** A PDF of one A4 page with an SVG of our own over all of it: paths, circles and Helvetica. Equal pages give equal bytes. */
export const pdfPageOfSvg = async (svg: string): Promise<Uint8Array> => {
  const { PageSizes, PDFDocument } = await import('pdf-lib');
  const file = await PDFDocument.create({ updateMetadata: false });
  const page = file.addPage(PageSizes.A4);
  page.drawSvg(svg, { y: page.getHeight(), ...page.getSize() });
  return file.save();
};
