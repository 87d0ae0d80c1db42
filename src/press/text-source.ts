import { findProfile } from '../engine/index.ts';
import { type Profile, writePdf } from '../formats/index.ts';
import { type PrintSource, pdfSource } from '../formats/printing/index.ts';
import { textLabel } from '../sheet/index.ts';
import black from './text-profile.json' with { type: 'json' };

const LETTERS = /^[ -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** A black text in one row, with capitals of this height in mm. Throws RangeError for a letter that the font of the project does not have. */
export const textSource = async (value: string, height: number): Promise<PrintSource> => {
  if (!LETTERS.test(value))
    throw new RangeError(`The text "${value}" has letters beside those of western Europe. Set it in a PDF`);
  const label = textLabel('text', value, [0, 0], height);
  const profile = findProfile(black) as Profile;
  return pdfSource(await writePdf({ nodes: [], lines: [], parts: [] }, [label], { profile }));
};
