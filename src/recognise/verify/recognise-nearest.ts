import type { Dieline } from '../../sheet/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { drawLines } from '../catalogue/drawer.ts';
import { Target } from '../fit/target.ts';
import { plainest } from './alike.ts';
import { fewest, type Recognition, recognised } from './at-values.ts';
import { nearStyles } from './near-styles.ts';
import { inSteps, STEPS } from './scale.ts';

const COMPARED = 4;

/** The template with one defect, at the round sizes that its creases tell however the outline was changed. */
export const recogniseNearest = (catalogue: Catalogue, theirs: Dieline, tolerance: number): Recognition | undefined => {
  const search = { theirs, target: new Target(theirs), tolerance, draw: drawLines };
  const all = nearStyles(catalogue, theirs)
    .slice(0, COMPARED)
    .flatMap(({ entry, at, parameters }) =>
      STEPS.flatMap((mm) => recognised(entry, parameters.values(inSteps(mm, at, parameters)), search) ?? []),
    );
  const best = fewest(all.filter(({ oneDefect }) => oneDefect));
  return best && plainest(best, [], catalogue, search);
};
