import { rangeNumber, type Template } from '../../template/index.ts';
import { ContradictionError, type KnownReadings, knownReadings, soundOrders } from './calibrate.ts';
import { type IdRule, ruleOf } from './id-rules.ts';

/** The rules that drawings of single ids show, and what they leave open, in sentences. */
export const idRulesOf = (templates: readonly Template[], readings: KnownReadings) => {
  const ranges: IdRule[] = [];
  const open: string[] = [];
  for (const template of templates) {
    const { range } = template.ids;
    const own = Object.entries(readings).filter(([id]) => range && rangeNumber(range, id) !== undefined);
    if (!range || !own.length) continue;
    try {
      const [order, ...others] = soundOrders(range, { ...knownReadings(template, range), ...Object.fromEntries(own) });
      if (!others.length) ranges.push({ ...ruleOf(range, order!), files: own.length });
      else
        open.push(`Ids ${range.prefix}…: ${others.length + 1} orders of the end choices explain ${own.length} files.`);
    } catch (error) {
      if (!(error instanceof ContradictionError)) throw error;
      open.push(error.message);
    }
  }
  return { ranges, open };
};
