import { allowanceAt, type Plant, type PlantBoard, type PlantMachine } from '../board/index.ts';
import { perObject } from '../geometry/index.ts';
import { isObject, quote } from '../values/index.ts';
import { builtInPlants, plantNames } from './built-in-plants.ts';
import { checkFields, noSuchName } from './check-fields.ts';
import { type NoBox, noBox } from './problem.ts';
import schema from './profile-schema.json' with { type: 'json' };

/** The plant of a name such as `recommended`, or of an object as `boxwright plant show` prints it, which is read once: do not change it. */
export const findPlant = (given: unknown): Plant | NoBox => {
  if (isObject(given)) return ofData(given);
  if (typeof given !== 'string') return noBox('plant', `A plant must be a name or an object, but is ${quote(given)}.`);
  return Object.hasOwn(builtInPlants, given) ? builtInPlants[given]! : noSuchName('plant', given, plantNames);
};

const ofData = perObject((given: object): Plant | NoBox => {
  const { properties, required } = schema.$defs.plant;
  const problems = checkFields('plant', given, properties, required);
  if (problems.length) return { kind: 'plant', problems };
  const plant = structuredClone(given) as Plant;
  const wrong = contradictions(plant);
  return wrong.length ? { kind: 'plant', problems: wrong.map((message) => ({ message })) } : plant;
});

/** Least and largest allowance, in mm. */
const [LEAST, MOST] = [-10, 60];

const contradictions = ({ boards, turned = [], between, machines = [] }: Plant): string[] => [
  ...wrongRows('boards', boards, between),
  ...wrongRows('turned', turned, between),
  ...machines.flatMap(wrongSizes),
];

const wrongSizes = ({ min, max }: PlantMachine, k: number): string[] => {
  const [least, most] = [min ?? [], max ?? []] as [number[], number[]];
  const sizes = `machines[${k}].min is ${least.join(' × ')} mm, but max is ${most.join(' × ')} mm.`;
  return least.some((mm, way) => mm > most[way]!) ? [`${sizes} Each of min must be at most that of max.`] : [];
};

const wrongRows = (name: string, boards: readonly PlantBoard[], between: Plant['between']): string[] => {
  const wrong: string[] = [];
  boards.forEach((row, k) => {
    const at = `${name}[${k}]`;
    const before = boards[k - 1];
    if (row.t === undefined && boards.length > 1)
      wrong.push(`${at}.t is missing: with several boards each row says its thickness in mm.`);
    else if (before?.t !== undefined && row.t! <= before.t)
      wrong.push(`${at}.t is ${row.t}, but the row before has ${before.t}. Order the boards by rising thickness.`);
    if (between === 'from' && row.from === undefined)
      wrong.push(`${at}.from is missing: between "from" needs the least thickness of each row.`);
    else if (between === 'from' && before && row.from! <= before.from!)
      wrong.push(`${at}.from is ${row.from}, but must be above the ${before.from} of the row before.`);
    const all = {
      walls: row.walls,
      depth: Object.values(row.depth),
      flap: Object.values(row.flap),
      gap: row.gap ?? [],
    };
    for (const [name, terms] of Object.entries(all))
      for (const term of terms) {
        const mm = allowanceAt(term, row.t ?? 9);
        if (mm < LEAST || mm > MOST)
          wrong.push(`${at}.${name} has ${quote(term)}, which is ${mm} mm; it must be from ${LEAST} to ${MOST} mm.`);
      }
  });
  return wrong;
};
