import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import figures from '../../fixtures/measured.json' with { type: 'json' };
import { bounds, moveCurve, type Point, shift } from '../../src/geometry/index.ts';
import { catalogue } from '../../src/index.ts';
import { type Entity, readEntities } from './entities.ts';

/**
 * A measured drawing of the hosted service. `variables` are those that its request states, in its words, and nothing else: the rest must
 * be the defaults of the profile `service`. A drawing without a request states the sizes of the box, read off its dimensions, and the
 * board that gives its offsets.
 */
export type Measured = (typeof figures)[number];

/** Drawings with a template in the catalogue. */
export const measured: readonly Measured[] = figures.filter(({ id }) => catalogue.find(id));

/** Folder of the drawings themselves; they are not part of this project. */
const folder = process.env.BOXWRIGHT_REFERENCE;

/** A drawing without an id has a name of its own. */
const pathOf = (m: Measured): string | undefined =>
  folder && join(folder, `${('drawing' in m && m.drawing) || m.id}.ent`);

/** Drawings with an available file. */
export const drawings: readonly Measured[] = measured.filter((m) => existsSync(pathOf(m) ?? ''));

/**
 * Lines of a measured drawing. A drawing without an id starts at its lower left corner: it is moved to
 * the position of `like`.
 */
export const linesOf = (m: Measured, like: readonly Entity['curve'][]): Entity[] => {
  const lines = readEntities(readFileSync(pathOf(m)!, 'utf8'));
  if (!('drawing' in m && m.drawing)) return lines;
  const [from, to] = [corner(lines.map(({ curve }) => curve)), corner(like)];
  const move = shift(to[0] - from[0], to[1] - from[1]);
  return lines.map(({ layer, curve }) => ({ layer, curve: moveCurve(move, curve) }));
};

const corner = (curves: readonly Entity['curve'][]): Point => {
  const boxes = curves.map(bounds);
  return [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ bottom }) => bottom))];
};
