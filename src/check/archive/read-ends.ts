import { ask, drawRequest, isNoBox } from '../../engine/index.ts';
import { compare, isSame } from '../../recognise/index.ts';
import {
  type Catalogue,
  choicesOf,
  endOf,
  findIncompatible,
  type IdReading,
  type RangeAxis,
  withChosen,
  withKnownBody,
} from '../../template/index.ts';
import { ARCHIVE_TOLERANCE, type ArchivedDrawing } from './drawn-facts.ts';

/** All readings along these axes, of known values. */
const combinations = ([axis, ...rest]: readonly RangeAxis[]): readonly IdReading[] =>
  axis
    ? combinations(rest).flatMap((one) =>
        (axis.values ?? []).flatMap((value) => (value === undefined ? [] : [{ [axis.name]: value, ...one }])),
      )
    : [{}];

/** Reads which ends a drawing's id means, except those that draw the same lines. If no ends of ours draw it, the reason as a sentence. */
export const readEnds = (catalogue: Catalogue, { id, variables, versions }: ArchivedDrawing): IdReading | string => {
  const entry = withKnownBody(catalogue, id)!;
  const { ends } = entry.template.ids.range!;
  const off = (reading: IdReading, theirs: ArchivedDrawing['versions'][number]): number => {
    const chosen = { ...entry.chosen, ...choicesOf(reading) };
    if (findIncompatible(entry.template, chosen)) return Number.POSITIVE_INFINITY;
    const box = ask(catalogue, {
      template: withChosen(entry, chosen),
      values: variables,
      names: 'service',
      profile: 'service',
    });
    if (isNoBox(box)) return Number.POSITIVE_INFINITY;
    const comparison = compare(theirs, drawRequest(box).dieline, ARCHIVE_TOLERANCE);
    return isSame(comparison) ? 0 : 1 + comparison.deviations.length;
  };
  const groups = [...new Set(ends.map(({ name }) => endOf(name)))].map((end) =>
    combinations(ends.filter(({ name }) => endOf(name) === end)),
  );
  for (const theirs of versions) {
    let best: IdReading = Object.assign({}, ...groups.map(([first]) => first));
    const agreed: Record<string, string> = {};
    // What the other end adds to the differences hardly depends on this one.
    for (const own of [...groups, ...groups.slice(0, -1)]) {
      const all = own.map((one) => ({ ...best, ...one }));
      const offs = all.map((one) => off(one, theirs));
      best = all[offs.indexOf(Math.min(...offs))]!;
      for (const name of Object.keys(own[0]!)) {
        const [value, ...others] = new Set(all.filter((_, k) => offs[k] === 0).map((one) => one[name]!));
        delete agreed[name];
        if (value !== undefined && !others.length) agreed[name] = value;
      }
    }
    if (off(best, theirs) === 0) return agreed;
  }
  return 'is no drawing of ours with the sizes that it states, whatever its ends';
};
