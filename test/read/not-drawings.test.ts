import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';

describe('a file that is no drawing is named, with what helps', () => {
  it.each([
    ['nothing', '', 'The file is empty.'],
    ['a DWG', 'AC1032\0\0\0\0\0', 'The file is a DWG. Save it as DXF.'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'The file is a picture of pixels. Save the lines as DXF, SVG or PDF.'],
    ['a ZIP', 'PK\x03\x04', 'The file is a ZIP archive. Unpack it and check the drawings in it.'],
    ['a text', 'hello', 'The file is not a DXF, SVG, PDF, CF2, LightBurn project or HPGL.'],
  ])('%s', async (_, bytes, message) => {
    await expect(readDrawing(Buffer.from(bytes, 'latin1'))).rejects.toThrow(message);
  });

  it('an encrypted PDF', async () => {
    const pdf =
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
      '3 0 obj\n<< /Filter /Standard /V 1 /R 2 >>\nendobj\ntrailer\n<< /Root 1 0 R /Encrypt 3 0 R >>\nstartxref\n0\n%%EOF\n';
    await expect(readDrawing(Buffer.from(pdf))).rejects.toThrow(
      'The PDF is encrypted. Save it again without a password and without restrictions.',
    );
  });
});
