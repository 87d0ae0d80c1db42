import { writeSvg } from '../../../formats/index.ts';
import { boundsOf, type Point, straight } from '../../../geometry/index.ts';
import { blanksOf, drawLayout, isLayoutId, layoutTitle, nest } from '../../../nest/index.ts';
import type { Dieline, Drawing } from '../../../sheet/index.ts';
import layout from './free-layout.json' with { type: 'json' };

/** Columns and rows of the picture of a pattern: enough to show how the blanks repeat. */
const SHOWN = { columns: 3, rows: 3 };

/** The pattern of a nesting template with a few blanks; the first part stands for a missing one. Undefined for an unknown pattern. */
export const nestingPicture = (drawing: Drawing, nestingTemplateId: string): string | undefined => {
  const [, id = '', part] = /^lt_([^_]+)(?:_(.*))?$/.exec(nestingTemplateId) ?? [];
  if (!isLayoutId(id)) return undefined;
  const title = layoutTitle(id);
  if (id === 'free') return freePicture(title);
  const blanks = blanksOf(drawing);
  const blank = blanks.find((each) => each.id === part) ?? blanks[0]!;
  const { left, right, bottom, top } = boundsOf(blank.outline);
  const side = 3 * Math.max(right - left, top - bottom);
  const sheet = { width: side, height: side };
  const nesting = nest(drawing, sheet, { part: blank.id, layouts: [id], grain: 'free', exactly: SHOWN });
  const { dieline, options } = drawLayout(nesting, nesting.layouts[0]!);
  return writeSvg(dieline, [], { ...options, unit: 'mm', title });
};

/** An angle piece in the free layout of a sheet of 170 × 130 mm: a search for each template would take a second. */
const freePicture = (title: string): string =>
  writeSvg(outlineOf([]), [], { copies: [{ name: 'blank', dieline: outlineOf(ANGLE), at: FREE }], unit: 'mm', title });

const ANGLE = layout.angle as unknown as readonly Point[];

const FREE = (layout.free as [number, number, number, number][]).map(([cos, sin, x, y]) => ({ cos, sin, x, y }));

const outlineOf = (corners: readonly Point[]): Dieline => ({
  nodes: corners,
  parts: ['blank'],
  lines: corners.map((corner, from) => {
    const to = (from + 1) % corners.length;
    return { from, to, curve: straight(corner, corners[to]!), line: 'cut', panels: [], part: 0 };
  }),
});
