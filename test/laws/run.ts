/**
 * Checks the laws over the catalogue, template by template, and reports progress:
 * `npm run laws -- --depth 100 --seed random` runs a night. Exits with 1 when a law is broken.
 */
import fc from 'fast-check';
import { templates } from '../../templates/index.ts';
import { refuse, scriptOptions } from '../support/script-options.ts';
import { checks } from './checks.ts';
import { idsAmong } from './ids.ts';
import { reportOf } from './report.ts';

const usage = `npm run laws -- [--depth 1] [--seed 20261121|random] [--template words of its name]

  --depth     factor for the number of random cases
  --seed      seed of the random cases: a number, or "random" for new cases
  --template  only templates whose name contains this`;

const fail = (message: string): never => refuse(usage, message);

const { values: options } = scriptOptions(usage, {
  options: {
    depth: { type: 'string', default: '1' },
    seed: { type: 'string', default: '20261121' },
    template: { type: 'string', default: '' },
  },
});
const depth = Number(options.depth);
if (!(depth > 0 && Number.isFinite(depth))) fail(`--depth is ${options.depth}; it must be a number above 0. Try 10.`);
const seed = options.seed === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
if (!Number.isInteger(seed)) fail(`--seed is ${options.seed}; it must be a whole number or "random". Try 1.`);
const some = templates.filter(({ name }) => name.toLowerCase().includes(options.template.toLowerCase()));
if (!some.length) fail(`No template has "${options.template}" in its name.`);

fc.configureGlobal({ seed });
const counted = some.length === 1 ? '1 template' : `${some.length} templates`;
console.log(`${counted}, depth ${depth}, seed ${seed}`);
const broken: string[] = [];
for (const template of some) {
  const { text, findings } = reportOf(template, { ids: idsAmong(templates), ...checks }, depth);
  console.log(text);
  if (findings) broken.push(`${template.name} (${findings})`);
}
console.log(
  broken.length
    ? `${broken.length} of ${counted} ${broken.length === 1 ? 'breaks' : 'break'} a law: ${broken.join(', ')}`
    : `${counted}, no law broken`,
);
process.exitCode = broken.length ? 1 : 0;
