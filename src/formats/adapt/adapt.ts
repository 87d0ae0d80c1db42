import { type Box, biarcs, type Curve, mapCurve, moveCurves, type Point, perObject } from '../../geometry/index.ts';
import { type Dieline, type Label, type Line, mapDieline, textWidth } from '../../sheet/index.ts';
import type { Guide } from '../artwork-guides.ts';
import { type Chain, chains } from '../chains.ts';
import type { Copies } from '../copies.ts';
import { drawingFrame, type FrameOptions, type ToolPlan } from '../frame.ts';
import { type Profile, serviceProfile } from '../profile.ts';
import { withKerf } from './kerf.ts';
import { inSegments } from './segments.ts';

/** What a file shows: a drawing, its labels and the drawings that lie on its sheet many times. */
export interface Shown {
  readonly dieline: Dieline;
  readonly labels: readonly Label[];
  readonly copies: readonly Copies[];
}

/**
 * The drawing as the receiver of a file needs it: without the lines that it must not see, copies laid out, mirrored, kerf taken off,
 * curves as arcs, dashes as lines. For a receiver that takes all as it is drawn, the same objects.
 */
export const adapted = (shown: Shown, profile: Profile, patterns?: ToolPlan['draw']): Shown => {
  if (takesAll(profile) && !patterns) return shown;
  const laidOut = profile.copies === 'flat' ? { ...shown, dieline: withCopies(shown), copies: [] } : shown;
  const own = changed(laidOut, (dieline) => adaptLines(dieline, profile, patterns));
  const labels = profile.without.includes('dimensions') ? [] : own.labels;
  if (!profile.mirror) return { ...own, labels };
  const { dieline, copies } = changed(own, mirrored);
  const turned = copies.map((each) => ({
    ...each,
    at: each.at.map(({ cos, sin, x, y }) => ({ cos, sin: -sin, x: -x, y })),
  }));
  return { dieline, labels: labels.map(mirroredLabel), copies: turned };
};

/** What is shown, with a change of the drawing and of those that lie on its sheet. */
const changed = (shown: Shown, change: (dieline: Dieline) => Dieline): Shown => ({
  ...shown,
  dieline: change(shown.dieline),
  copies: shown.copies.map((each) => ({ ...each, dieline: change(each.dieline) })),
});

/**
 * The drawing of a file as its receiver needs it, with its frame and its tool. `hasPatterns`: perforations and cut-creases are knives and
 * creases, for a format without rules of their own. Throws RangeError if there is nothing to draw, and for a tool with a kerf.
 */
export const shownFile = (
  dieline: Dieline,
  labels: readonly Label[],
  { profile = serviceProfile, copies = [], trim, toolPlan: tool, guides = [] }: FrameOptions,
  hasPatterns = true,
) => {
  const { width } = profile.kerf;
  if (tool && width) throw new RangeError(`the kerf is ${width} mm, and a tool has none: leave one of them out`);
  const whole = { dieline, labels, copies };
  const own = tool ? changed(whole, (each) => tool.draw.nicked(each, tool, profile.production)) : whole;
  const patterns = hasPatterns ? tool?.draw : undefined;
  const shown = adapted(own, profile, patterns);
  const bridges = patterns ? [patterns.bridgeGuide(own, profile)] : [];
  const layers = [...guides, ...bridges];
  const sheet = trim && profile.mirror ? mirrorBox(trim) : trim;
  /** Around everything that is shown, in mm. */
  const frame = drawingFrame(shown.dieline, shown.labels, shown.copies, sheet);
  // Guides are layers below the lines.
  return { ...shown, profile, guides: profile.mirror ? layers.map(mirroredGuide) : layers, frame, trim: sheet };
};

/** As `shownFile`, for a format without blocks: copies are lines of their own. */
export const flatFile = (dieline: Dieline, labels: readonly Label[], options: FrameOptions) =>
  shownFile(dieline, labels, { ...options, profile: withoutBlocks(options.profile ?? serviceProfile) });

const withoutBlocks = perObject((profile: Profile): Profile => ({ ...profile, copies: 'flat' }));

/** True for a profile that changes no line: files without a profile take no longer. */
const takesAll = perObject(
  ({ without, copies, mirror, kerf, curves, lines }: Profile): boolean =>
    !without.length &&
    copies === 'blocks' &&
    !mirror &&
    !kerf.width &&
    curves.cubics &&
    Object.values(lines).every(({ segments }) => !segments),
);

const adaptLines = (dieline: Dieline, profile: Profile, patterns: ToolPlan['draw'] | undefined): Dieline => {
  const { without, kerf, curves, lines, production } = profile;
  const kept = chains(dieline, profile).filter(({ line }) => !without.includes(line));
  const made = withKerf(kept, kerf).flatMap((chain): Chain[] => {
    const [{ segments }, { line }] = [lines[chain.row]!, chain];
    const pattern = patterns && (line === 'perforation' || line === 'combination') ? production[line] : undefined;
    const inArcs = (curve: Curve): Curve[] => (curve.kind === 'cubic' ? biarcs(curve, curves.tolerance) : [curve]);
    const own = curves.cubics && !pattern ? chain : { ...chain, curves: chain.curves.flatMap(inArcs) };
    if (pattern) return patterns!.inPattern(own, pattern).filter((piece) => !without.includes(piece.line));
    return segments ? inSegments(own, segments) : [own];
  });
  return ofChains(made, dieline);
};

/** A drawing of chains. Each has corners of its own, so that chains stay what they are. */
const ofChains = (all: readonly Chain[], own: Pick<Dieline, 'parts' | 'isNicked'>): Dieline => {
  const nodes: Point[] = [];
  const lines: Line[] = [];
  for (const { line, folds, part, closed, curves } of all) {
    const first = nodes.length;
    for (const [k, curve] of curves.entries()) {
      nodes.push(curve.from);
      const to = closed && k === curves.length - 1 ? first : first + k + 1;
      lines.push({ from: first + k, to, curve, line, panels: [], part, folds });
    }
    if (!closed) nodes.push(curves.at(-1)!.to);
  }
  return { ...own, nodes, lines };
};

/** The drawing with each copy as lines of its own. A copy is a part, so that its holes are cut before its outline. */
const withCopies = ({ dieline, copies }: Shown): Dieline => {
  if (!copies.length) return dieline;
  const all: Chain[] = chains(dieline);
  const parts = [...dieline.parts];
  for (const { dieline: own, at } of copies) {
    const repeated = chains(own);
    for (const motion of at) {
      for (const chain of repeated)
        all.push({ ...chain, part: parts.length + chain.part, curves: moveCurves(motion, chain.curves) });
      parts.push(...own.parts);
    }
  }
  return ofChains(all, { ...dieline, parts });
};

const across = ([x, y]: Point): Point => [-x, y];

/** The drawing seen from behind, about the vertical axis. */
const mirrored = (dieline: Dieline): Dieline => mapDieline(dieline, across, -1);

const mirrorBox = (box: Box): Box => ({ ...box, left: -box.right, right: -box.left });

const mirroredGuide = (guide: Guide): Guide => ({
  ...guide,
  chains: guide.chains.map((chain) => ({ ...chain, curves: chain.curves.map((curve) => mapCurve(curve, across, -1)) })),
});

/** A label at its mirrored place. Its text stays legible. */
const mirroredLabel = (label: Label): Label => {
  const { value, at, rotation, height } = label.text;
  const back: Point = rotation ? [-at[0] + height, at[1]] : [-at[0] - textWidth(value, height), at[1]];
  return {
    ...label,
    from: across(label.from),
    to: across(label.to),
    lines: label.lines.map(([from, to]) => [across(from), across(to)] as const),
    arrows: label.arrows.map(([tip, left, right]) => [across(tip), across(right), across(left)] as const),
    text: { value, at: back, rotation, height },
  };
};
