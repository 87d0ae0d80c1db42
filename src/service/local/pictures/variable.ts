import type { Gauge } from '../../../board/index.ts';
import { drawRequest, overflowMargin } from '../../../engine/index.ts';
import { moveCurve, reverse, shift } from '../../../geometry/index.ts';
import { blanksOf } from '../../../nest/index.ts';
import type { Drawing } from '../../../sheet/index.ts';
import { type Entry, type Length, resolve, variables } from '../../../template/index.ts';
import { differing, drawn, paint, panelOutline, reachOf } from './paint.ts';

/** A template with a variable highlighted: its label, a new one on a panel of that extent, or panels that change; undefined if unknown. */
export const variablePicture = (entry: Entry, name: string): string | undefined => {
  const { template, id } = entry;
  if (name === 'overflow_margin') return bleedPicture(entry);
  const all = variables(template, id);
  const length = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!length) return undefined;
  const at = (value: number): Drawing => drawn(entry, { [name]: value });
  const drawing = at(length.value);
  const title = `${template.name}: ${length.about}`;
  if (drawing.parts.some(({ part }) => part.blank.gauges.some((gauge) => gauge.name === name)))
    return paint(drawing, { title, label: name });
  const moved = nearby(entry, name, length);
  const found = moved === undefined ? [] : differing(drawing, at(moved));
  for (const { part, placed } of found) {
    const before = reachOf(placed);
    const after = reachOf(at(moved!).parts[part]!.sheet.find((p) => p.id === placed.id)!);
    const along = (['y', 'x'] as const).find((axis) => close(before[axis], length.value) && close(after[axis], moved!));
    if (along) return paint(gauged(drawing, part, { name, panel: placed.id, along }), { title, label: name });
  }
  // A variable that changes no panel concerns the board itself: highlight all panels.
  const shown = found.length
    ? found
    : drawing.parts.flatMap(({ sheet }, part) => sheet.map((placed) => ({ part, placed })));
  return paint(drawing, { title, areas: shown.map((panel) => panelOutline(drawing, panel)) });
};

const bleedPicture = (entry: Entry): string => {
  const { template, id } = entry;
  const drawing = drawRequest({ entry, ...resolve(template, {}, id), bleed: overflowMargin.value });
  const bleedLines = drawing.dieline.lines.filter(({ line }) => line === 'bleed');
  const areas = blanksOf(drawing).flatMap(({ outline }, k) => [
    bleedLines.filter(({ part }) => part === k).map(({ curve }) => curve),
    // The other way round, so that the board itself is not filled.
    outline.map((curve) => moveCurve(shift(...drawing.parts[k]!.shift), reverse(curve))).reverse(),
  ]);
  return paint(drawing, { title: `${template.name}: ${overflowMargin.about}`, areas });
};

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** Another valid value of a variable, close to the usual one. */
const nearby = ({ template, id }: Entry, name: string, { value, min, max, kind }: Length): number | undefined => {
  const step = kind === 'integer' ? 1 : Math.min(1, (max - min) / 8);
  return [value + step, value - step].find(
    (other) => step > 0 && resolve(template, { [name]: other }, id).violations.length === 0,
  );
};

const gauged = (drawing: Drawing, part: number, gauge: Gauge): Drawing => ({
  ...drawing,
  parts: drawing.parts.map((placed, k) => {
    if (k !== part) return placed;
    const { blank } = placed.part;
    return { ...placed, part: { ...placed.part, blank: { ...blank, gauges: [...blank.gauges, gauge] } } };
  }),
});
