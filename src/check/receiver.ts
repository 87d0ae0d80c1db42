import { type FormatName, formatFacts, formats, type LineKind, type Profile } from '../formats/index.ts';
import { isLine, type Reading, type ReadLine, toDieline, unpackedText } from '../formats/reading/index.ts';
import {
  type Box,
  bounds,
  boundsOf,
  type Curve,
  distance,
  MICRON,
  type Point,
  straightGap,
} from '../geometry/index.ts';
import { eachNearPair, orLimit } from '../recognise/lines/index.ts';
import { auditDrawing } from './drawing/audit.ts';
import { notChecked } from './drawing/finding.ts';
import { withoutNicks } from './drawing/nicks.ts';

/** What keeps a receiver from taking a file as it is. */
export interface Obstacle {
  readonly kind:
    | 'format'
    | 'version'
    | 'blocks'
    | 'texts'
    | 'free curves'
    | 'origin'
    | 'size'
    | 'knives'
    | 'unread'
    | 'drawing'
    | 'press';
  /** What is wrong, and what helps. */
  readonly text: string;
  readonly at?: Point;
  /** True where `writtenAnew` mends it. */
  readonly mends: boolean;
}

export interface ReceiverCheck {
  readonly profile: string;
  readonly verdict: 'ready' | 'not ready';
  readonly obstacles: readonly Obstacle[];
}

/** Tells an obstacle, which `writtenAnew` mends unless it is said otherwise. */
type Say = (
  kind: Obstacle['kind'],
  text: string,
  more?: { readonly at?: Point | undefined; readonly mends?: boolean },
) => void;

const KNIFE_STEPS = 20_000_000;

/** Largest shift of a file below the origin that is rounding, in mm. */
const MAX_SHIFT_BELOW_MM = 0.01;

/** Judges a file for who takes it, with unknown lines as cuts, as machines do. @param bytes - tell version, blocks and output intent. */
export const judgeFor = (reading: Reading, bytes: Uint8Array, profile: Profile): ReceiverCheck => {
  const lines = reading.lines.map((line) => ({ ...line, kind: line.kind ?? ('cut' as const) }));
  const whole = boundsOf(lines.filter(({ kind }) => !profile.without.includes(kind)).map(({ curve }) => curve));
  const obstacles: Obstacle[] = [];
  const say: Say = (kind, text, { at, mends = true } = {}) => {
    obstacles.push({ kind, text, ...(at && { at }), mends });
  };
  judgeFormat(reading, unpackedText(bytes), profile, say);
  judgeTexts(reading, profile, say);
  judgePlace(reading.format, whole, profile, say);
  judgeSize(whole, profile, say);
  judgeDrawing(lines, reading, profile, say);
  const cuts = lines.filter(({ kind }) => kind === 'cut').map(({ curve }) => curve);
  judgeKnives(cuts, profile, say);
  return { profile: profile.name, verdict: obstacles.length ? 'not ready' : 'ready', obstacles };
};

const judgeFormat = (
  reading: Reading,
  text: string,
  { name, formats: own, dxf, copies, curves, pdf }: Profile,
  say: Say,
): void => {
  const { format } = reading;
  if (!own.includes(format))
    say(
      'format',
      `It is a ${formatFacts[format].title}, and ${name} takes ${own.map((one) => formatFacts[one].title).join(' or ')}`,
    );
  if (format === 'dxf') {
    const version = /\$ACADVER\s+1\s+(\w+)/.exec(text)?.[1];
    if (dxf.version === 'R12' && version !== undefined && version > 'AC1009')
      say('version', `It is DXF ${version}; old controllers read R12 (AC1009) only`);
    const inserts = text.match(/\n\s*0\r?\nINSERT\r?\n/g)?.length ?? 0;
    if (copies === 'flat' && inserts)
      say('blocks', `It has ${inserts} inserted blocks, which many machines leave out: lay them out as lines`);
  }
  const free = reading.lines.filter(({ curve }) => curve.kind === 'cubic').length;
  if (!curves.cubics && format === 'dxf' && free)
    say('free curves', `It has ${free} free curves (splines), which many controllers do not read: make them arcs`);
  if (reading.skipped.length) {
    const all = reading.skipped.map(({ what, count }) => `${count} × ${what}`);
    say('unread', `It has lines that cannot be read: ${all.slice(0, 5).join('; ')}`, { mends: false });
  }
  if (pdf.standard === 'x4') {
    if (!text.includes('/GTS_PDFX'))
      say('press', 'It has no output intent of PDF/X: colours are undefined for the press');
    for (const box of ['TrimBox', 'BleedBox'])
      if (!text.includes(`/${box}`)) say('press', `It has no ${box}: the press cannot tell the box from the page`);
    if (!reading.lines.some(({ look }) => look.ink))
      say(
        'press',
        'Its lines are no spot ink: they would be printed. Make them a spot ink that overprints, such as CutContour',
      );
  }
};

const judgeTexts = ({ texts, lines }: Reading, { without }: Profile, say: Say): void => {
  const shown = texts.filter(({ kind }) => kind !== 'legend' || without.includes('legend'));
  const measures = lines.filter(
    ({ kind }) => (kind === 'dimensions' || kind === 'legend') && without.includes(kind),
  ).length;
  if (!without.includes('dimensions') || (!shown.length && !measures)) return;
  const what = shown.length
    ? `${shown.length} texts such as "${shown[0]!.value.slice(0, 30)}"`
    : `${measures} lines of measures`;
  say('texts', `It has ${what}, which a machine cuts or engraves: leave the dimensions out`);
};

/** Only where the file says where its origin is: an SVG begins at the corner of its page. */
const judgePlace = (format: FormatName, { left, bottom }: Box, { origin }: Profile, say: Say): void => {
  if (origin !== 'zero' || format === 'svg' || format === 'pdf') return;
  const place = `${left.toFixed(1)}, ${bottom.toFixed(1)} mm`;
  if (Math.min(left, bottom) < -MAX_SHIFT_BELOW_MM)
    say('origin', `It begins at ${place}, below the origin of the machine: move its lower left to 0, 0`, {
      at: [left, bottom],
    });
};

const judgeSize = ({ left, bottom, right, top }: Box, { media }: Profile, say: Say): void => {
  const [width, height] = [right - left, top - bottom];
  const fits = (one: Profile['media'][number], x: number, y: number): boolean => x <= one.width && y <= one.height;
  if (!media.length || media.some((one) => fits(one, width, height) || fits(one, height, width))) return;
  const scale = Math.max(
    ...media.flatMap((one) => [
      Math.min(one.width / width, one.height / height),
      Math.min(one.width / height, one.height / width),
    ]),
  );
  const largest = media.at(-1)!;
  say(
    'size',
    `It is ${width.toFixed(1)} × ${height.toFixed(1)} mm, larger than ${largest.name} (${largest.width} × ${largest.height} mm): a box of ${Math.floor(scale * 100)} % of the size fits, or cut it in parts`,
    { mends: false },
  );
};

/** What no machine minds: the size of a box, and types that are counted as cuts. */
const OTHER_FINDINGS: ReadonlySet<string> = new Set(['implausible size', 'unknown line']);

/**
 * Doubles are left out of what is written anew; all other faults need a decision. Lines of dashes are not audited: they end in the board,
 * and short of what they meet. A cut that such a line continues has no loose end.
 */
const judgeDrawing = (
  lines: readonly (ReadLine & { readonly kind: LineKind })[],
  reading: Reading,
  { lines: styles }: Profile,
  say: Say,
): void => {
  const goesOn = (at: Point): boolean =>
    lines.some(({ kind, curve: { from, to } }) => {
      const end = (styles[kind].segments?.end ?? -1) + MICRON;
      return distance(at, from) <= end || distance(at, to) <= end;
    });
  const whole = withoutNicks({ ...reading, lines: lines.filter(({ kind }) => !styles[kind].segments) });
  for (const { kind, text, at } of auditDrawing(whole).findings)
    if (!OTHER_FINDINGS.has(kind) && !(kind === 'gap' && at && goesOn(at)))
      say('drawing', text, { at, mends: kind === 'duplicate' });
};

/** The nearest pair of straight cuts that run beside one another without touching, or why not all were compared. */
const judgeKnives = (cuts: readonly Curve[], { knives }: Profile, say: Say): void => {
  if (!knives) return;
  const rules = cuts.filter((cut) => cut.kind === 'line' && distance(cut.from, cut.to) > knives);
  let nearest: ReturnType<typeof straightGap>;
  const compare = (k: number, j: number): void => {
    const found = straightGap(rules[k]!, rules[j]!, knives);
    if (found && found.gap < (nearest?.gap ?? knives)) nearest = found;
  };
  const { stopped } = orLimit(() => eachNearPair(rules.map(bounds), knives, compare), KNIFE_STEPS);
  if (stopped) say('knives', notChecked('distances of knives', stopped.reason).text, { mends: false });
  else if (nearest) {
    const apart = `${nearest.gap.toFixed(2)} mm apart, nearer than ${knives} mm`;
    say('knives', `Two knives are ${apart}: cut one slot instead, or widen it`, { at: nearest.at, mends: false });
  }
};

/**
 * The file written anew for who takes it: at the origin, without texts and doubles, in its order, with its names. Everything else stays.
 * @returns undefined where that is not safe, because a line was not read or its type is unknown.
 */
export const writtenAnew = async (reading: Reading, profile: Profile, format: FormatName) => {
  if (reading.skipped.length || reading.lines.some(({ kind }) => kind === undefined)) return undefined;
  const drawn = new Set<string>();
  const lines = reading.lines.filter((line) => {
    if (!isLine(line)) return false;
    const key = keyOf(line.kind, line.curve);
    if (drawn.has(key)) return false;
    drawn.add(key);
    return true;
  });
  return formats[format].write(toDieline({ lines }), [], { profile });
};

/** Equal for equal lines, whichever way they run. */
const keyOf = (kind: LineKind, curve: Curve): string => {
  const round = (points: readonly Point[]): string =>
    points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');
  const points: readonly Point[] =
    curve.kind === 'cubic' ? [curve.from, curve.c1, curve.c2, curve.to] : [curve.from, curve.to];
  const [forward, backward] = [round(points), round(points.toReversed())];
  const bulge = curve.kind === 'arc' ? (forward < backward ? curve.bulge : -curve.bulge).toFixed(6) : '';
  return `${kind} ${curve.kind} ${bulge} ${[forward, backward].sort()[0]}`;
};
