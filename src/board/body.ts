import { compose, identity } from '../geometry/index.ts';
import type { Blank, Gauge, Inner, Join } from './blank.ts';
import { frameAt, type Part, type PartCategory, type PartPlacement } from './part.ts';

type Along = `${string}.${'x' | 'y'}`;
type Between = `${string}|${string}`;

/**
 * Dimension labels of the drawing. Each variable names a panel and a direction: along the panel's seat (x) or away from it (y).
 * A label without a span in mm covers the whole panel. A basis says what the size of the template is when the label measures another.
 */
export type Labels = Readonly<
  Record<
    string,
    | Along
    | readonly [at: Along, basis: string]
    | readonly [at: Along, from: number, to: number, basis?: string | undefined]
  >
>;

/** Inside sizes of the closed box. Each variable names two opposite panels, or several such pairs. */
export type InnerSizes = Readonly<Record<string, Between | readonly Between[]>>;

/** A blank with optional fields. By default the base is a cut, the trunk rises upwards, and the board is that of the box. */
export interface Body extends Pick<Blank, 'trunk'>, Partial<Omit<Blank, 'trunk' | 'inner'>> {
  readonly labels?: Labels;
  readonly inner?: InnerSizes | readonly Inner[];
}

/** A part whose blank may omit fields with usual values. */
export interface BodyOfPart extends Omit<Part, 'blank'> {
  readonly blank: Body;
}

/** The board of a box: the default of its blanks. */
export type BoardOf = Pick<Blank, 'thickness' | 'inside'>;

const gaugesOf = (labels: Labels): Gauge[] => {
  const gauges: Gauge[] = [];
  for (const name in labels) {
    const label = labels[name]!;
    const [at, from, to, basis] = typeof label === 'string' ? [label] : label;
    const dot = at.lastIndexOf('.');
    const panel = at.slice(0, dot);
    const along = at.slice(dot + 1) as Gauge['along'];
    gauges.push(
      typeof from === 'string'
        ? { name, panel, along, basis: from }
        : { name, panel, along, ...(from !== undefined && { span: [from, to!] }), ...(basis && { basis }) },
    );
  }
  return gauges;
};

const innerOf = (inner: InnerSizes): Inner[] => {
  const sizes: Inner[] = [];
  for (const name in inner) {
    const pairs = inner[name]!;
    if (typeof pairs === 'string') sizes.push(innerBetween(name, pairs));
    else for (const pair of pairs) sizes.push(innerBetween(name, pair));
  }
  return sizes;
};

const innerBetween = (name: string, pair: Between): Inner => {
  const bar = pair.indexOf('|');
  return { name, a: pair.slice(0, bar), b: pair.slice(bar + 1) };
};

const isInner = (inner: InnerSizes | readonly Inner[]): inner is readonly Inner[] => Array.isArray(inner);

/** Completes a body with its usual values. */
export const blankOf = ({ labels, inner = [], ...body }: Body, board: BoardOf): Blank => {
  const usual: Omit<Blank, 'trunk' | keyof BoardOf> = {
    base: { line: 'cut' },
    rises: 'up',
    joins: [],
    gauges: labels ? gaugesOf(labels) : [],
    inner: isInner(inner) ? inner : innerOf(inner),
  };
  return Object.assign(usual, board, body);
};

export const isParts = (built: Body | readonly BodyOfPart[]): built is readonly BodyOfPart[] => Array.isArray(built);

export const partsOf = (parts: readonly BodyOfPart[], board: BoardOf): readonly Part[] =>
  parts.map((part) => ({ ...part, blank: blankOf(part.blank, board) }));

/** A part, named after its id. The part without a placement is the reference of the others. */
export const part = (
  id: string,
  blank: Body,
  placement?: PartPlacement,
  category: PartCategory = 'carton',
): BodyOfPart => ({ id, name: id.replaceAll('_', ' '), category, blank, ...(placement && { placement }) });

/** A part of paper around the board. */
export const coverPart = (id: string, blank: Body, placement?: PartPlacement): BodyOfPart =>
  part(id, blank, placement, 'cover');

export const withJoins = (body: Body, ...more: readonly Join[]): Body => ({
  ...body,
  joins: [...(body.joins ?? []), ...more],
});

/**
 * Turns a part face down about the middle of a base `across` mm wide, with its print `height` mm above. It approaches from `from` mm above,
 * and from where it came before, so that parts of one piece do not wait inside one another. A part glued to another goes with it.
 */
export const turnFaceDown = (part: BodyOfPart, across: number, height: number, from: number): BodyOfPart => {
  const frame = frameAt([across, 0, -height], [-1, 0, 0]);
  const pose = compose(frame, part.placement?.pose ?? identity);
  const { approach: [x, y, z] = [0, 0, 0], with: carrier } = part.placement ?? {};
  const above = carrier === undefined ? from : 0;
  return { ...part, placement: { ...part.placement, pose, approach: [-x, y, -z - above] } };
};
