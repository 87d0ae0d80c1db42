import { type DielineFiles, type Profile, profile } from '../entry/engine.ts';
import { moveCurve } from '../entry/geometry.ts';
import { nearKnives, slotRuleLabels, slotRuleNotes } from '../entry/inside.ts';
import { type LayoutDrawing, layoutTool } from '../entry/nest.ts';

/** A layout with the tool of its boxes, which are of one board. Blanks that share cuts have no nicks, because no waste is between them. */
export const layoutWithTool = async (
  drawn: LayoutDrawing,
  boxes: readonly DielineFiles[],
  own: Profile = profile('service'),
) => {
  const tools = await Promise.all(boxes.map((box) => box.tool(own)));
  const boards = layoutTool(drawn, own);
  const { dieline, labels, options } = boards.die;
  const laid = options.copies.flatMap(({ dieline: { lines }, at }) =>
    at.flatMap((motion) => lines.map((line) => ({ ...line, curve: moveCurve(motion, line.curve) }))),
  );
  const whole = { ...dieline, lines: [...dieline.lines, ...laid] };
  const rules = whole.lines.filter(({ folds }) => folds !== 'board');
  const slotRules = nearKnives({ lines: rules }, own.production.knives);
  const isShared = drawn.dieline.lines.length > 0;
  const each = tools.flatMap(({ plan, words: { nicks, patterns } }) => {
    if (isShared) return ['Nicks: none, because blanks share cuts: set them by hand', ...patterns];
    return [plan.nick ? `${nicks[0]}, on each blank` : nicks[0]!, ...nicks.slice(1), ...patterns];
  });
  const notes = [...new Set(each), ...slotRuleNotes(slotRules, whole), ...boards.die.notes];
  const toolPlan = {
    nick: isShared ? 0 : tools[0]!.plan.nick,
    clean: new Set(tools.flatMap(({ plan }) => [...plan.clean])),
    notes,
    draw: tools[0]!.plan.draw,
  };
  const die = { ...boards.die, notes, labels: [...labels, ...slotRuleLabels(slotRules)] };
  return { ...boards, die: { ...die, options: { ...options, toolPlan } } };
};
