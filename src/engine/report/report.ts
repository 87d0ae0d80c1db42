import type { Catalogue } from '../../template/index.ts';
import { roundTo } from '../../values/index.ts';
import { boardKindOf } from '../board-kind.ts';
import { findBoard, type NamedBoard, usualBoards } from '../boards.ts';
import type { DielineFiles } from '../drawn-dieline.ts';
import { isCorrugated } from '../service-rules.ts';
import facts from './facts.json' with { type: 'json' };
import { BULGE_MM, type OuterSizes, palletPlan } from './pallet.ts';
import { bestShipper, SHIPPER } from './shipper.ts';
import { mckee, type StackConditions, stackFactors } from './strength.ts';

/** One answer: a value, how it was computed, and where its inputs come from. */
export interface Figure {
  readonly name: string;
  readonly value: number | string;
  readonly unit?: string;
  readonly how: string;
  readonly source?: string;
}

/** Figures of a box for its buyer and its engineer. What the inputs do not hold is left out, and told in `notes`. */
export interface BoxReport {
  readonly id: string;
  readonly board: string;
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

export interface ReportQuestion {
  /** Sizes of the closed box by kind, in mm, as `box.dimensions`. */
  readonly dimensions: Readonly<Record<'inside' | 'outside', Readonly<Record<string, number>>>>;
  /** Name of the board, such as `C` or `GC1 350`. @defaultValue the usual board of that thickness */
  readonly board?: string | undefined;
  /** Edge crush strength in kN/m. @defaultValue that of a common grade */
  readonly ect?: number | undefined;
  /** Weight of the contents in kg. */
  readonly contents?: number | undefined;
  readonly stack?: Partial<StackConditions> | undefined;
  readonly pallet?: PalletName | undefined;
  /** Boxes of this kind that go into one shipper. */
  readonly count?: number | undefined;
  /** In any currency. */
  readonly pricePerM2?: number | undefined;
}

/** Stated here, because the declarations of the package have no tables. */
type PalletName = 'EUR' | 'EUR2' | 'US';

export const palletNames = Object.keys(facts.pallets) as readonly PalletName[];

export const palletTitle = (name: PalletName): string => facts.pallets[name].title;

const USUAL_STACK = facts.stack as StackConditions;

const GRAVITY_N_PER_KG = 9.81;

/** Collects figures, so that each part of a report reads as a list. */
class Figures {
  readonly all: Figure[] = [];
  readonly notes: string[] = [];

  add(name: string, value: number | string, unit: string | undefined, how: string, source?: string): void {
    this.all.push({ name, value, how, ...(unit && { unit }), ...(source && { source }) });
  }
}

/**
 * Area and weight of the board, metres of rules, strength, stack, pallet, parcel classes and the best shipper of a box. Each figure says
 * its formula and its source; strength and weight are estimates.
 * @example
 * const box = dieline('becf-21d01');
 * boxReport(catalogue, box, box).figures.length > 5; // = true
 */
export const boxReport = (catalogue: Catalogue, box: DielineFiles, question: ReportQuestion): BoxReport => {
  const figures = new Figures();
  const board = boardOf(box, question.board);
  const weight = ofBoard(figures, box, board, question);
  ofRules(figures, box);
  const { inside, outside } = question.dimensions;
  const sizes = { length: outside.length!, width: outside.width!, height: outside.height! };
  const all = Object.values(sizes);
  if (all.every((mm) => mm > 0)) {
    figures.add('outside', all.map((mm) => roundTo(mm, 1)).join(' × '), 'mm', 'measured on the folded box');
    const gross = weight === undefined ? question.contents : weight + (question.contents ?? 0);
    const bearable = ofStrength(figures, box, board, question, gross);
    ofPallet(figures, sizes, question, bearable);
    ofParcel(figures, sizes, question.contents === undefined ? undefined : gross);
    if (question.count !== undefined) ofShipper(figures, catalogue, sizes, question.count);
  } else figures.notes.push('It has no outside length, width and height: strength, pallet and parcel are left out.');
  if (inside.length && inside.width && inside.height) {
    const litres = (inside.length * inside.width * inside.height) / 1e6;
    figures.add('contents', roundTo(litres, 2), 'l', 'inside length × width × height');
  }
  return { id: box.id, board: board?.name ?? `${box.values.material} mm`, figures: figures.all, notes: figures.notes };
};

/** The named board, or the usual one of the same thickness. */
const boardOf = ({ entry, values }: DielineFiles, name: string | undefined): NamedBoard | undefined => {
  if (name !== undefined) return findBoard(name);
  return usualBoards[boardKindOf(entry)].find(({ thickness }) => Math.abs(thickness - values.material!) < 0.015);
};

const ofBoard = (
  figures: Figures,
  { area, values }: DielineFiles,
  board: NamedBoard | undefined,
  { pricePerM2 }: ReportQuestion,
): number | undefined => {
  const m2 = area / 1e6;
  figures.add('board', roundTo(m2, 4), 'm²', 'area inside the cut outlines, holes left out; exact');
  if (pricePerM2 !== undefined)
    figures.add('board price', roundTo(m2 * pricePerM2, 4), undefined, 'area × your price per m², without waste');
  if (!board) {
    figures.notes.push(`No usual board is ${values.material} mm thick: name one (board=C) for weight and strength.`);
    return undefined;
  }
  const kg = (m2 * board.grammage) / 1000;
  const how = `area × ${board.grammage} g/m², our figure for ${board.name}: weigh your board`;
  figures.add('weight', roundTo(kg, 4), 'kg', how);
  return kg;
};

const ofRules = (figures: Figures, { rules }: DielineFiles): void => {
  for (const { line, metres, bends } of rules) {
    figures.add(`${line} rule`, roundTo(metres, 2), 'm', 'length of the lines; exact');
    if (bends) figures.add(`${line} bends`, bends, undefined, 'corners and curves of continuous rules');
  }
};

/** @returns the load that the box bears in a stack, in kg. */
const ofStrength = (
  figures: Figures,
  { entry, values }: DielineFiles,
  board: NamedBoard | undefined,
  { ect, stack, contents }: ReportQuestion,
  gross: number | undefined,
): number | undefined => {
  if (!entry.group.encloses || !isCorrugated(entry) || !values.length || !values.width) {
    figures.notes.push('Strength is estimated for corrugated boxes only: no formula for cartons is confirmed.');
    return undefined;
  }
  const isDouble = (board?.flute?.length ?? 1) > 1;
  const crush = ect ?? (isDouble ? facts.ect.double : facts.ect.single);
  const perimeter = 2 * (values.length + values.width);
  const newton = mckee(crush, values.material!, perimeter);
  const formula = `5.87 · ECT ${crush} kN/m · √(${values.material} mm · ${roundTo(perimeter, 1)} mm), simplified McKee; ± 15 % for slotted cases, more for other styles`;
  const source = ect === undefined ? facts.ect.source : 'ECT as given';
  figures.add('compression strength', Math.round(newton), 'N', formula, source);
  if (values.length / values.width > 3 || (values.height ?? perimeter) < perimeter / 7)
    figures.notes.push('The box is long or low: it lies outside of the tests of the formula.');
  const factors = stackFactors({ ...USUAL_STACK, ...stack });
  const kg = factors.reduce((load, { factor }) => load * factor, newton / GRAVITY_N_PER_KG);
  const how = factors.map(({ name, factor }) => `${name} ${roundTo(factor, 2)}`).join(' · ');
  const sources = new Set(factors.map((one) => one.source));
  figures.add('load in a stack', roundTo(kg, 1), 'kg', `strength / 9.81 · ${how}`, [...sources].join('; '));
  if (contents === undefined || gross === undefined) {
    figures.notes.push('Give the weight of the contents for the height of a stack.');
    return undefined;
  }
  figures.add('stack', 1 + Math.floor(kg / gross), 'boxes high', `1 + load / ${roundTo(gross, 2)} kg of a full box`);
  return kg / gross;
};

const ofPallet = (figures: Figures, box: OuterSizes, { pallet = 'EUR' }: ReportQuestion, above: number | undefined) => {
  const { title, length, width, height, base, source } = facts.pallets[pallet];
  const room = { length, width, height: height - base };
  const plan = palletPlan(box, room);
  if (!plan.perLayer || !plan.layers) {
    figures.notes.push(`It does not fit ${title} without overhang, up to ${height} mm.`);
    return;
  }
  const layers = above === undefined ? plan.layers : Math.min(plan.layers, 1 + Math.floor(above));
  const how = `${plan.perLayer} a layer (${plan.pattern === 'column' ? 'one block' : 'two blocks'}), ${layers} layers of ${roundTo(box.height + BULGE_MM, 1)} mm with ${BULGE_MM} mm bulge, no overhang`;
  figures.add(`on ${title}`, plan.perLayer * layers, 'boxes', how, source);
  figures.add('cube use', Math.round((100 * plan.use * layers) / plan.layers), '%', 'boxes / room above the deck');
  if (layers < plan.layers)
    figures.notes.push(`Strength, not height, ends the stack at ${layers} of ${plan.layers} layers.`);
};

const ofParcel = (figures: Figures, { length, width, height }: OuterSizes, kg: number | undefined): void => {
  const own = [length, width, height].sort((a, b) => b - a) as [number, number, number];
  const girth = own[0] + 2 * (own[1] + own[2]);
  const fitting = facts.parcels.filter(
    (one) =>
      (!('sizes' in one) || one.sizes!.every((most, k) => own[k]! <= most)) &&
      (!('girth' in one) || girth <= one.girth!) &&
      (!('longest' in one) || own[0] <= one.longest!) &&
      (kg === undefined || !('kg' in one) || kg <= one.kg!),
  );
  const names = fitting.map(({ name }) => name);
  const how = kg === undefined ? 'outside sizes; the weight is not known' : `outside sizes and ${roundTo(kg, 2)} kg`;
  figures.add('parcel classes', names.join(', ') || 'none of those known', undefined, how, facts.parcelSource);
};

const ofShipper = (figures: Figures, catalogue: Catalogue, box: OuterSizes, count: number): void => {
  const best = bestShipper(catalogue, box, count);
  if (!best) {
    figures.notes.push(`No case ${SHIPPER} holds ${count} of these boxes.`);
    return;
  }
  const sizes = best.sizes.map((mm) => roundTo(mm, 1)).join(' × ');
  const how = `${SHIPPER} of B flute, least board (${roundTo(best.area / 1e6, 4)} m²) of all ${best.rows.join(' × ')} and other rows, no play`;
  figures.add(`shipper for ${count}`, sizes, 'mm inside', how);
};
