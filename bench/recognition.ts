/**
 * Measures how often and how fast the checker recognises a drawing without a named template. `npx tsx bench/recognition.ts [seed]
 * [every] [from]` draws the main id of every template (or of every n-th) at odd sizes, without a fault and with one planted fault. It
 * prints what is not named, the rates, and the processor time in ms. Some boxes draw the same lines as another one; and with a fault, the
 * lines may be as near to another one.
 */
import { shownSizes } from '../fixtures/cases.ts';
import { readDrawing, toDieline } from '../src/formats/reading/index.ts';
import { catalogue, checkDieline, type DielineCheck, drawOne, templates } from '../src/index.ts';
import { compare, isSame } from '../src/recognise/verify/compare.ts';
import type { Dieline } from '../src/sheet/index.ts';
import { mainId } from '../src/template/index.ts';
import { serviceDxf, type Written } from '../test/check/service-dxf.ts';
import { faults } from '../test/support/planted/faults.ts';
import { random as randomFrom } from './random.ts';

const [seed = 1, every = 1, from = 0] = process.argv.slice(2).map(Number);

/** Sizes are multiplied or divided by up to e to this power. */
const SPREAD = 0.5;

/** Number of attempts: not every fault fits every drawing. */
const TRIES = 60;

/** Faults after which no size of the template matches the drawing. */
const ANOTHER_DRAWING = ['inches taken for millimetres', 'scaled by a little', 'another piece beside it'];

const possible = faults.filter(({ name }) => !ANOTHER_DRAWING.includes(name));

/** Result of the first attempt that does not throw. */
const firstOf = <T>(make: (k: number) => T): T | undefined => {
  for (let k = 0; k < TRIES; k++)
    try {
      return make(k);
    } catch {
      // These sizes cannot be made, or the fault does not fit.
    }
  return undefined;
};

/** Boards, in times the usual one: 0.3 to 1 mm of carton, 1.5 to 7 mm of corrugated. */
const BOARDS = [0.6, 1, 2, 8 / 3, 14 / 3] as const;

const oddBoard = (usual: number, random: () => number): number =>
  Number((usual * BOARDS[Math.floor(random() * BOARDS.length)]!).toFixed(2));

const oddBox = (id: string, random: () => number) =>
  firstOf((k) => {
    const spread = SPREAD * (1 - k / TRIES);
    const sizes = Object.fromEntries(
      Object.entries(shownSizes(id)).map(([name, usual]) => {
        const value = usual * Math.exp(spread * (2 * random() - 1));
        return [name, name === 'material' ? oddBoard(usual, random) : Number(value.toFixed(value > 20 ? 0 : 1))];
      }),
    );
    const { dieline } = drawOne(catalogue, id, sizes).drawing;
    const lines = dieline.lines.flatMap(({ line, curve }): Written[] =>
      line === 'bleed' ? [] : [{ layer: line, curve }],
    );
    return { id, sizes, dieline, lines };
  });

const withFault = (lines: readonly Written[], random: () => number) =>
  firstOf(() => {
    const { name, plant } = possible[Math.floor(random() * possible.length)]!;
    return { name, lines: plant(lines, random) };
  });

/** The box is named; another one that draws the same lines; one that is as near to the drawing; none of these. */
const NAMED = ['named', 'drawn the same', 'as near', 'missed'] as const;

type Named = (typeof NAMED)[number];

interface Outcome {
  readonly named: Named;
  readonly sound: boolean;
  readonly time: number;
}

interface OddBox {
  readonly id: string;
  readonly sizes: Readonly<Record<string, number>>;
  readonly dieline: Dieline;
}

/** Largest distance between lines that count as the same, in mm. */
const TOLERANCE = 0.05;

const namedIn = async (
  file: Uint8Array,
  { id, sizes, dieline }: OddBox,
  { recognised }: DielineCheck,
): Promise<Named> => {
  if (!recognised) return 'missed';
  const { template } = catalogue.find(id)!;
  const isBox = ({ id: one, values }: Pick<typeof recognised, 'id' | 'values'>): boolean =>
    catalogue.find(one)!.template === template &&
    Object.entries(sizes).every(([size, value]) => size === 'material' || Math.abs(values[size]! - value) < 0.11);
  if ([recognised, ...recognised.alike].some(isBox)) return 'named';
  const ours = drawOne(catalogue, recognised.id, recognised.values).drawing.dieline;
  if (recognised.scale === 1 && isSame(compare(dieline, ours, TOLERANCE))) return 'drawn the same';
  const { deviations } = compare(toDieline(await readDrawing(file)), dieline, TOLERANCE);
  return recognised.differences <= deviations.length ? 'as near' : 'missed';
};

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const outcomes: Outcome[] = [];
for (const [k, template] of templates.entries()) {
  if (k % every !== from) continue;
  const id = mainId(template);
  const random = randomFrom(seed * 7919 + k);
  const box = oddBox(id, random);
  if (!box) {
    console.log(`${id} cannot be made at odd sizes`);
    continue;
  }
  const fault = withFault(box.lines, random);
  for (const [name, lines] of [['', box.lines] as const, ...(fault ? [[fault.name, fault.lines] as const] : [])]) {
    const file = Buffer.from(serviceDxf(lines));
    const start = cpu();
    const check = await checkDieline(file);
    const time = cpu() - start;
    const named = await namedIn(file, box, check);
    outcomes.push({ named, sound: !name, time });
    if (named !== 'named' || process.env.ALL)
      console.log(
        `${named}: ${id} ${name || 'sound'}, ${Math.round(time)} ms: ${check.recognised?.sentence ?? 'nothing'} ${JSON.stringify(box.sizes)}`,
      );
  }
}

for (const sound of [true, false]) {
  const some = outcomes.filter((one) => one.sound === sound);
  const times = some.map(({ time }) => Math.round(time)).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))]!;
  const rates = NAMED.map((named) => `${some.filter((one) => one.named === named).length} ${named}`);
  console.log(
    `${sound ? 'sound' : 'with a fault'}: ${rates.join(', ')}; median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`,
  );
}
