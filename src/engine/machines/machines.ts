import type { PlantMachine } from '../../board/index.ts';
import { roundTo } from '../../values/index.ts';
import type { DielineFiles } from '../drawn-dieline.ts';
import words from './machines.json' with { type: 'json' };
import { type PartFacts, partFacts } from './part-facts.ts';

type Kind = (typeof words.kinds)['flexo'];

/**
 * Whether the machines of the box's plant, or those built in, run each part of board. What speaks `against` one, a size, wall, flap, joint
 * or order of folds, names the number and the limit, with its source. `limits` names those that were compared. Notes say what limits nobody
 * publishes, and which parts are not judged.
 * @example
 * const { machines } = machineUses(dieline('becf-10101'));
 * machines.flatMap(({ machine, runs }) => (runs ? machine : [])).includes('straight-line gluer 110'); // = true
 */
export const machineUses = ({ entry, drawing }: Pick<DielineFiles, 'entry' | 'drawing'>) => {
  const board = words.boards[entry.group.category];
  const own = entry.template.plant?.machines;
  const parts = drawing.parts.filter(({ part }) => part.category === 'carton');
  const machines = parts.flatMap((placed) => {
    const facts = partFacts(placed);
    return (own ?? (words.machines as unknown as readonly PlantMachine[])).map((machine) => {
      const kind = (words.kinds as Readonly<Record<string, Kind>>)[machine.kind]!;
      const isBoard = kind.boards.includes(board);
      const wrongBoard = `${board}; the machine takes ${kind.boards.join(' and ')}`;
      const against = isBoard ? [...ofKind(kind, facts), ...ofLimits(machine, kind, facts)] : [wrongBoard];
      const limits = Object.keys(words.limits).filter((limit) => limit in machine);
      const names = { part: placed.part.id, machine: machine.name, kind: machine.kind };
      return { ...names, runs: !against.length, limits, against };
    });
  });
  const covers = parts.length < drawing.parts.length ? [words.covers] : [];
  if (own && !own.length) return { machines, notes: [words.noMachines.replace('{}', entry.template.plant!.name)] };
  return { machines, notes: own ? covers : [...covers, words.note] };
};

const ofKind = ({ glues, ...kind }: Kind, { joints, broken }: PartFacts): string[] => {
  if (glues && joints.every(([, count]) => !count)) return [words.noGlue];
  const ofJoints = joints.flatMap(([joint, count]) => {
    const [least, most] = kind.joints[joint] as [number, number];
    const takes = most === 0 ? 'none' : least === most ? least : `${least} to ${most}`;
    const fits = !glues || (count >= least && count <= most);
    return fits ? [] : [`${words.joints[joint]}: ${count}; the machine glues ${takes}`];
  });
  const rules: Readonly<Record<string, string>> = words.rules;
  const broke = kind.rules.filter((rule) => broken[rule]!.length);
  return [...ofJoints, ...broke.map((rule) => rules[rule]!.replace('{}', broken[rule]!.join(', ')))];
};

const ofLimits = (machine: PlantMachine, { turns }: Kind, { sizes }: PartFacts): string[] =>
  Object.entries(words.limits).flatMap(([key, { of, word, most }]) => {
    const name = key as keyof typeof words.limits;
    const ordered = (all: readonly number[]) => (turns ? all.toSorted((a, b) => b - a) : all);
    const limit = ordered([machine[name] ?? []].flat());
    const given = ordered(of.map((size) => roundTo(sizes[size]!, 2)));
    const fits = limit.every((mm, k) => !(most ? given[k]! > mm : given[k]! < mm));
    const takes = `${most ? 'most' : 'least'} ${limit.join(' × ')} mm (${machine.sources?.[name] ?? words.yours})`;
    return fits ? [] : [`${word} ${given.join(' × ')} mm; the machine takes at ${takes}`];
  });
