import { mm, type SizesAndMaterial } from '../../../src/author/index.ts';
import { footOf, furthestCorner } from '../../tray/footed.ts';

export const MOST = [1000, 800, 300] as const;

export const footedOptions = (size: SizesAndMaterial) => ({
  corner_flap: mm(size.length / 4, [16, furthestCorner(size)], 'How far the corner flaps reach'),
  foot: footOf(size),
});
