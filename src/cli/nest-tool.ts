import { type DielineFiles, type Profile, profile } from '../entry/engine.ts';
import { moveCurve } from '../entry/geometry.ts';
import { nearKnives, slotRuleLabels, slotRuleNotes } from '../entry/inside.ts';
import type { LayoutDrawing } from '../entry/nest.ts';

/** A layout with the tool of its boxes, which are of one board. Blanks that share cuts have no nicks, because no waste is between them. */
export const layoutWithTool = (
  { dieline, labels, options }: LayoutDrawing,
  boxes: readonly DielineFiles[],
  own: Profile = profile('service'),
) => {
  const plans = boxes.map((box) => box.tool(own).plan);
  const laid = options.copies.flatMap(({ dieline: { lines }, at }) =>
    at.flatMap((motion) => lines.map((line) => ({ ...line, curve: moveCurve(motion, line.curve) }))),
  );
  const whole = { ...dieline, lines: [...dieline.lines, ...laid] };
  const slotRules = nearKnives(whole, own.production.knives);
  const isShared = dieline.lines.length > 0;
  const nicks = isShared ? ['Nicks: none, because blanks share cuts: set them by hand'] : [];
  const each = plans.flatMap(({ notes }) =>
    notes.flatMap((note) =>
      /^Slot/.test(note) || (isShared && /^(Nicks|This outline|The outline)/.test(note))
        ? []
        : note.replace(/^Nicks: \d.*/, '$&, on each blank'),
    ),
  );
  const notes = [...new Set([...nicks, ...each]), ...slotRuleNotes(slotRules, whole)];
  const toolPlan = {
    nick: isShared ? 0 : plans[0]!.nick,
    clean: new Set(plans.flatMap(({ clean }) => [...clean])),
    notes,
  };
  return { dieline, labels: [...labels, ...slotRuleLabels(slotRules)], options: { ...options, toolPlan } };
};
