import type { DielineFiles } from '../../entry/engine.ts';
import { stepPage } from '../../fold/index.ts';
import { pdfPageOfSvg } from '../../formats/index.ts';

/** The page of a packer, in English. Throws Error for a flat piece. */
export const stepsPdf = async ({
  drawing: { parts },
  header: [name = '', ...rows],
}: DielineFiles): Promise<Uint8Array> => {
  const page = stepPage(parts, name, rows.slice(0, 1));
  if (page === undefined) throw new Error(`${name} is a flat piece: it has no folding steps`);
  return pdfPageOfSvg(page);
};
