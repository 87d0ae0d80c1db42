import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileSize, type PhysicalSize, physicalSize } from '../../src/artwork/index.ts';
import { exifJpeg, jfif, pngWithDensity, webpWithExif } from './with-density.ts';

const PIXELS = { width: 3000, height: 1500 };
const AT_300 = { width: 254, height: 127 };

const near = ({ stated }: Pick<FileSize, 'stated'>, size: PhysicalSize) => {
  expect(stated!.width).toBeCloseTo(size.width, 6);
  expect(stated!.height).toBeCloseTo(size.height, 6);
};

const svg = (attributes: string) => physicalSize(Buffer.from(`<svg ${attributes}><path d=""/></svg>`), PIXELS);

describe('the size of an artwork', () => {
  it('is the density of a PNG, for every usual one exact, though it counts whole pixels per metre', () => {
    for (const perInch of [72, 96, 100, 144, 150, 200, 240, 300, 350, 400, 600, 1200, 2400])
      for (const round of [Math.round, Math.floor]) {
        const file = pngWithDensity(round(perInch / 0.0254));
        near(physicalSize(file, PIXELS), { width: (3000 / perInch) * 25.4, height: (1500 / perInch) * 25.4 });
      }
    near(physicalSize(pngWithDensity(10_000, 5_000), PIXELS), { width: 300, height: 300 });
    expect(physicalSize(pngWithDensity(3000, 3000, 0), PIXELS).stated).toBeUndefined();
    expect(physicalSize(pngWithDensity(0), PIXELS).stated).toBeUndefined();
  });

  it('is the density of a JPEG: JFIF in inches or cm, Exif in both byte orders, which counts first', () => {
    near(physicalSize(jfif(1, 300), PIXELS), AT_300);
    near(physicalSize(jfif(2, 100), PIXELS), { width: 300, height: 150 });
    expect(physicalSize(jfif(0, 1), PIXELS).stated).toBeUndefined();
    for (const isLittle of [true, false]) {
      near(physicalSize(exifJpeg({ isLittle, density: 300 }), PIXELS), AT_300);
      near(physicalSize(exifJpeg({ isLittle, density: 300, first: jfif(1, 72) }), PIXELS), AT_300);
      // A picture on its side is measured as it is seen.
      near(physicalSize(exifJpeg({ isLittle, density: 150, down: 300, orientation: 6 }), PIXELS), {
        width: 254,
        height: 254,
      });
    }
  });

  it('is the density in the Exif of a WebP', () => near(physicalSize(webpWithExif(300), PIXELS), AT_300));

  it('is that of an SVG in any unit; the other side follows from the viewBox', () => {
    near(svg('width="254mm" height="12.7cm"'), AT_300);
    near(svg("width='10in' height='5in' viewBox='0 0 9 9'"), AT_300);
    near(svg('width="960" height="480px"'), AT_300);
    near(svg('width="720pt" height="360pt"'), AT_300);
    near(svg('height="127mm" viewBox="0 0 2 1"'), AT_300);
    near(svg('width="100%" height="100%" style="width:10in; height: 5in"'), AT_300);
    near(svg('xmlns:x="a>b" width="254mm" height="127mm"'), AT_300);
    const commented =
      '<?xml version="1.0"?><!-- <svg width="1mm" height="1mm"> --><s:svg width="254mm" height="127mm"/>';
    near(physicalSize(Buffer.from(commented), PIXELS), AT_300);
  });

  it('of an SVG in pixels may be in points, as programs write them', () => {
    near({ stated: svg('width="720" height="360"').possible[1]! }, AT_300);
    const boxOnly = svg('viewBox="0 0 720 360"');
    expect(boxOnly.stated).toBeUndefined();
    near({ stated: boxOnly.possible[0]! }, AT_300);
    for (const none of [
      '',
      'width="100%" height="100%"',
      'width="9em" height="1"',
      'width="0" height="0"',
      'width="9"',
    ])
      expect(svg(none)).toEqual({ possible: [] });
  });

  it('is never an error, whatever was cut off or changed', () => {
    const files = [pngWithDensity(11_811), jfif(1, 300), exifJpeg({ isLittle: true, density: 300 }), webpWithExif(300)];
    for (const file of files)
      for (let length = 0; length < file.length; length++) physicalSize(file.subarray(0, length), PIXELS);
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), fc.nat(255))), (file, changes) => {
        const torn = Uint8Array.from(file);
        for (const [at, byte] of changes) torn[at % torn.length] = byte;
        const { stated } = physicalSize(torn, PIXELS);
        if (stated) expect(stated.width > 0 && stated.height > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
