import { once } from '../geometry/index.ts';
import type { Dieline } from '../sheet/index.ts';
import type { ArtworkGuides, Guide, Zones } from './artwork-guides.ts';
import type { Profile } from './profile.ts';

/** Clipping of polygons is a third of what a page with one template would load. */
const loadGuides = once(() => import('./artwork-guides.ts'));

/** The layers of a file beside those of its lines: for artwork, then for glue and for areas without varnish. */
export const guidesOf = async (
  dieline: Dieline,
  artwork: ArtworkGuides | undefined,
  zones: Zones | undefined,
  profile?: Profile,
): Promise<readonly Guide[]> => {
  if (!artwork && !zones) return [];
  const { artworkGuides, zoneGuides } = await loadGuides();
  return [...(artwork ? artworkGuides(dieline, artwork, profile) : []), ...(zones ? zoneGuides(zones) : [])];
};
