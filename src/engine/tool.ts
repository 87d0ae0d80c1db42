import { nicked, type Production, type Profile, serviceProfile, type ToolPlan } from '../formats/index.ts';
import { type Drawing, type Label, nearKnives, type PlacedPart } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import { findBoard } from './boards.ts';
import { textLabel } from './with-artwork.ts';

/** A drawn box, as far as its tool goes. */
interface ToolBox {
  readonly drawing: Drawing;
  readonly entry: Entry;
  readonly values: Readonly<Record<string, number>>;
}

/** The tool of a drawing for the quote and the die maker. */
export interface BoxTool {
  readonly plan: ToolPlan;
  /** Nicks of all blanks. */
  readonly nicks: number;
  /** Knives so near that they are one slot rule, the nearest first. */
  readonly slotRules: ReturnType<typeof nearKnives>;
  /** A text at each slot rule. */
  readonly labels: readonly Label[];
}

/** The heaviest board in g/m² whose nicks are light. */
const LIGHT_BOARD = 'GC1 350';

/** Names of panels that hold a box closed, and of those that a buyer looks at. */
const HOLDING = /tuck|lock|tongue|hook|tab|clasp/;
const DISPLAYED = /^(top-)?(front|top|lid|cover|card|header|poster)$/;

/** Fewest nicks that hold a blank in its sheet. */
const FEWEST_NICKS = 2;

/** Height of the text at a slot rule, in mm. */
const TEXT_MM = 2;

/** Nicks, slot rules and the words for the die maker, by the figures of a profile. */
export const toolOf = ({ drawing, entry, values }: ToolBox, { production }: Profile = serviceProfile): BoxTool => {
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
  const nearest = slotRules[0] && `, the nearest ${slotRules[0].gap.toFixed(2)} mm apart`;
  const bare = drawing.parts.filter((_, k) => nick > 0 && held[k]!.count < FEWEST_NICKS);
  const notes = [
    nick ? `Nicks: ${count} of ${nick} mm` : 'Nicks: none',
    ...bare.map(
      ({ part }) => `No two nicks fit ${part.name} beside glue flaps, locks and display faces: set them by hand`,
    ),
    ...(slotRules.length ? [`Slot rule: ${slotRules.length} pairs of knives nearer than ${knives} mm${nearest}`] : []),
    `Perforation: ${perforation.on} mm knife, ${perforation.off} mm gap`,
    `Cut-crease: ${combination.on} mm knife, ${combination.off} mm crease`,
  ];
  return {
    plan: { nick, clean: new Set(held.flatMap(({ clean }) => clean)), notes },
    nicks: count,
    slotRules,
    labels: slotRuleLabels(slotRules),
  };
};

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
