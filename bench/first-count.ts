/** Tells how soon a first count is known: in a fresh process whose modules are loaded, and while a size changes by a millimetre at a time. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dieline, nest } from '../src/index.ts';

const sheet = { width: 1000, height: 700 };

/** Usual cartons, each in a size that a slider changes. */
const boxes = {
  'reverse tuck 80 × 40 × 120': (more: number) =>
    dieline('becf-10101', { length: 80, width: 40, height: 120 + more, material: 0.5 }),
  'snap lock 80 × 50 × 110': (more: number) => dieline('becf-10901', { length: 80, width: 50, height: 110 + more }),
  'auto bottom 70 × 70 × 150': (more: number) => dieline('becf-11001', { length: 70, width: 70, height: 150 + more }),
  'tray 120 × 80 × 40': (more: number) => dieline('becf-20101', { length: 120, width: 80 + more, height: 40 }),
  'case 200 × 150 × 100': (more: number) => dieline('becf-21d01', { length: 200 + more, width: 150, height: 100 }),
};
type Name = keyof typeof boxes;

interface Timed {
  readonly count: number;
  /** Time on the clock and of the processor, in ms. */
  readonly wall: number;
  readonly processor: number;
}

/** From the values of a box to its first count: drawn, outlined, laid and verified. */
const first = (name: Name, more: number): Timed => {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const { best } = nest(boxes[name](more).drawing, sheet, { grain: 'free', quick: true });
  return { count: best.count, wall: performance.now() - start, processor: process.cpuUsage(before).user / 1000 };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const STEPS = 25;

const [cold] = process.argv.slice(2) as Name[];
if (cold) console.log(JSON.stringify(first(cold, 0)));
else {
  const inFreshProcess = (name: Name): Timed =>
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), name], { encoding: 'utf8' }),
    );
  const cell = ({ wall, processor }: Omit<Timed, 'count'>): string => `${wall.toFixed(0)} (${processor.toFixed(0)})`;
  console.log(
    '| carton, on 1000 × 700 mm | grid | first count | whole search | fresh process, ms | while a size changes, ms |',
  );
  console.log('| --- | --: | --: | --: | --: | --: |');
  for (const name of Object.keys(boxes) as Name[]) {
    const fresh = inFreshProcess(name);
    for (let k = 0; k < STEPS; k++) first(name, k);
    const warm = Array.from({ length: STEPS }, (_, k) => first(name, k + 0.5));
    const whole = nest(boxes[name](0).drawing, sheet, { grain: 'free' });
    const grid = whole.layouts.filter(({ id }) => id.startsWith('straight-box')).map(({ count }) => count);
    const typical = {
      wall: median(warm.map(({ wall }) => wall)),
      processor: median(warm.map(({ processor }) => processor)),
    };
    console.log(
      `| ${[name, Math.max(...grid), fresh.count, whole.best.count, cell(fresh), cell(typical)].join(' | ')} |`,
    );
  }
  console.log('Time on the clock, and of the processor in brackets: machine code is made in other threads meanwhile.');
}
