import { distance, MICRON, pointAt } from '../../src/geometry/index.ts';
import type { PlacedPanel } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';
import { footOn } from './foot-on.ts';

/**
 * A tear strip comes off between two tear lines: on every panel that one of them crosses lies the other, as far away as the strip is
 * wide.
 */
export const tearStrips: Law = (box) => {
  const wide = box.values.tear_strip;
  if (wide === undefined) return [];
  const torn = box.drawing.parts.flatMap(({ part: { id }, sheet }) =>
    sheet.map((panel) => ({ name: fullName(box, id, panel.id), lines: tearLines(panel) })),
  );
  const single = torn.flatMap(({ name, lines }) =>
    lines
      .filter((line) => {
        const middle = pointAt(line, 0.5);
        return !lines.some(({ from, to }) => Math.abs(distance(middle, footOn(from, to, middle)) - wide) < MICRON);
      })
      .map(() => `a tear line of ${name} has no other one ${wide.toFixed(2)} mm away, as wide as the tear strip`),
  );
  return torn.some(({ lines }) => lines.length) ? single : ['nothing tears off its tear strip'];
};

const tearLines = ({ marks }: PlacedPanel) =>
  marks.filter(({ line }) => line === 'perforation').flatMap(({ curves }) => curves);
