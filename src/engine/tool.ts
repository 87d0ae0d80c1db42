import type { LineType } from '../board/index.ts';
import { loadToolLines, type Production, type Profile, serviceProfile, type ToolPlan } from '../formats/index.ts';
import {
  type Dieline,
  type Drawing,
  extent,
  type Label,
  nearKnives,
  type PlacedPart,
  textLabel,
} from '../sheet/index.ts';
import type { AskedBox } from './ask.ts';
import { findBoard } from './boards.ts';
import { isCorrugated } from './service-rules.ts';

/** The tool of a drawing for the quote and the die maker. */
export interface BoxTool {
  readonly plan: ToolPlan;
  /** Nicks of all blanks. */
  readonly nicks: number;
  /** The notes of the plan but for slot rules: on nicks, the number first, and on patterns. */
  readonly words: Readonly<Record<'nicks' | 'patterns', readonly string[]>>;
  /** Knives so near that they are one slot rule, the nearest first. */
  readonly slotRules: ReturnType<typeof nearKnives>;
}

/** Names of panels that hold a box closed, and of those that a buyer looks at. */
const HOLDING = /tuck|lock|tongue|hook|tab|clasp|handle/;
const DISPLAYED = /^(top-)?(front|top|lid|cover|card|header|poster|roof)$/;

/** The heaviest board whose nicks are light, the fewest nicks that hold a blank in its sheet, and the height of a text in mm. */
const [LIGHT_BOARD, FEWEST_NICKS, TEXT_MM] = ['GC1 350', 2, 2] as const;

/** Nicks, slot rules and the words for the die maker, by the figures of a profile. */
export const toolOf = async (
  { drawing, entry, values }: Pick<AskedBox, 'entry' | 'values'> & { readonly drawing: Drawing },
  { production }: Profile = serviceProfile,
): Promise<BoxTool> => {
  const draw = await loadToolLines();
  const { nicks, knives, perforation, combination } = production;
  const isLight = values.material! <= findBoard(LIGHT_BOARD)!.thickness;
  const nick = isCorrugated(entry) ? nicks.corrugated : isLight ? nicks.light : nicks.heavy;
  const isCovered = drawing.parts.some(({ part }) => part.category === 'cover');
  const held = drawing.parts.map((placed) =>
    nicksOf(placed, { nick, draw }, production, isCovered && placed.part.category === 'carton'),
  );
  const slotRules = nearKnives(drawing.dieline, knives);
  const count = held.reduce((sum, own) => sum + own.count, 0);
  const few = drawing.parts.flatMap(({ part }, k) => {
    const { count: placed, usual } = held[k]!;
    const what = `${part.name === 'default' ? 'This outline' : `The outline of ${part.name}`} has ${placed} of the ${usual} nicks that are usual`;
    return placed < usual ? [`${what}: set others by hand, in curves or where the buyer does not look`] : [];
  });
  const has = (type: LineType): boolean => drawing.dieline.lines.some(({ line }) => line === type);
  const words = {
    nicks: [nick ? `Nicks: ${count} of ${nick} mm` : 'Nicks: none', ...few],
    patterns: [
      ...(has('perforation') ? [`Perforation: ${perforation.on} mm knife, ${perforation.off} mm gap`] : []),
      ...(has('combination') ? [`Cut-crease: ${combination.on} mm knife, ${combination.off} mm crease`] : []),
    ],
  };
  const notes = [...words.nicks, ...slotRuleNotes(slotRules, drawing.dieline), ...words.patterns];
  const clean = new Set(held.flatMap((own) => own.clean));
  return { plan: { nick, clean, notes, draw }, nicks: count, words, slotRules };
};

/** What the die maker reads of slot rules. Files move the drawing, and may mirror it: the place is that on the print side, from its corner. */
export const slotRuleNotes = (pairs: BoxTool['slotRules'], dieline: Dieline): readonly string[] =>
  pairs.slice(0, 1).map(({ gap, at: [x, y] }) => {
    const { left, bottom } = extent(dieline);
    const where = `${(x - left).toFixed(1)} mm from the left and ${(y - bottom).toFixed(1)} mm from below, seen from the print side`;
    const count = pairs.length === 1 ? '1 pair' : `${pairs.length} pairs`;
    return `Slot rule: ${count} of knives, the nearest ${gap.toFixed(2)} mm apart, ${where}`;
  });

/** A text at each pair of knives that are one slot rule. */
export const slotRuleLabels = (pairs: BoxTool['slotRules']): readonly Label[] =>
  pairs.map(({ gap, at }, k) => textLabel(`slot_rule_${k + 1}`, `slot rule ${gap.toFixed(2)}`, at, TEXT_MM));

/** The nicks of a blank: on flaps that hold nothing, or where these are too few, also on faces that are not displayed. */
const nicksOf = (
  { part, sheet, dieline }: PlacedPart,
  { nick, draw }: Pick<ToolPlan, 'nick' | 'draw'>,
  production: Production,
  isHidden: boolean,
) => {
  // A dust flap locks with its shoulders: its free edges may have nicks.
  const locks = new Set(part.blank.joins.flatMap(({ by, a }) => (by === 'lock' && !/dust/.test(a) ? [a] : [])));
  const glue = sheet.filter(({ panel }) => panel.role === 'glue');
  const tier = (onlyFlaps: boolean) => {
    const panels = sheet.filter(
      ({ id, panel: { role, name } }) =>
        glue.some((flap) => id === flap.id || id.startsWith(`${flap.id}.`)) ||
        HOLDING.test(name) ||
        locks.has(id) ||
        (!isHidden && DISPLAYED.test(name)) ||
        (onlyFlaps && role === 'wall'),
    );
    const clean = panels.flatMap(({ id }) => [part.id, part.name].map((of) => `${of}:${id}`));
    const { lines, usualNicks: usual } = draw.nicked(dieline, { nick, clean: new Set(clean) }, production);
    return { clean, usual, count: lines.length - dieline.lines.length };
  };
  const onFlaps = tier(true);
  return onFlaps.count >= FEWEST_NICKS ? onFlaps : tier(false);
};
