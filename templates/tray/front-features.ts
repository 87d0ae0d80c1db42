import type { FrontFeature } from '../../src/author/index.ts';

/** The openings and locks in the front of a lid, by the choices of its template. */
export const featureOf = (chosen: { readonly thumb_cut: string; readonly postal_lock: string }): FrontFeature =>
  chosen.postal_lock === 'both' ? 'postal_lock' : chosen.thumb_cut === 'both' ? 'thumb_cut' : 'none';

/** The possible openings and locks in the front of a lid. A thumb cut and a postal lock take the same edge. */
export const frontFeatures = {
  choices: { thumb_cut: ['none', 'both'], postal_lock: ['none', 'both'] },
  incompatible: [
    {
      choices: { thumb_cut: ['both'], postal_lock: ['both'] },
      code: 'thumb_cut_and_postal_lock',
      why: 'a thumb cut and a postal lock need the same place in the front of the lid',
    },
  ],
} as const;

/** Three ids: plain, with a thumb cut, with a postal lock; all of the same default size. */
export const frontIds = (
  [plain, thumb, postal]: readonly [string, string, string],
  size?: Readonly<Record<string, number>>,
) => ({
  [plain]: { ...(size && { size }) },
  [thumb]: { choices: { thumb_cut: 'both' as const }, ...(size && { size }) },
  [postal]: { choices: { postal_lock: 'both' as const }, ...(size && { size }) },
});
