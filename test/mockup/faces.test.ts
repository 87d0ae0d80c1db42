import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/geometry/index.ts';
import { catalogue, drawOne, mockup } from '../../src/index.ts';
import { someOf } from '../support/turns.ts';
import { artworkOnPanels, asPng, likeness, MAGENTA, outlineOverShadow, rectangleOf, unpacked } from './looking.ts';
import { sizes } from './pages.ts';

type Turned = 0 | 90 | 180 | 270;
type Face = readonly [panel: string, turned: Turned];

/** Panels by side of the closed box, with the rotation at which artwork on the sheet is upright there; determined by hand. */
interface Faces {
  readonly front: Face;
  readonly right: Face;
  readonly back: Face;
  readonly left: Face;
  readonly top: Face;
}

/** A tube with its lid on the front, where artwork is upright, or on the back, where it must be rotated. */
const tube = (lidOn: 'front' | 'back'): Faces => ({
  front: ['front', 0],
  right: ['right', 0],
  back: ['back', 0],
  left: ['left', 0],
  top: [`${lidOn}.top-lid`, lidOn === 'front' ? 0 : 180],
});

/** A tray-shaped lid: artwork is upright without rotation only on its top and its front. */
const lid = (part: string): Faces => ({
  front: [`${part}:front`, 0],
  right: [`${part}:right`, 270],
  back: [`${part}:back`, 180],
  left: [`${part}:left`, 90],
  top: [`${part}:floor`, 0],
});

/** A tube first, because it is checked in every slice. */
const boxes: Readonly<Record<string, Faces>> = {
  'becf-10101': tube('front'),
  'becf-30101': lid('lid_cover'),
  'becf-10206': tube('back'),
  'becf-10301': tube('front'),
  'becf-10401': tube('back'),
  'becf-10901': tube('front'),
  'becf-11101': tube('back'),
  'becf-20301': tube('front'),
  'becf-21c02': lid('lid'),
  'becf-12401': lid('lid'),
  'becf-21b01': lid('lid'),
  'becf-12406': lid('lid'),
};

const VIEWS = { front: [0, 0], right: [90, 0], back: [180, 0], left: [-90, 0], top: [0, 90] } as const;

/** Part of a picture with a face of these proportions: full width, from the upper edge down. */
const placeOf = (whole: Box, wide: number, high: number): Box => {
  const deep = Math.min(whole.bottom - whole.top, ((whole.right - whole.left) * high) / wide);
  return { ...whole, bottom: whole.top + deep };
};

describe('an artwork reads upright on five faces', () => {
  it.each(someOf(Object.entries(boxes), 0, 3))('of %s', async (id, faces) => {
    const { drawing } = drawOne(catalogue, id, sizes(id));
    const panels = Object.values(faces).map(([name, turned]) => ({ panel: rectangleOf(drawing, name), turned }));
    const box = await mockup(catalogue.find(id)!, sizes(id), {
      artwork: asPng(artworkOnPanels(drawing, panels), 1024),
      background: '#ff00ff',
    });
    for (const [side, [name, angle]] of Object.entries(faces) as [keyof Faces, Face][]) {
      const [turn, tilt] = VIEWS[side];
      const seen = unpacked(await box.png({ size: 360, view: { turn, tilt } }));
      const { left, right, bottom, top } = rectangleOf(drawing, name);
      const [wide, high] = angle % 180 ? [top - bottom, right - left] : [right - left, top - bottom];
      const found = likeness(seen, placeOf(outlineOverShadow(seen, MAGENTA), wide, high));
      expect(found.right, `${side}: ${JSON.stringify(found)}`).toBeGreaterThan(0.6);
      expect(found.wrong, side).toBeLessThan(0.3);
    }
  });
});
