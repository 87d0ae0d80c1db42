import { glueAreas } from '../fold/index.ts';
import type { FileOptions } from '../formats/index.ts';
import { type Drawing, panelOutlines } from '../sheet/index.ts';

/** Options of a file with what only the drawing knows of artwork. A file for the press always has layers for it, and a title. */
export const withArtwork = <Options extends FileOptions>(
  options: Options,
  drawing: Drawing,
  title: string | undefined,
): Options => {
  const artwork = { panels: panelOutlines(drawing), ...options.artwork };
  if (options.profile?.pdf.standard !== 'x4') return { ...options, artwork };
  // Only the folded box tells which print side is glued.
  return {
    ...options,
    artwork: { glued: glueAreas(drawing.parts), ...artwork },
    press: { ...(title && { title }), ...options.press },
  };
};
