import {
  type Body,
  dustFlapEnd,
  dustFlapSetBack,
  eachSide,
  flanked,
  glued,
  locked,
  pen,
  rectangle,
  rim,
  type SizesWith,
  slitLength,
  trapezium,
} from '../../../src/author/index.ts';
import { trayLid } from '../../tray/tray-lid.ts';

/** A box with front, floor, back and lid in one strip. The side walls hang on the back. A tab of each is glued to the inside of the front. They end one board above the floor. */
export const walletBox = (values: SizesWith<'top_tuck_flap' | 'dust_flap' | 'glue_tab'>): Body => {
  const { length, width, height, material, top_tuck_flap: tuck, dust_flap: dust, glue_tab: tab } = values;
  const phases = { flaps: 0, sides: 1, walls: 2, front: 3, dust: 4, lid: 5 };
  const slit = slitLength(length);
  // Distance from the back to the crease of the front. The tabs lie inside the front.
  const depth = width + material;
  const lid = trayLid({ length, width, tuck, material, phase: phases.lid });
  // The seat is the right edge of the back, with the upper end on the left. The side ends one board above the floor.
  const side = (name: string) => {
    const seat = height - material;
    const glue = trapezium('tab', seat - 2, tab, Math.min(tab, seat) / 4, { role: 'glue', phase: phases.flaps });
    const flap = { name: 'top-dust', style: 'full_angled_dust_flap', depth: dust, slit, phase: phases.dust } as const;
    const top = dustFlapEnd(flap, width, 'right', material + dustFlapSetBack('none', material));
    const foot = trapezium('bottom-dust', width - 2, dust, 3, { phase: phases.flaps });
    return pen(name, seat, { role: 'wall', phase: phases.sides })
      .rim(seat, width, rim(width).side(0, 0, foot).close())
      .side(0, width, glue)
      .rim(0, 0, top)
      .close();
  };
  const how = { role: 'wall', phase: phases.walls, from: material, top: lid } as const;
  const back = flanked('back', length, height, side('right'), how);
  return {
    trunk: rectangle('floor', length, depth, { role: 'wall', top: back }),
    base: { line: 'crease', panel: rectangle('front', length, height, { role: 'wall', phase: phases.front }) },
    joins: eachSide((name) => [glued(`${name}.tab`, 'front'), locked('back.lid.tuck', `${name}.top-dust`)]),
  };
};
