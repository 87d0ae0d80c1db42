/**
 * Checks thousands of layouts: `npm run nestings -- --count 1000`. Random templates, sizes, sheets and options; checks every layout for
 * overlaps, margins, gutter and the bounding-box grid.
 */
import fc from 'fast-check';
import { refuse, scriptOptions } from '../support/script-options.ts';
import { anyCase, faultsOfCase } from './proof.ts';

const usage = `npm run nestings -- [--count 1000] [--seed 1]

  --count  number of layouts
  --seed   seed of the random cases`;

const { values } = scriptOptions(usage, {
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!(Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(seed)))
  refuse(usage, 'Count and seed must be whole numbers, the count from 1. Try --count 1000 --seed 1.');

let wrong = 0;
for (const [k, each] of fc.sample(anyCase, { numRuns: count, seed }).entries()) {
  const faults = faultsOfCase(each);
  if (faults.length) {
    wrong++;
    const { drawing, sheet, options } = each;
    console.log(
      `case ${k} of seed ${seed}: ${drawing.parts.map(({ part }) => part.id)} on ${JSON.stringify({ sheet, options })}`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
  }
  if ((k + 1) % 50 === 0) console.error(`${k + 1} of ${count} answers checked, ${wrong} wrong`);
}
console.log(`${count} answers checked, ${wrong} wrong.`);
process.exitCode = wrong ? 1 : 0;
