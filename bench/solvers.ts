/** Tells what each solver of nesting is worth: counts and processor time of all blanks with one solver off at a time. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type * as nesting from '../src/nest/index.ts';
import { refuse, scriptOptions } from '../test/support/script-options.ts';
import { catalogueCases, hardCases } from './nesting-blanks.ts';

const NO_LAYOUT = '{ spots: [], columns: 0, rows: 0 }';
const NOT_FOUND = '{ spots: undefined, evaluations: 0 }';

/** Of each solver its file and function, and what that answers when the solver is off. */
const solvers: Readonly<Record<string, readonly [file: string, name: string, answer: string]>> = {
  'fullest stacks': ['rows/fullest-stack.ts', 'fullestStack', 'undefined'],
  lattices: ['lattice/densest.ts', 'latticesOf', '[]'],
  'L-blocks': ['blocks/ell-blocks.ts', 'ellBlocks', NOT_FOUND],
  'box blocks': ['blocks/box-blocks.ts', 'boxBlocks', NO_LAYOUT],
  'local search': ['search/search.ts', 'searchLayouts', NOT_FOUND],
};

const usage = `npm run bench:solvers -- [--off "L-blocks, box blocks + L-blocks"] [--evaluations 6000000]

  --off          variants measured beside the whole: solvers joined by +
  --evaluations  budget of set A; set B takes at least 14 million, for the pallet loads

Solvers: ${Object.keys(solvers).join(', ')}.`;

const { values } = scriptOptions(usage, {
  options: {
    off: { type: 'string', default: Object.keys(solvers).join(',') },
    evaluations: { type: 'string', default: '6000000' },
  },
});
const evaluations = Number(values.evaluations);
const variants = ['', ...values.off.split(',')].map((names) => names.match(/[\w-]+( [\w-]+)*/g) ?? []);
const unknown = variants.flat().find((name) => !solvers[name]);
if (unknown) refuse(usage, `Unknown solver "${unknown}".`);

/** Nesting without some solvers, in a bundle of its own: nothing in the package switches a solver off. */
const nestWithout = async (off: readonly string[]): Promise<typeof nesting.nest> => {
  const { outputFiles } = await build({
    entryPoints: ['src/nest/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'off',
        setup: ({ onLoad }) =>
          onLoad({ filter: /src\/nest\/.*\.ts$/ }, ({ path }) => {
            const source = readFileSync(path, 'utf8');
            const [, name, answer] =
              off.map((each) => solvers[each]!).find(([file]) => path.endsWith(`/nest/${file}`)) ?? [];
            if (!name) return { contents: source, loader: 'ts' };
            const without = source.replace(`export const ${name} =`, `const ${name}Off =`);
            if (without === source) throw new Error(`${path} exports no ${name}.`);
            return { contents: `${without}\nexport const ${name} = () => (${answer});`, loader: 'ts' };
          }),
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return ((await import(`data:text/javascript;base64,${code}`)) as typeof nesting).nest;
};

const nests = await Promise.all(variants.map(nestWithout));
/** Of the whole: free counts and counts of patterns, by blank. */
const whole = new Map<string, Readonly<Record<string, number>>>();
for (const [k, off] of variants.entries())
  for (const [set, cases] of Object.entries({ A: catalogueCases(), B: hardCases })) {
    const start = process.cpuUsage();
    const sums = { free: 0, patterns: 0 };
    const losses: string[] = [];
    for (const { id, drawing, sheet, gutter = 0, least = 0 } of cases) {
      const options = { grain: 'free', gutter, evaluations: Math.max(evaluations, least) } as const;
      const { layouts } = nests[k]!(drawing(), sheet, options);
      const counts = Object.fromEntries(layouts.map((layout) => [layout.id, layout.count]));
      for (const [layout, count] of Object.entries(counts)) {
        sums[layout === 'free' ? 'free' : 'patterns'] += count;
        const before = whole.get(`${set} ${id}`)?.[layout] ?? count;
        if (count !== before) losses.push(`${id} ${layout} ${before}→${count}`);
      }
      if (k === 0) whole.set(`${set} ${id}`, counts);
    }
    const seconds = (process.cpuUsage(start).user / 1e6).toFixed(1);
    const name = `${off.join(' + ') || 'nothing'} off, set ${set}`;
    console.log([`${name}: ${sums.free} free, ${sums.patterns} in patterns, ${seconds} s`, ...losses].join('\n  '));
  }
