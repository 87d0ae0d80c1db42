import { bleed, type Drawing } from '../sheet/index.ts';
import type { BuildValues, Entry } from '../template/index.ts';
import { drawBox } from './draw-box.ts';

/**
 * Draws the box of a request, with its bleed where it asks for one. Apart from `drawBox`, because a page that shows boxes loads no bleed.
 * @throws TemplateFault as `drawBox`.
 */
export const drawRequest = (entry: Entry, request: BuildValues & { readonly bleed?: number }): Drawing => {
  const drawing = drawBox(entry, request);
  return request.bleed === undefined ? drawing : bleed(drawing, request.bleed);
};
