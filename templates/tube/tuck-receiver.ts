import {
  hangerTabSize,
  headerEnd,
  headerLimits,
  type Length,
  type Lengths,
  mm,
  thumbCutEnd,
  thumbCutRadius,
} from '../../src/author/index.ts';
import type { ChosenInTube, End, Sizes } from './closure.ts';
import { has, hasTab, tabs, thumbAt } from './tuck-features.ts';

/** Lengths of the parts on the receiving wall. */
export const featureOptions = (material: number, chosen: ChosenInTube): Lengths => {
  const options: Record<string, Length> = {};
  if (hasTab(chosen))
    options.hanger_height = mm(35, [hangerTabSize(material).height, 80], 'How far the hanger tab rises');
  if (has(chosen.hanger))
    options.header_height = mm(35, [headerLimits(material).height, 80], 'How far the header rises above the box');
  return options;
};

/** The end of the wall that receives the tuck, `wall` mm wide, for a wall that is not cut straight. */
export const receivingEnd = (
  end: End,
  wall: number,
  { length, material, hanger_height, header_height }: Sizes,
  chosen: ChosenInTube,
) => {
  const tab = tabs[chosen.hanger_tab as keyof typeof tabs];
  if (end === 'top' && tab) return tab(wall, hanger_height!, material);
  if (end === 'top' && has(chosen.hanger)) return headerEnd({ length: wall, height: header_height!, material });
  // The limits keep clear of a cut for the length of the box; corrugated walls are longer.
  return thumbAt(end, chosen) ? thumbCutEnd(wall, thumbCutRadius(length)) : undefined;
};
