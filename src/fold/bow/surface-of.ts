import type { Bow, RuledSurface } from '../../board/index.ts';
import { coneSurface } from './cone.ts';
import { pillowSurface } from './pillow.ts';
import { scoopSurface } from './scoop.ts';
import { spinedSurface } from './spined-pillow.ts';

export const surfaceOf = (bow: Bow): RuledSurface => {
  if ('at' in bow) return bow;
  switch (bow.form) {
    case 'cone':
      return coneSurface(bow);
    case 'scoop':
      return scoopSurface(bow);
    case 'pillow':
      return pillowSurface(bow);
    case 'spined':
      return spinedSurface(bow);
  }
};
