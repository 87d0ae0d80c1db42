import { insideShare, whole } from '../../../src/board/index.ts';
import {
  dustFlapLimits,
  glueFlap,
  HANGER_TAB,
  hangerTabEnd,
  roundedRectangle,
  sleeve,
  slitLength,
  thumbCutEnd,
  thumbCutRadius,
  tuckClosure,
} from '../../../src/pieces/index.ts';
import { mm, onlyIf, template } from '../../../src/template/index.ts';
import { tuckIds } from './ids.ts';

/**
 * Reverse tuck end carton: a glued tube of four walls, closed by a tuck lid at
 * each end. "Reverse" because the two lids hang on opposite walls.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *             ╲▁▁▏   ├────────┤ ▕▁▁╱
 *                    ╰────────╯
 */
export default template({
  name: 'Reverse tuck end',
  about: 'Folding carton with tuck lids that open on opposite walls.',
  group: 'cartons_tuck_end_boxes',
  code: { ecma: 'A20.20.03.01' },
  provenance: {
    kind: 'measured',
    source: 'becf-1010a at 60 × 25 × 100; slit lock dust flap and uni tuck after ECMA A20.20',
  },
  ids: tuckIds('becf-101'),

  size: {
    length: mm(100, { min: 30, max: 1000, about: 'Length: width of the front' }),
    width: mm(50, { min: 15, max: 600, about: 'Width: front to back' }),
    height: mm(150, { min: 20, max: 1500, about: 'Height: bottom to top' }),
    material: mm(0.5, { min: 0.1, max: 1.2, about: 'Thickness of the board' }),
  },
  order: ['length', 'width'],
  within: ({ length }, { window, thumb_cut, hang_hole }) => ({
    width: { max: length },
    ...(window === 'front' && { length: { min: 45 }, height: { min: thumb_cut === 'both' ? 70 : 45 } }),
    ...(hang_hole !== 'none' && { length: { min: HANGER_TAB.width + 4 } }),
  }),
  choices: {
    flap: ['uni_tuck_flap', 'friction_fit_tuck_in_flap'],
    tuck: ['sit_lock_tuck'],
    dust_flap: ['slit_lock_dust_flap', 'full_angled_dust_flap'],
    thumb_cut: ['none', 'both'],
    window: ['none', 'front'],
    hang_hole: ['none', 'standard_euro'],
  },

  options: ({ length, width, height, material }, { dust_flap, thumb_cut, window, hang_hole }) => {
    const deepest = Math.min(width - 2, height - 3);
    const tuck = Math.min(15, deepest);
    const dust = dustFlapLimits(dust_flap, slitLength(length), width - 2 * material);
    const reach = Math.min(dust.max, length / 2 - material);
    // A window stays 10 from every crease, and from the thumb cuts.
    const tallest = height - 20 - (thumb_cut === 'both' ? 2 * thumbCutRadius(length) : 0);
    return {
      glue_flap: mm(Math.min(15, width - 3), {
        min: 6,
        max: Math.min(width - 2, height),
        about: 'Width of the glue flap',
      }),
      dust_flap: mm(Math.min(reach, Math.max(dust.min, (width + tuck) / 2)), {
        min: dust.min,
        max: reach,
        about: 'Depth of the dust flaps',
      }),
      top_tuck_flap: mm(tuck, { min: 6, max: deepest, about: 'How far the upper tuck reaches in' }),
      bottom_tuck_flap: mm(tuck, { min: 6, max: deepest, about: 'How far the lower tuck reaches in' }),
      ...onlyIf(window === 'front', {
        window_width: mm(length - 30, { min: 12, max: length - 20, about: 'Width of the window' }),
        window_height: mm(Math.min(height - 30, tallest), { min: 12, max: tallest, about: 'Height of the window' }),
      }),
      ...onlyIf(hang_hole !== 'none', {
        hanger_tab: mm(35, { min: HANGER_TAB.height, max: 80, about: 'How far the hanger tab rises' }),
      }),
    };
  },

  build(v, { flap, dust_flap, thumb_cut, window, hang_hole }) {
    const { length, width, height, material } = v;
    const last = width - material;
    const shared = { length, width, last, material, flap, dustFlap: dust_flap, dust: v.dust_flap };
    const thumb = thumb_cut === 'both' ? { receiving: thumbCutEnd(length) } : {};
    const behind = hang_hole === 'none' ? thumb : { receiving: hangerTabEnd(length, v.hanger_tab) };
    const top = tuckClosure({ ...shared, ...behind, end: 'top', lidOn: 'front', tuck: v.top_tuck_flap });
    const bottom = tuckClosure({ ...shared, ...thumb, end: 'bottom', lidOn: 'back', tuck: v.bottom_tuck_flap });
    const holes =
      window === 'front' ? [roundedRectangle([length / 2, height / 2], v.window_width, v.window_height, 5)] : [];

    const { joins, ...tube } = sleeve(
      height,
      [
        { name: 'front', width: length, top: top.front, bottom: bottom.front, holes },
        { name: 'right', width, top: top.right, bottom: bottom.right },
        { name: 'back', width: length, top: top.back, bottom: bottom.back },
        { name: 'left', width: last, top: top.left, bottom: bottom.left },
      ],
      glueFlap({ height, width: v.glue_flap }),
    );
    return whole({
      ...tube,
      thickness: material,
      inside: insideShare.carton,
      joins: [...joins, ...top.joins, ...bottom.joins],
      gauges: [
        { name: 'length', panel: 'front', along: 'y' },
        { name: 'width', panel: 'right', along: 'y' },
        { name: 'height', panel: 'back', along: 'x', span: [0, height] },
      ],
      inner: [
        { name: 'length', a: 'right', b: 'left' },
        { name: 'width', a: 'front', b: 'back' },
        { name: 'height', a: 'right.top-dust', b: 'right.bottom-dust' },
      ],
    });
  },

  exceptions: [
    {
      law: 'solid',
      panels: ['front.glue', 'left'],
      upTo: 1,
      why: 'the measured drawings give front and back the same length: the last wall presses on the glue flap by one board',
    },
  ],
});
