import {
  acrossFlats,
  type BoxHead,
  box,
  longestPolygonTab,
  mm,
  polygonTray,
  telescope,
} from '../../src/author/index.ts';
import { polygonForms } from './polygon-forms.ts';

type Form = keyof typeof polygonForms;

/** Longest tabs of a tray of this form, `across` mm wide across its flats. */
export const longestTab = (form: Form, across: number, height: number): number => {
  const sides = polygonForms[form].walls.length;
  return longestPolygonTab(sides, acrossFlats(sides, across).side, height);
};

/** Two trays, the lid over the base. All in mm, crease to crease; `play` is that on each side, `above` from floor to floor. */
export const polygonTelescope = (
  form: Form,
  size: { readonly across: number; readonly height: number; readonly lid: number; readonly tab: number },
  { material, play, above }: { readonly material: number; readonly play: number; readonly above: number },
) => {
  const { walls, label, inner } = polygonForms[form];
  const { across, height, lid, tab } = size;
  const tray = (wide: number, high: number) => {
    const x = acrossFlats(walls.length, wide).side;
    const body = polygonTray({ walls: walls.map((name) => ({ name, length: x })), height: high, tab, material });
    return { body: { ...body, labels: { length: label, height: 'back.y' } as const }, x, y: wide };
  };
  // The lid's tabs lie between its walls and those of the base.
  return telescope(tray(across, height), tray(across + 2 * (2 * material + play), lid), {
    above,
    from: 2 * (height + lid),
    inner: { length: inner, height: 'floor|lid:floor' },
  });
};

/** Octagonal or hexagonal tray with a lid of the same construction over it. Every second wall has tabs glued inside its neighbours. */
export const polygonalBox = (form: Form, head: Omit<BoxHead, 'group'>) =>
  box('carton', {
    ...head,
    group: 'polygonal_boxes',
    closure: 'separate_lid',
    size: {
      length: mm(200, [50, 800], `Width across the flats of the ${form}`),
      height: mm(60, [20, 300], 'Height of the base'),
    },
    options: ({ length, height }) => {
      const lowest = Math.max(20, height / 2);
      return {
        lid_height: mm((2 * height) / 3, [lowest, height], 'Height of the lid'),
        // The lid may be as low as that, and its tabs are those of the base.
        glue_tab: mm(15, [7, longestTab(form, length, lowest)], 'How far the glue tabs reach'),
      };
    },
    // The lid's floor lies on the rim of the base.
    build: ({ length, height, material, lid_height, glue_tab: tab }) =>
      polygonTelescope(form, { across: length, height, lid: lid_height, tab }, { material, play: 0.5, above: height }),
  });
