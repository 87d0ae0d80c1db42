import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { builtFile } from '../platform/built/index.ts';

/** Longer side of a picture, in pixels: the maximum that vision models use. */
const LONG_SIDE_PIXELS = 1000;

/** Renders one of our SVG files as PNG on white. */
export const pictureOf = (svg: string): Uint8Array => {
  const font = {
    loadSystemFonts: false,
    fontFiles: [join(builtFile('artwork/fonts'), 'LiberationSans-Regular.ttf')],
    defaultFontFamily: 'Liberation Sans',
    sansSerifFamily: 'Liberation Sans',
  };
  const { width, height } = new Resvg(svg, { font });
  const fitTo = { mode: width > height ? 'width' : 'height', value: LONG_SIDE_PIXELS } as const;
  return new Resvg(svg, { font, fitTo, background: '#ffffff' }).render().asPng();
};
