import { findBoard, type NamedBoard } from '../../engine/index.ts';
import { type BoxState, bases, lookNames, newBox, panels, units, views } from './box-state.ts';

/** A page of the studio. */
export type Route =
  | { readonly place: 'find'; readonly query: string }
  | { readonly place: 'box'; readonly box: BoxState }
  | { readonly place: 'check' }
  | { readonly place: 'kept' };

/** Names in the address of a box that are not sizes or choices. A test checks that no template uses them. */
export const reserved: readonly string[] = ['unit', 'basis', 'board', 'view', 'look', 'panel', 'fold'];

const isOneOf = <T extends string>(all: readonly T[], text: string | undefined): text is T =>
  text !== undefined && (all as readonly string[]).includes(text);

/** Reads the part of an address after `#`. Unknown parts are ignored. */
export const readAddress = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const fields = new URLSearchParams(query);
  if (path === '/check') return { place: 'check' };
  if (path === '/kept') return { place: 'kept' };
  const id = /^\/box\/(.+)$/.exec(path)?.[1];
  if (id === undefined) return { place: 'find', query: fields.get('q') ?? '' };
  return { place: 'box', box: readBox(decode(id), fields) };
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readBox = (id: string, fields: URLSearchParams): BoxState => {
  const values: Record<string, number> = {};
  const choices: Record<string, string> = {};
  const own: Record<string, string> = {};
  for (const [name, text] of fields) {
    if (reserved.includes(name)) own[name] = text;
    else if (text.trim() !== '' && Number.isFinite(Number(text))) values[name] = Number(text);
    else if (name === 'material') {
      const board = boardIn(text);
      if (board) [own.board, values.material] = [board.name, board.thickness];
    } else if (text !== '') choices[name] = text;
  }
  const { unit, basis, board, view, look, panel } = own;
  const fold = own.fold === 'delivered' ? own.fold : Number(own.fold);
  return {
    ...newBox(id),
    values,
    choices,
    ...(isOneOf(units, unit) && { unit }),
    ...(isOneOf(bases, basis) && { basis }),
    ...(board && { board }),
    ...(isOneOf(views, view) && { view }),
    ...(isOneOf(lookNames, look) && { look }),
    ...(isOneOf(panels, panel) && { panel }),
    ...((fold === 'delivered' || (fold >= 0 && fold <= 1)) && { fold }),
  };
};

/** A board by name, as the command line takes it. Unknown names and grammages are ignored. */
const boardIn = (text: string): NamedBoard | undefined => {
  try {
    return findBoard(text);
  } catch {
    return undefined;
  }
};

/** The part of an address after `#` for a page. */
export const writeAddress = (route: Route): string => {
  if (route.place === 'check' || route.place === 'kept') return `/${route.place}`;
  if (route.place === 'find') return route.query ? `/?${new URLSearchParams({ q: route.query })}` : '/';
  const { id, values, choices, unit, basis, board, view, look, panel, fold } = route.box;
  const usual = newBox(id);
  const fields = new URLSearchParams([
    ...Object.entries(values).map(([name, value]): [string, string] => [name, String(Number(value.toFixed(6)))]),
    ...Object.entries(choices),
  ]);
  if (unit !== usual.unit) fields.set('unit', unit);
  if (basis !== undefined) fields.set('basis', basis);
  if (board !== undefined) fields.set('board', board);
  if (view !== usual.view) fields.set('view', view);
  if (look !== undefined) fields.set('look', look);
  if (panel !== undefined) fields.set('panel', panel);
  if (fold !== undefined) fields.set('fold', fold === 'delivered' ? fold : String(Number(fold.toFixed(3))));
  const query = fields.toString();
  return `/box/${encodeURIComponent(id).replaceAll('%2C', ',').replaceAll('%3D', '=')}${query ? `?${query}` : ''}`;
};
