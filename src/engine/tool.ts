import type { LineType } from '../board/index.ts';
import { nicked, type Production, type Profile, serviceProfile, type ToolPlan } from '../formats/index.ts';
import { type Drawing, type Label, nearKnives, type PlacedPart } from '../sheet/index.ts';
import type { AskedBox } from './ask.ts';
import { findBoard } from './boards.ts';
import { textLabel } from './with-artwork.ts';

/** The tool of a drawing for the quote and the die maker. */
export interface BoxTool {
  readonly plan: ToolPlan;
  /** Nicks of all blanks. */
  readonly nicks: number;
  /** Knives so near that they are one slot rule, the nearest first. */
  readonly slotRules: ReturnType<typeof nearKnives>;
}

/** Names of panels that hold a box closed, and of those that a buyer looks at. */
const HOLDING = /tuck|lock|tongue|hook|tab|clasp/;
const DISPLAYED = /^(top-)?(front|top|lid|cover|card|header|poster)$/;

/** The heaviest board whose nicks are light, the fewest nicks that hold a blank in its sheet, and the height of a text in mm. */
const [LIGHT_BOARD, FEWEST_NICKS, TEXT_MM] = ['GC1 350', 2, 2] as const;

/** Nicks, slot rules and the words for the die maker, by the figures of a profile. */
export const toolOf = (
  { drawing, entry, values }: Pick<AskedBox, 'entry' | 'values'> & { readonly drawing: Drawing },
  { production }: Profile = serviceProfile,
): BoxTool => {
  const { nicks, knives, perforation, combination } = production;
  const isCorrugated = entry.group.category === 'Corrugated Cardboards';
  const isLight = values.material! <= findBoard(LIGHT_BOARD)!.thickness;
  const nick = isCorrugated ? nicks.corrugated : isLight ? nicks.light : nicks.heavy;
  const isCovered = drawing.parts.some(({ part }) => part.category === 'cover');
  const held = drawing.parts.map((placed) =>
    nicksOf(placed, nick, production, isCovered && placed.part.category === 'carton'),
  );
  const slotRules = nearKnives(drawing.dieline, knives);
  const count = held.reduce((sum, own) => sum + own.count, 0);
  const bare = drawing.parts.filter((_, k) => nick > 0 && held[k]!.count < FEWEST_NICKS);
  const has = (type: LineType): boolean => drawing.dieline.lines.some(({ line }) => line === type);
  const notes = [
    nick ? `Nicks: ${count} of ${nick} mm` : 'Nicks: none',
    ...bare.map(
      ({ part }) => `No two nicks fit ${part.name} beside glue flaps, locks and display faces: set them by hand`,
    ),
    ...slotRuleNotes(slotRules),
    ...(has('perforation') ? [`Perforation: ${perforation.on} mm knife, ${perforation.off} mm gap`] : []),
    ...(has('combination') ? [`Cut-crease: ${combination.on} mm knife, ${combination.off} mm crease`] : []),
  ];
  return { plan: { nick, clean: new Set(held.flatMap(({ clean }) => clean)), notes }, nicks: count, slotRules };
};

/** What the die maker reads of slot rules. */
export const slotRuleNotes = (pairs: BoxTool['slotRules']): readonly string[] =>
  pairs.slice(0, 1).map(({ gap, at: [x, y] }) => {
    const where = `${x.toFixed(1)}, ${y.toFixed(1)}`;
    return `Slot rule: ${pairs.length} pairs of knives, the nearest ${gap.toFixed(2)} mm apart at ${where}`;
  });

/** A text at each pair of knives that are one slot rule. */
export const slotRuleLabels = (pairs: BoxTool['slotRules']): readonly Label[] =>
  pairs.map(({ gap, at }, k) => textLabel(`slot_rule_${k + 1}`, `slot rule ${gap.toFixed(2)}`, at, TEXT_MM));

/** The nicks of a blank: on flaps that hold nothing, or where these are too few, also on faces that are not displayed. */
const nicksOf = ({ part, sheet, dieline }: PlacedPart, nick: number, production: Production, isHidden: boolean) => {
  // A dust flap locks with its shoulders: its free edges may have nicks.
  const locks = new Set(part.blank.joins.flatMap(({ by, a }) => (by === 'lock' && !/dust/.test(a) ? [a] : [])));
  const tiers = [true, false].map((onlyFlaps) => {
    const panels = sheet.filter(
      ({ id, panel: { role, name } }) =>
        role === 'glue' ||
        HOLDING.test(name) ||
        locks.has(id) ||
        (!isHidden && DISPLAYED.test(name)) ||
        (onlyFlaps && role === 'wall'),
    );
    const clean = panels.flatMap(({ id }) => [part.id, part.name].map((of) => `${of}:${id}`));
    const lines = nicked(dieline, { nick, clean: new Set(clean), notes: [] }, production).lines.length;
    return { clean, count: lines - dieline.lines.length };
  });
  return tiers.find(({ count }) => count >= FEWEST_NICKS) ?? tiers[1]!;
};
