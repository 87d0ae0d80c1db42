import { type TuckLid, tuckLidEnd } from '../../src/author/index.ts';

/** The lid of a carton tray on the rim of its back: one arc on each side of its tuck, and no slits. */
export const trayLid = (lid: Omit<TuckLid, 'name' | 'style'>) =>
  tuckLidEnd({ name: 'lid', style: 'uni_tuck_flap', ...lid });
