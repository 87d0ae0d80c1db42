import { onePart } from '../../board/index.ts';
import { checkFields } from '../../engine/index.ts';
import { clashes, foldedSvg } from '../../fold/index.ts';
import { writeSvg } from '../../formats/index.ts';
import { type ReadOptions, readDrawing, UnreadableError } from '../../formats/reading/index.ts';
import { boundsOf, type Curve, mapCurve, type Point } from '../../geometry/index.ts';
import { withinSteps } from '../../recognise/lines/index.ts';
import { type Drawing, extent, type PlacedPart, sizeOf, textLabel } from '../../sheet/index.ts';
import { group, mm, template } from '../../template/index.ts';
import { withoutCopies } from '../drawing/copied-outlines.ts';
import { withoutNicks } from '../drawing/nicks.ts';
import { readLines } from '../drawing/read-lines.ts';
import { typeLines } from '../drawing/type-lines.ts';
import schema from './fold-schema.json' with { type: 'json' };
import type { GivenFolds } from './fold-types.ts';
import words from './fold-words.json' with { type: 'json' };
import { foundPieces, type Hinge } from './found-panels.ts';
import { guessFolds, hungBlank, THICK_MM } from './guessed-folds.ts';

/** All of the settings of a drawing, guessed or given. */
export type FoldSettings = Required<GivenFolds>;

/** Settings of a user: those left out are guessed. @throws RangeError for an unknown name, or a value outside its limits. */
const checkedFolds = (given: GivenFolds): GivenFolds => {
  const names = Object.keys(given.creases ?? {});
  const creases = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, schema.$defs.crease])) };
  const [problem] = checkFields('set of folds', given, { ...schema.properties, creases });
  if (problem) throw new RangeError(problem.message);
  return given;
};

/** Steps to find panels at most: a large sheet of blanks takes a tenth. */
const FOLD_STEPS = 20_000_000;

/** The longer side of a blank, in mm, from which its board is likely corrugated; the usual boards. */
const [LONG_MM, CORRUGATED_MM, CARTON_MM] = [700, 3, 0.5] as const;

/** Layers of board, and mm, by which panels of a closed box overlap unreported. */
const [LAYERS, LAYERS_MM] = [2.5, 1] as const;

const say = (name: keyof typeof words, ...values: readonly (string | number | readonly string[])[]): string =>
  values.reduce<string>((text, value) => text.replace('{}', () => [value].flat().join(', ')), words[name]);

const nameOf = ({ panels: [a, b] }: Hinge): string => `${a + 1}-${b + 1}`;

/**
 * Folds a drawing: see `foldDrawing` of the entry for checks. The entry is drawn in the frame of the file and has one variable, `material`;
 * `place` is that of the piece in units of the file.
 * @throws UnreadableError for a file without an outline, or with too many lines; RangeError for settings that it cannot have.
 */
export const foldedEntry = async (
  file: Uint8Array,
  name: string,
  { folds = {}, ...options }: ReadOptions & { readonly folds?: object },
) => {
  const given = checkedFolds(folds);
  const { base, creases = {}, piece = 1, up = 'outside' } = given;
  const reading = withoutNicks(await readDrawing(file, options), options.profile);
  const side = up === 'inside' ? -1 : 1;
  const toSide = (curve: Curve, by = 1): Curve => mapCurve(curve, ([x, y]): Point => [side * by * x, by * y], side);
  const { lines, pieces, gaps } = withinSteps(FOLD_STEPS, () => {
    const { lines: read } = withoutCopies(readLines(typeLines(reading.lines)));
    return { lines: read, ...foundPieces(read.map(({ line, curve }) => ({ line, curve: toSide(curve) }))) };
  });
  const panels = pieces[piece - 1];
  const { base: numbers, thickness: boards } = schema.properties;
  if (!pieces.length) throw new UnreadableError(say('noOutline', lines.length));
  if (!panels) throw new RangeError(say('noPiece', piece, pieces.length));
  if (panels.length > numbers.maximum) throw new UnreadableError(say('tooMany', panels.length, numbers.maximum));
  if (base && base > panels.length) throw new RangeError(say('noBase', base, panels.length));
  const { hung, open, isTube } = guessFolds(panels, base && base - 1, (hinge) => !!creases[nameOf(hinge)]?.open);
  const creased = Object.fromEntries([
    ...hung.flatMap(({ hinge, angle, phase }) => (hinge ? [[nameOf(hinge), { angle, phase }] as const] : [])),
    ...open.map((hinge) => [nameOf(hinge), { open: true }] as const),
  ]);
  for (const [key, crease] of Object.entries(creases)) {
    if (!creased[key]) throw new RangeError(say('noCrease', key, Object.keys(creased)));
    if (creased[key].open && !crease.open) throw new RangeError(say('ring', key));
    creased[key] = { ...creased[key], ...crease };
  }
  const loose = panels.findIndex((_, k) => !hung.some(({ panel }) => panel === k));
  if (loose >= 0) throw new RangeError(say('loose', loose + 1));
  for (const own of hung) if (own.hinge) Object.assign(own, creased[nameOf(own.hinge)]);

  const boxes = pieces.map((own) => boundsOf(own.flatMap(({ sides }) => sides.map(({ curve }) => curve))));
  const sizes = boxes.map(sizeOf);
  const usual = Math.max(sizes[piece - 1]!.width, sizes[piece - 1]!.height) < LONG_MM ? CARTON_MM : CORRUGATED_MM;
  const { thickness = usual } = given;
  const isCarton = thickness < THICK_MM;
  const kind = isCarton ? 'cartons' : 'corrugated_cardboards';
  const first = hung[0]!.panel + 1;
  const settings: FoldSettings = { schema: 'boxwright-folds-1', piece, base: first, thickness, up, creases: creased };
  const own = template({
    name,
    about: name,
    group: `${kind}_special_boxes`,
    code: {},
    choices: {},
    provenance: { kind: 'measured', source: name },
    ids: { drawing: {} },
    options: () => ({}),
    size: { material: mm(thickness, [boards.minimum, boards.maximum], 'Thickness of the board') },
    build: ({ material }) => onePart(hungBlank(panels, hung[0]!, material!, isTube ? 'front' : 'base')),
  });
  const bridged = gaps.map(({ size }) => size.toFixed(2));
  const others = sizes.toSpliced(piece - 1, 1).map(({ width, height }) => `${width.toFixed(1)} × ${height.toFixed(1)}`);
  const curved = hung.flatMap(({ hinge }) => (hinge?.isCurved ? [nameOf(hinge)] : []));
  return {
    entry: { id: 'drawing', template: own, group: group(own.group), code: {}, chosen: {} },
    settings,
    notes: [
      gaps.length && say('gaps', bridged),
      others.length && say('pieces', piece, pieces.length, others),
      hung.length < 2 ? say('flat') : !base && say('base', first),
      !given.thickness && say(isCarton ? 'carton' : 'corrugated', thickness),
      open.length && say('open', open.map(nameOf)),
      curved.length && say('curved', curved),
    ].filter((note) => typeof note === 'string'),
    place: boundsOf(panels.flatMap(({ sides }) => sides.map(({ curve }) => toSide(curve, 1 / reading.unit.mm)))),
  };
};

const panelNumber = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** What runs into one another in a closed box, in a sentence. */
export const clashNotes = (parts: readonly PlacedPart[]): string[] => {
  const found = clashes(parts, 1, { above: Math.max(LAYERS_MM, LAYERS * parts[0]!.part.blank.thickness) });
  const told = found.map(({ a, b, depth }) => say('into', panelNumber(a), panelNumber(b), depth.toFixed(1)));
  return told.length ? [say('clash', told)] : [];
};

/** Height of the numbers of panels, as a share of the longer side of a blank. */
const TEXT_SHARE = 0.02;

/** A flat drawing with the numbers of its panels, and the closed box beside it, as SVG. */
export const foldedPage = ({ parts, dieline }: Drawing): string => {
  const size = sizeOf(extent(dieline));
  const height = TEXT_SHARE * Math.max(size.width, size.height);
  const labels = parts[0]!.sheet.map(({ id, outline }) => {
    const { left, right, bottom, top } = boundsOf(outline);
    return textLabel('panel', panelNumber(id), [(left + right - height) / 2, (bottom + top - height) / 2], height);
  });
  const pictures = [writeSvg(dieline, labels, { unit: 'mm' }), foldedSvg(parts)].map((picture, k) =>
    picture.replace(/ width="\S*" height="\S*"/, ` x="${105 * k}" width="100" height="100"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="410mm" height="200mm" viewBox="0 0 205 100">${pictures.join('')}</svg>\n`;
};
