import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { shortSvg } from '../../fixtures/package/short-svg.ts';
import { cardPicture } from '../../src/studio/engine/cards.ts';

const pixels = (svg: string) => new Resvg(svg, { background: 'white' }).render().pixels;

it.each(['becf-10101', 'becf-12101', 'becf-12106', 'becf-12406'])(
  'the shortened picture of %s looks the same',
  (id) => {
    const svg = cardPicture(id, 'closed');
    const short = shortSvg(svg);
    expect(short.length).toBeLessThan(0.75 * svg.length);
    const [whole, shown] = [pixels(svg), pixels(short)];
    expect(shown.length).toBe(whole.length);
    // Lines that are rounded to a tenth of a pixel have other shades along their edges, but no face has another colour.
    const other = whole.filter((value, k) => Math.abs(value - shown[k]!) > 60);
    expect(other.length / whole.length).toBeLessThan(0.002);
  },
);
