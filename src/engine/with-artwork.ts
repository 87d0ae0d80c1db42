import { glueAreas, gluePlan, printDirections } from '../fold/index.ts';
import type { FileOptions } from '../formats/index.ts';
import { boundsOf, boxAround, type Point } from '../geometry/index.ts';
import { type Drawing, extent, type Label, panelOutlines, textLabel, textWidth } from '../sheet/index.ts';

/** Options of a file with what only the drawing knows of artwork. A file for the press always has layers for it, and a title. */
export const withArtwork = <Options extends FileOptions>(
  options: Options,
  drawing: Drawing,
  title: string | undefined,
): Options => {
  const artwork = { panels: panelOutlines(drawing), ...options.artwork };
  if (options.profile?.pdf.standard !== 'x4') return { ...options, artwork };
  // Only the folded box tells which print side is glued.
  return {
    ...options,
    artwork: { glued: glueAreas(drawing.parts), ...artwork },
    press: { ...(title && { title }), ...options.press },
  };
};

/** Cap heights in mm, and distance of the mark of a template below the blank. */
const [NAME_MM, MIN_NAME_MM, MARK_MM, MARK_DROP_MM] = [3, 1, 1.5, 9];

/**
 * What a designer wants to know of each panel, and the mark by which a template is found again when it comes back with a drawing on it.
 * @param mirror - true for a file that is mirrored: the inside, as it is seen there.
 */
export const templateLabels = (drawing: Drawing, id: string, bleed = 3, mirror = false): Label[] => {
  const { left, bottom, right } = extent(drawing.dieline);
  const drop = Math.max(MARK_DROP_MM, Math.ceil(bleed) + 6);
  const mark = `Boxwright artwork template 1 - ${id} - this text begins ${drop} mm below the corner of the blank`;
  const up = new Map(printDirections(drawing.parts).map((one) => [one.name, one.up]));
  const names = panelOutlines(drawing).flatMap(({ name, outline, isPrinted }): Label[] => {
    const box = boundsOf(outline);
    const [wide, high] = [box.right - box.left, box.top - box.bottom];
    const value = isPrinted ? name : `${name} (no print)`;
    const height = Math.min(NAME_MM, (NAME_MM * 0.65 * wide) / textWidth(value, NAME_MM), high / 3);
    if (height < MIN_NAME_MM) return [];
    const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    const [u, v] = (isPrinted && up.get(name)) || [0, 0];
    const scale = Math.min(wide, high) / Math.hypot(u, v);
    const at = (along: number, aside: number): Point => [
      x + scale * (along * u + aside * v),
      y + scale * (along * v - aside * u),
    ];
    const isSeen = Number.isFinite(scale);
    const label = textLabel(name, value, [x - textWidth(value, height) / 2, y - height / 2], height);
    return [
      {
        ...label,
        lines: isSeen ? [[at(0.15, 0), at(0.32, 0)]] : [],
        arrows: isSeen ? [[at(0.42, 0), at(0.3, -0.06), at(0.3, 0.06)]] : [],
      },
    ];
  });
  /** A row below the corner that is seen on the left. */
  const row = (name: string, value: string, above: number, height: number): Label =>
    textLabel(name, value, [mirror ? right - textWidth(value, height) : left, bottom - drop + above], height);
  return [
    ...names,
    row('print_side', `PRINT SIDE (${mirror ? 'inside' : 'outside'})`, 3, 2),
    row('template_mark', mark, 0, MARK_MM),
  ];
};

/** The arrow for flutes or grain, its distance below the blank, its head, and the least text, in mm; texts as a share of a blank and of an area. */
const [ARROW_MM, ARROW_DROP_MM, HEAD_MM, GLUE_TEXT_MM] = [40, 8, 3, 2.5] as const;
const [TEXT_SHARE, ROOM_SHARE] = [1 / 160, 1 / 3] as const;

/** Where glue goes, with the order of work, and an arrow along the flutes or the grain as the trade lays them: nothing in the drawing tells. */
export const glueOnSheet = (drawing: Drawing, isCorrugated: boolean, turned = false) => {
  const plan = gluePlan(drawing.parts);
  const { left, bottom, right, top } = extent(drawing.dieline);
  const usual = Math.max(GLUE_TEXT_MM, TEXT_SHARE * Math.hypot(right - left, top - bottom));
  const labels = plan.map(({ order, at, print, glue }): Label => {
    const box = boxAround(glue.flatMap(({ outer }) => outer));
    const [wide, high] = [box.right - box.left, box.top - box.bottom];
    const value = `${order}. glue (${at})`;
    const one = textWidth(value, 1);
    const height = Math.min(usual, ROOM_SHARE * Math.min(wide, high), (0.9 * Math.max(wide, high)) / one);
    const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    const [along, across] = [(one * height) / 2, height / 2];
    const isTall = high > wide;
    const from: Point = isTall ? [x + across, y - along] : [x - along, y - across];
    return textLabel(`glue_${order}_${print}`, value, from, height, isTall ? 90 : 0);
  });
  const isUpright = isCorrugated !== turned;
  const [u, v] = isUpright ? [0, -1] : [1, 0];
  const at = (along: number, aside: number): Point => [
    left + along * u + aside * v,
    bottom - ARROW_DROP_MM + along * v + aside * u,
  ];
  const head = (tip: number, back: number) => [at(tip, 0), at(back, 1), at(back, -1)] as const;
  const value = `${isCorrugated ? 'flutes' : 'grain'}, ${turned ? 'as asked for' : 'usual direction'}`;
  const arrow = textLabel('flutes', value, isUpright ? at(ARROW_MM / 2, -3) : at(ARROW_MM + 3, -usual / 2), usual);
  const arrows = [head(0, HEAD_MM), head(ARROW_MM, ARROW_MM - HEAD_MM)];
  return {
    zones: { glue: plan.flatMap(({ glue }) => glue), varnishFree: plan.flatMap(({ varnishFree }) => varnishFree) },
    labels: [...labels, { ...arrow, lines: [[at(0, 0), at(ARROW_MM, 0)]] as const, arrows }],
  };
};

/** Height of a note as a share of the width of a drawing, its least and largest in mm. */
const [NOTE_SHARE, MIN_NOTE_MM, MAX_NOTE_MM] = [1 / 90, 2, 6] as const;

/** Rows of text below a drawing and its labels, no wider than it unless it is small. */
export const notesBelow = ({ dieline }: Drawing, labels: readonly Label[], rows: readonly string[]): Label[] => {
  const { left, bottom, right } = extent(dieline);
  const lowest = Math.min(bottom, ...labels.flatMap(({ lines, text }) => [...lines.flat(), text.at]).map(([, y]) => y));
  const room = (right - left) / Math.max(...rows.map((row) => textWidth(row, 1)));
  const height = Math.max(MIN_NOTE_MM, Math.min(MAX_NOTE_MM, NOTE_SHARE * (right - left), room));
  return rows.map((row, k) => textLabel(`note_${k + 1}`, row, [left, lowest - 1.8 * (k + 2) * height], height));
};
