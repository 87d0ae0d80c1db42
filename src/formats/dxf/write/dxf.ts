import type { Curve } from '../../../geometry/index.ts';
import type { Dieline, Label } from '../../../sheet/index.ts';
import { shownFile } from '../../adapt/adapt.ts';
import type { Guide } from '../../artwork-guides.ts';
import { ByteSink } from '../../byte-sink.ts';
import { type Chain, chains, rowsOf } from '../../chains.ts';
import { type PlacedOptions, shiftTo } from '../../frame.ts';
import { partLabel } from '../../part-label.ts';
import type { LineRule, Profile } from '../../profile.ts';
import { DxfEntities } from './dxf-entities.ts';
import { blockHandle, dxfBlock, END, ENTITIES, GROUPS, MODEL_SPACE, OBJECTS, writeHead } from './dxf-frame.ts';
import { dxfPartGroups, type PartGroup } from './dxf-part-groups.ts';
import { r12Sink } from './dxf-r12.ts';

/**
 * Writes a drawing as DXF (AC1021) in millimetres, y up, one layer per line type. Closed outlines of lines and arcs are closed polylines
 * with bulges; a polyline cannot hold a cubic, so an outline with one is written in pieces, cubics as exact splines. The lower left of the
 * drawing is (0, 0). Dimensions are lines, solids and texts. In a drawing of several parts a group names the entities of each. The file is
 * as dxf-writer would write it, to the byte.
 * @throws RangeError if there is nothing to draw or a number is not finite.
 * @example
 * const { drawing, labels } = dieline('becf-10101');
 * writeDxf(drawing.dieline, labels).includes('AC1021'); // = true
 */
export const writeDxf = (dieline: Dieline, labels: readonly Label[], options: PlacedOptions = {}): string =>
  dxfSink(dieline, labels, options).takeText();

/** As `writeDxf`, in ASCII. Each of the copies becomes a block that is inserted many times. */
export const dxfSink = (drawn: Dieline, measures: readonly Label[], options: PlacedOptions = {}): ByteSink => {
  const { profile, dieline, labels, copies, frame, guides } = shownFile(drawn, measures, options);
  const by = shiftTo(options.origin ?? profile.origin, frame);
  const all = chains(dieline, profile);
  const extents = [frame.left + by[0], frame.bottom + by[1], frame.right + by[0], frame.top + by[1]] as const;
  const { dimensions } = profile.lines;
  const ruled = ({ layer, chains }: Guide) => ({ rule: { ...dimensions, ...layer, step: dimensions.step }, chains });
  const zones = guides.map(ruled);
  if (profile.dxf.version === 'R12') return r12Sink({ chains: all, zones, labels, extents, by }, profile);
  const repeated = copies.map(({ dieline: own }) => chains(own, profile));
  const used = [...rulesOf(profile, [...all, ...repeated.flat()], labels), ...zones.map(({ rule }) => rule)];
  const names = copies.map(({ name }) => name);
  const blocks = drawBlocks(profile, repeated, names);
  const entities = new DxfEntities(blocks.next, MODEL_SPACE, by);
  const handles: number[] = [];
  // Layers of blocks have their handles before any entity has one.
  if (copies.length) for (const _ of used) handles.push(entities.handle());
  const open = ({ layer }: LineRule): void => {
    if (!copies.length) handles.push(entities.handle());
    entities.select(layer);
  };
  const groups = dieline.parts.flatMap((_, part): PartGroup[] => {
    const name = partLabel(dieline, part);
    return name === undefined ? [] : [{ name, handle: entities.handle(), entities: [] }];
  });
  entities.select('0');
  for (const { name, at } of copies)
    for (const { cos, sin, x, y } of at) entities.addInsert(name, [x, y], Math.atan2(sin, cos));
  for (let k = 0; k < all.length; k++) {
    const chain = all[k]!;
    if (all[k - 1]?.row !== chain.row) open(profile.lines[chain.row]!);
    entities.gather(groups[chain.part]);
    drawChain(entities, chain);
  }
  entities.gather(undefined);
  if (labels.length) open(profile.lines.dimensions);
  for (const { lines, arrows, text } of labels) {
    for (const [from, to] of lines) entities.addLine(from, to);
    for (const corners of arrows) entities.addTriangle(corners);
    entities.addText(text);
  }
  for (const { rule, chains } of zones) {
    open(rule);
    for (const chain of chains) drawChain(entities, chain);
  }
  const dxf = new ByteSink();
  writeHead(dxf, profile, used, names, { extents, handles, free: entities.handle() });
  dxf.drain(blocks.sink).bytes(ENTITIES).drain(entities).bytes(OBJECTS);
  if (groups.length) dxf.drain(dxfPartGroups(groups, GROUPS));
  return dxf.bytes(END);
};

/** The blocks with their entities, and the first handle after them. */
const drawBlocks = (profile: Profile, repeated: readonly (readonly Chain[])[], names: readonly string[]) => {
  const sink = new ByteSink();
  let next = blockHandle(names.length);
  for (const [k, all] of repeated.entries()) {
    const entities = new DxfEntities(next, blockHandle(k));
    for (const [n, chain] of all.entries()) {
      if (all[n - 1]?.row !== chain.row) entities.select(profile.lines[chain.row]!.layer);
      drawChain(entities, chain);
    }
    next = entities.handle();
    const [before, after] = dxfBlock(k, names[k]!);
    sink.ascii(before).drain(entities).ascii(after);
  }
  return { sink, next };
};

const rulesOf = (profile: Profile, all: readonly Chain[], labels: readonly Label[]): LineRule[] => {
  const { lines } = profile;
  const used = new Set(all.map(({ row }) => row));
  const rules = rowsOf(profile).flatMap((row) => (used.has(row) ? lines[row]! : []));
  return labels.length ? [...rules, lines.dimensions] : rules;
};

/** Writes a chain as one entity, or in pieces between its cubics. */
const drawChain = (entities: DxfEntities, { curves, closed }: Chain): void => {
  const cubic = curves.findIndex(({ kind }) => kind === 'cubic');
  if (cubic < 0) {
    drawRun(entities, curves, closed);
    return;
  }
  let run: Curve[] = [];
  for (const curve of closed ? [...curves.slice(cubic), ...curves.slice(0, cubic)] : curves)
    if (curve.kind === 'cubic') {
      drawRun(entities, run, false);
      run = [];
      entities.addSpline(curve);
    } else run.push(curve);
  drawRun(entities, run, false);
};

/** Writes lines and arcs, head to tail. An empty list writes nothing. */
const drawRun = (entities: DxfEntities, curves: readonly Curve[], closed: boolean): void => {
  const [first] = curves;
  if (curves.length > 1) entities.addPolyline(curves, closed);
  else if (first?.kind === 'line') entities.addLine(first.from, first.to);
  else if (first?.kind === 'arc') entities.addArc(first);
};
