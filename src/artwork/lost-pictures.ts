/** The start of each picture that an SVG draws, up to its link, and the start of the link. */
const PICTURE = /<(?:[\w-]+:)?image\b([^<>]*?)\bhref\s*=\s*["']\s*([^"'\s][^"']{0,80})/g;

/** Types of pictures in an SVG that every part of Boxwright draws. */
const DRAWN = /^data:image\/(png|jpe?g|gif)[;,]/i;

/** A sentence for the first picture of an SVG that would be missing, without its subject. @param isShown - on a screen, whose browser knows more types. */
export const lostPicture = (file: Uint8Array, isShown = false): string | undefined => {
  for (const [k, [, before, link]] of [...new TextDecoder().decode(file).matchAll(PICTURE)].entries()) {
    if (link!.startsWith('#')) continue;
    if (!/^data:/i.test(link!))
      return `has the picture ${JSON.stringify(link)}, which lies in another file. Embed it in the SVG.`;
    if (isShown || DRAWN.test(link!)) continue;
    const [, id] = /\bid\s*=\s*["']([^"']{1,60})/.exec(before!) ?? [];
    const type = /^data:([^;,]*)/i.exec(link!)?.[1] || 'data without a type';
    return `has a picture, number ${k + 1}${id ? ` (${id})` : ''}, as ${type}, which cannot be printed. Embed it as PNG or JPEG.`;
  }
  return undefined;
};
