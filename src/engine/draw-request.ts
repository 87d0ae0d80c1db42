import { bleed, type Drawing } from '../sheet/index.ts';
import type { AskedBox } from './ask.ts';
import { drawBox } from './draw-box.ts';

/** Draws a box, with bleed if asked for. Apart from `drawBox`: pages that show boxes load no bleed. Throws TemplateFault as `drawBox`. */
export const drawRequest = (box: Pick<AskedBox, 'entry' | 'values' | 'chosen' | 'bleed'>): Drawing => {
  const drawing = drawBox(box.entry, box);
  return box.bleed === undefined ? drawing : bleed(drawing, box.bleed);
};
