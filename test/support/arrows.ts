import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Source texts by path from the root of the project, e.g. `src/board/pen.ts`. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Allowed imports of each module: other modules, and packages. `inner` folders have an index of their own for other modules, so that
 * one loads without the rest. Of `stages`, the folders of a module, each imports only those before it. `door` is `src/index.ts` and
 * `src/entry`.
 */
export type Arrows = Readonly<
  Record<
    string,
    {
      readonly rooms: readonly string[];
      readonly inner?: readonly string[];
      readonly stages?: readonly string[];
      readonly packages?: readonly string[];
    }
  >
>;

/** Module of a file: the folder below `src`, `templates` with all its folders, or `door`. */
export const roomOf = (path: string): string => {
  const [top, next = ''] = path.split('/');
  if (top !== 'src') return top!;
  return next === 'index.ts' || next === 'entry' ? 'door' : next;
};

/** Imports of a source, including types, as written there. */
const imported = (source: string): string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map((f) => f.fileName);

const inside = (from: string, to: string): string | undefined =>
  to.startsWith('.') ? join(dirname(from), to) : undefined;

/** All forbidden imports, one line each. */
export const faults = (sources: Sources, arrows: Arrows): string[] => {
  const found: string[] = [];
  const files = new Map<string, Set<string>>();
  const rooms = new Map<string, Set<string>>();
  const arrow = (graph: Map<string, Set<string>>, from: string, to: string) =>
    graph.set(from, (graph.get(from) ?? new Set()).add(to));

  for (const [from, source] of sources) {
    const room = roomOf(from);
    const may = arrows[room];
    if (!may) {
      found.push(`${from} is in a room that has no arrows: ${room}`);
      continue;
    }
    for (const name of imported(source)) {
      const to = inside(from, name);
      if (to === undefined) {
        const parcel = packageOf(name);
        if (!may.packages?.includes(parcel)) found.push(`${from} imports the package ${parcel}`);
        continue;
      }
      if (!sources.has(to)) {
        if (!to.endsWith('.d.ts')) found.push(`${from} imports ${to}, which is not there`);
        continue;
      }
      arrow(files, from, to);
      const other = roomOf(to);
      if (other === room) {
        const [here, there] = [from, to].map((path) => may.stages?.indexOf(path.split('/')[2]!) ?? -1);
        if (here! >= 0 && there! > here!) found.push(`${from} imports ${to} of a later stage`);
        continue;
      }
      arrow(rooms, room, other);
      if (!may.rooms.includes(other)) found.push(`${from} imports ${to}: no arrow goes from ${room} to ${other}`);
      const inner = arrows[other]?.inner?.map((folder) => join(dirname(doorOf(other)), folder, 'index.ts')) ?? [];
      if (to !== doorOf(other) && !inner.includes(to) && !to.startsWith('src/entry/'))
        found.push(`${from} imports ${to} past its ${doorOf(other)}`);
    }
  }
  for (const graph of [files, rooms]) {
    const round = cycle(graph);
    if (round) found.push(`goes round: ${round.join(' → ')}`);
  }
  return found;
};

/** The index file of a module. */
const doorOf = (room: string): string =>
  room === 'door' ? 'src/index.ts' : room === 'templates' ? 'templates/index.ts' : `src/${room}/index.ts`;

/** `@a/b/c` → `@a/b`, `a/b` → `a`; `node:fs` and `node:fs/promises` differ. */
const packageOf = (name: string): string => {
  if (name.startsWith('node:')) return name;
  const parts = name.split('/');
  return parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
};

/** An import cycle, if one exists; it ends where it begins. */
const cycle = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined => {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(node);
    if (at >= 0) return [...path.slice(at), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const round = walk(next, [...path, node]);
      if (round) return round;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const round = walk(node, []);
    if (round) return round;
  }
  return undefined;
};
