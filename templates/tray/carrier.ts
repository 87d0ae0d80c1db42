import { GRIP, gabledTray, mm, type SizesAndMaterial, type SizesWith } from '../../src/author/index.ts';

/** Settings of a glued tray that is carried by handles over it; the ridge rises so much above the walls by default. */
export const carrierOptions = ({ length, width, height, material }: SizesAndMaterial, rise: number) => ({
  // On the sheet the tabs stay below the roofs, which reach over the end walls.
  glue_tab: mm(
    Math.min(20, length / 3, height - 2),
    [8, Math.min(0.45 * length, height - 1)],
    'Length of the corner tabs',
  ),
  roof_height: mm(rise, [width / 5, width], 'Height of the ridge above the walls'),
  // 10 mm of board stay above and below the grip.
  handle_height: mm(45, [GRIP.height + 20 + 2 * material, 100], 'Height of the handles above the ridge'),
});

type Carrier = SizesWith<'glue_tab' | 'roof_height' | 'handle_height'>;

export const carrier = ({ height: wall, glue_tab: tab, ...size }: Carrier) =>
  gabledTray({ ...size, wall, tab, rise: size.roof_height, handle: size.handle_height });
