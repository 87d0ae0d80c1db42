import type { LineType } from '../../../../board/index.ts';
import { perObject } from '../../../../geometry/index.ts';
import type { Dieline, Line } from '../../../../sheet/index.ts';
import { adapted, type Shown } from '../../../adapt/adapt.ts';
import type { LineRule, Profile } from '../../../profile.ts';
import type { ReverseFolds } from '../pdf-content.ts';

/** A drawing as a profile wants it, without the creases that fold towards the print, and these. */
export const foldsApart = (
  shown: Shown,
  profile: Profile,
): { readonly main: Shown; readonly reverse: ReverseFolds } => {
  const isReverse = ({ line, folds }: Line): boolean => folds === 'outward' && isCrease(profile.lines[line]);
  const only = (wanted: boolean): Shown => {
    const of = (dieline: Dieline): Dieline => ({
      ...dieline,
      lines: dieline.lines.filter((line) => isReverse(line) === wanted),
    });
    const copies = shown.copies.map((each) => ({ ...each, dieline: of(each.dieline) }));
    return adapted({ ...shown, dieline: of(shown.dieline), copies }, profile);
  };
  return { main: only(false), reverse: { ...only(true), layers: reverseLayers(profile) } };
};

const isCrease = ({ step }: LineRule): boolean => /^(Cutting)?Creasing$/.test(step.type ?? '');

/** Layers of creases that are pressed from the other side. Their ink is that of all creases: the tool is one. */
const reverseLayers = perObject(
  ({ lines }: Profile) =>
    Object.fromEntries(
      Object.entries(lines).map(([line, { layer, title, ink, step }]) => [
        line,
        { layer: `${layer}-reverse`, title: `${title} (reverse)`, ink, step: { ...step, type: `Reverse${step.type}` } },
      ]),
    ) as unknown as Readonly<Record<LineType, LineRule>>,
);
