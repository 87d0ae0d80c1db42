import { describe, expect, it } from 'vitest';
import { arrange, catalogue } from '../../src/index.ts';
import { type FlatDrawing, flatDrawing } from '../../src/studio/engine/flat-drawing.ts';
import { type LaidDimension, layDimensions } from '../../src/studio/stage/dimension-layout.ts';
import { mainId, resolve } from '../../src/template/index.ts';

const drawings: readonly (readonly [id: string, drawing: FlatDrawing])[] = catalogue.templates.map((template) => {
  const id = mainId(template);
  const { values, chosen } = resolve(template, {}, id);
  return [id, flatDrawing(arrange(template.build(values, chosen)), values, values)];
});

/** The dimensions of a drawing that fills so many pixels. */
const laid = (drawing: FlatDrawing, pixels: number, lit = ''): readonly LaidDimension[] => {
  const scale = Math.max(drawing.frame.width, drawing.frame.height) / pixels;
  return layDimensions(drawing, scale, 'mm', 'en', lit);
};

/** Corners of a text on the screen, in pixels. */
const cornersOf = ({ text: { x, y, wide, rotation } }: LaidDimension, scale: number): (readonly [number, number])[] => {
  const turn = (rotation * Math.PI) / 180;
  return [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => {
      const [across, up] = [(i * wide) / 2, j * 8];
      return [
        x / scale + across * Math.cos(turn) - up * Math.sin(turn),
        y / scale + across * Math.sin(turn) + up * Math.cos(turn),
      ] as const;
    }),
  );
};

/** Texts whose bounding boxes overlap. */
const covered = (drawing: FlatDrawing, pixels: number): string[] => {
  const scale = Math.max(drawing.frame.width, drawing.frame.height) / pixels;
  const boxes = laid(drawing, pixels).map((one) => {
    const corners = cornersOf(one, scale);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {
      text: one.text.text,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
  return boxes.flatMap((a, k) =>
    boxes.slice(0, k).flatMap((b) => {
      const [across, down] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      return across > 1 && down > 1 ? [`${a.text} over ${b.text}`] : [];
    }),
  );
};

describe('dimensions on the screen', () => {
  it.each([700, 250])('no text covers another one in a drawing of %d pixels', (pixels) => {
    expect(drawings.flatMap(([id, drawing]) => covered(drawing, pixels).map((text) => `${id}: ${text}`))).toEqual([]);
  });

  it('nearly all sizes show on a desk; on a phone all overall sizes and the highlighted one', () => {
    let [all, shown] = [0, 0];
    for (const [id, drawing] of drawings) {
      const least = (Math.max(drawing.frame.width, drawing.frame.height) / 250) * 16;
      const own = drawing.dimensions.filter(({ overall }) => !overall);
      all += own.length;
      shown += laid(drawing, 700).filter(({ dimension }) => !dimension.overall).length;
      const few = laid(drawing, 250, 'length').map(({ dimension }) => dimension);
      for (const one of drawing.dimensions) {
        const [[x1, y1], [x2, y2]] = [one.from, one.to];
        const length = one.side ? Math.abs(one.upright ? y2 - y1 : x2 - x1) : Math.hypot(x2 - x1, y2 - y1);
        if ((one.overall || one.name === 'length') && length > least)
          expect([id, one.name, few.includes(one)]).toEqual([id, one.name, true]);
      }
    }
    expect(shown / all).toBeGreaterThan(0.9);
  });
});
