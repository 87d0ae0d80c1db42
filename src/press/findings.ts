import { gluePlan, printDirections, UPWARDS_COSINE } from '../fold/index.ts';
import { type PaintedMark, pdfSource } from '../formats/printing/index.ts';
import { UnreadableError } from '../formats/reading/index.ts';
import {
  boxAround,
  boxCentre,
  boxesApart,
  distance,
  intersect,
  isInside,
  keptIn,
  type Point,
  type Ring,
  regionArea,
  ringsOf,
  subtract,
  thicken,
} from '../geometry/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { MM_PER_INCH, roundTo } from '../values/index.ts';
import { type PrintFace, type PrintLimits, panelAt, regionsOn } from './face.ts';
import words from './findings.json' with { type: 'json' };

/** What a printer would ask about. */
export interface ArtworkFinding {
  readonly kind:
    | 'resolution'
    | 'text-on-line'
    | 'text-near-line'
    | 'picture-near-line'
    | 'bleed'
    | 'glue'
    | 'unprinted'
    | 'other-box'
    | 'template-lines'
    | 'die-ink'
    | 'upside-down'
    | 'stretched'
    | 'font'
    | 'coverage'
    | 'inks'
    | 'inks-unread'
    | 'unread';
  /** A fault spoils the print; a warning is a judgement. */
  readonly level: 'fault' | 'warning';
  readonly side: PrintFace['side'];
  readonly panel?: string | undefined;
  /** Where it is first, in mm from the lower left corner of the blank as it is seen on its side. */
  readonly at?: Point | undefined;
  /** What its message names: limits, sizes, a font. */
  readonly values: Readonly<Record<string, string | number>>;
  /** How many there are in this panel. */
  readonly count: number;
  readonly message: string;
  /** The message with its place: `back, at 12, 30 mm, 3 times: A text lies on a cut or a crease.` */
  readonly sentence: string;
}

/** One finding, with the values that its sentence names. */
export type Found = Pick<ArtworkFinding, 'kind' | 'panel' | 'at'> & Partial<Pick<ArtworkFinding, 'values'>>;

const sentenceOf = ({ side, panel, at, count, message }: Omit<ArtworkFinding, 'sentence'>): string => {
  const place = [side === 'inside' && side, panel, at && `at ${at[0]}, ${at[1]} mm`, count > 1 && `${count} times`];
  return [place.filter(Boolean).join(', '), `${message}.`].filter(Boolean).join(': ');
};

/** Pixels per inch that print needs, and the least that is no fault: one and a half pixels for each dot of a 150 lpi screen. */
const [USUAL_PPI, MIN_PPI] = [300, 225] as const;
/** Least area of a fault in mm²; a picture that ends so near to a line ends on it; a side of pixels that is a gradient, not a picture. */
const [MIN_AREA_MM2, ON_LINE_MM, GRADIENT_PIXELS] = [1, 0.3, 2] as const;
/** Distance of two looks along an edge, how far inside the cut print must be to need a bleed, what may be missing of the bleed, the least gap. */
const [STEP_MM, WITHIN_MM, SLACK_MM, MIN_GAP_MM] = [0.5, 0.7, 1, 2] as const;
/** Largest share by which the pixels of a picture may differ from squares. */
const SAME_SCALE = 0.02;

/**
 * Checks one page of a file for the press. A text is judged by its box, and a picture with transparent pixels as if it had none; strokes
 * are not judged.
 * @param before - what is known already.
 */
export const findingsOf = async (
  drawing: Drawing,
  face: PrintFace,
  pdf: Uint8Array,
  limits: PrintLimits,
  before: readonly Found[],
): Promise<readonly ArtworkFinding[]> => {
  const found = new Map<string, Omit<ArtworkFinding, 'sentence' | 'count'> & { count: number }>();
  let seen: readonly Found[];
  try {
    const page = await pdfSource(pdf, face.side === 'inside' ? 2 : 1, true);
    seen = [...allFound(drawing, face, page.marks(), limits)];
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    seen = [{ kind: 'unread', values: { reason: error.reason.replace(/\.$/, '') } }];
  }
  for (const { kind, at, values, ...one } of [...before, ...seen]) {
    const all: ArtworkFinding['values'] = { usual: USUAL_PPI, least: MIN_PPI, ...limits, ...values };
    const message = words[kind].text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(all[name]));
    const panel = one.panel ?? (at && panelAt(face, at)?.name);
    const first = keptIn(found, `${kind} ${panel ?? message}`, () => ({
      kind,
      side: face.side,
      panel,
      at: at && ([roundTo(at[0], 1), roundTo(at[1], 1)] as const),
      values: all,
      message,
      level: words[kind].level as ArtworkFinding['level'],
      count: 0,
    }));
    first.count++;
  }
  return [...found.values()].map((one) => ({ ...one, sentence: sentenceOf(one) }));
};

function* allFound(
  drawing: Drawing,
  face: PrintFace,
  marks: readonly PaintedMark[],
  limits: PrintLimits,
): Generator<Found> {
  const { bleed, safe } = limits;
  const segments = face.lines.flatMap((line) => line.slice(1).map((to, k) => [line[k]!, to] as const));
  for (const mark of marks) {
    if (mark.missingFont !== undefined) yield { kind: 'font', values: { font: mark.missingFont } };
    yield* coarse(face, mark);
    if (mark.kind !== 'area') yield* nearLines(mark, segments, safe);
  }
  yield* openBleed(face, marks, bleed);
  if (face.side === 'inside') return;
  yield* upsideDown(drawing, face, marks);
  // Ink goes over a fold by the bleed, so that no white edge shows.
  const folds = ringsOf(thicken(face.folds, bleed));
  const glued = gluePlan(drawing.parts).map(
    ({ print: panel, glue }) => ({ kind: 'glue', panel, rings: regionsOn(face, glue) }) as const,
  );
  const others = face.panels.flatMap(({ name: panel, ring, isPrinted }) =>
    isPrinted || glued.some((one) => one.panel === panel) ? [] : ({ kind: 'unprinted', panel, rings: [ring] } as const),
  );
  for (const { kind, panel, rings: area } of [...glued, ...others]) {
    const bare = ringsOf(subtract(area, folds));
    const around = boxAround(bare.flat());
    for (const { rings, box, white } of marks) {
      const hit = white || boxesApart(box, around, 0) ? [] : intersect(rings, bare);
      if (regionArea(hit) > MIN_AREA_MM2) yield { kind, panel, at: hit[0]!.outer[0]! };
    }
  }
}

function* coarse({ panels }: PrintFace, { pixels, corners, rings }: PaintedMark): Generator<Found> {
  const [wide, high] = pixels ?? [0, 0];
  if (Math.min(wide, high) <= GRADIENT_PIXELS) return;
  const [a, b, , d] = corners as readonly Point[];
  const [across, up] = [wide / distance(a!, b!), high / distance(a!, d!)];
  if (Math.abs(across / up - 1) > SAME_SCALE)
    yield { kind: 'stretched', at: boxCentre(boxAround(corners!)), values: { ratio: roundTo(up / across, 3) } };
  const ppi = Math.min(across, up) * MM_PER_INCH;
  for (const { name, ring } of ppi < MIN_PPI ? panels : []) {
    const [shared] = intersect(rings, [ring]);
    if (shared && regionArea([shared]) > MIN_AREA_MM2)
      yield { kind: 'resolution', at: shared.outer[0]!, panel: name, values: { ppi: Math.round(ppi) } };
  }
}

/** Texts keep clear of lines, and so do pictures that neither cross them nor end on them. */
function* nearLines(mark: PaintedMark, segments: readonly (readonly [Point, Point])[], safe: number): Generator<Found> {
  const { kind, rings, box } = mark;
  const near = segments.filter((segment) => !boxesApart(boxAround(segment), box, safe));
  const touches = (by: number): boolean =>
    near.some((segment) => intersect(rings, ringsOf(thicken([segment], by))).length > 0);
  if (!touches(safe)) return;
  const [at, isOn] = [boxCentre(box), touches(ON_LINE_MM)];
  if (kind === 'text') yield { kind: isOn ? 'text-on-line' : 'text-near-line', at };
  else if (!isOn) yield { kind: 'picture-near-line', at };
}

/** Panels most of whose texts stand on their heads. */
function* upsideDown({ parts }: Drawing, { panels }: PrintFace, marks: readonly PaintedMark[]): Generator<Found> {
  const texts = marks.filter(({ kind }) => kind === 'text');
  for (const { name, up } of texts.length ? printDirections(parts) : []) {
    const { ring } = panels.find((panel) => panel.name === name)!;
    const own = texts.filter(({ box }) => isInside(ring, boxCentre(box)));
    const cosine = ([x, y]: Point): number => (x * up[0] + y * up[1]) / Math.hypot(x, y) / Math.hypot(...up);
    const down = own.filter((text) => cosine(text.up!) < -UPWARDS_COSINE);
    if (down.length > own.length / 2) yield { kind: 'upside-down', at: boxCentre(down[0]!.box), panel: name };
  }
}

const isIn = (rings: readonly Ring[], point: Point): boolean =>
  rings.filter((ring) => isInside(ring, point)).length % 2 === 1;

/** Looks along all cuts, where print reaches them, whether it goes on to the end of the bleed. */
function* openBleed(face: PrintFace, marks: readonly PaintedMark[], bleed: number): Generator<Found> {
  const painted = marks.filter(({ kind, white }) => kind !== 'text' && !white);
  const isPrinted = (p: Point): boolean =>
    painted.some(
      ({ box: { left, right, bottom, top }, rings }) =>
        p[0] >= left && p[0] <= right && p[1] >= bottom && p[1] <= top && isIn(rings, p),
    );
  const board = ringsOf(face.blank);
  const outs = [SLACK_MM / 2, (bleed - SLACK_MM) / 2, bleed - SLACK_MM].filter((out) => out > 0 && out < bleed);
  for (const ring of board) {
    let gap = 0;
    for (const [k, from] of ring.entries()) {
      const to = ring[(k + 1) % ring.length]!;
      const length = distance(from, to);
      const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const steps = Math.max(1, Math.round(length / STEP_MM));
      for (let i = 0; i < steps; i++) {
        const s = ((i + 0.5) / steps) * length;
        const at = (out: number): Point => [from[0] + u * s + v * out, from[1] + v * s - u * out];
        const inside = at(-WITHIN_MM);
        // Across a slot lies board again.
        const end = outs.findIndex((out) => isIn(board, at(out)));
        const isOpen = outs.slice(0, end < 0 ? undefined : end).some((out) => !isPrinted(at(out)));
        gap = isOpen && isPrinted(inside) && panelAt(face, inside)?.isPrinted ? gap + length / steps : 0;
        if (!(gap >= MIN_GAP_MM)) continue;
        yield { kind: 'bleed', at: inside };
        gap = Number.NEGATIVE_INFINITY;
      }
    }
  }
}
