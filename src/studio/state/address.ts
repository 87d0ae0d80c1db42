import { boardNamed, type NamedBoard } from '../../engine/index.ts';
import { type BoxState, bases, lookNames, newBox, panels, units, views } from './box-state.ts';

export type Route =
  | { readonly place: 'find'; readonly query: string }
  | {
      readonly place: 'box';
      readonly box: BoxState;
      /** Unknown parts of the address, such as `unit=ell`. */
      readonly ignored?: readonly string[];
    }
  | { readonly place: 'check' }
  | { readonly place: 'kept' }
  | { readonly place: 'compare'; readonly boxes: readonly string[] };

const oneOf =
  <T extends string>(all: readonly T[]) =>
  (text: string): T | undefined =>
    all.find((one) => one === text);

/** A board by name, as the command line takes it; undefined for an unknown name or grammage. */
const boardIn = (text: string): NamedBoard | undefined => boardNamed(text).board;

/** Names in the address of a box that are not sizes or choices. They return undefined for an unknown value. */
const settings = {
  unit: oneOf(units),
  basis: oneOf(bases),
  board: (text) => boardIn(text)?.name,
  view: oneOf(views),
  look: oneOf(lookNames),
  panel: oneOf(panels),
  fold: (text: string): BoxState['fold'] => {
    if (text === 'delivered') return text;
    const fold = text.trim() === '' ? Number.NaN : Number(text);
    return fold >= 0 && fold <= 1 ? fold : undefined;
  },
} satisfies { readonly [K in keyof BoxState]?: (text: string) => BoxState[K] | undefined };

/** Names of settings. A test checks that no template uses them. */
export const reserved: readonly string[] = Object.keys(settings);

const isSetting = (name: string): name is keyof typeof settings => Object.hasOwn(settings, name);

/** Reads the part of an address after `#`. Unknown parts of a box are ignored and listed. */
export const readAddress = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const fields = new URLSearchParams(query);
  if (path === '/check') return { place: 'check' };
  if (path === '/kept') return { place: 'kept' };
  if (path === '/compare') return { place: 'compare', boxes: fields.getAll('box') };
  const id = /^\/box\/(.+)$/.exec(path)?.[1];
  if (id === undefined) return { place: 'find', query: fields.get('q') ?? '' };
  return { place: 'box', ...readBox(decode(id), fields) };
};

/** The box at an address; undefined for the address of another page. */
export const boxAt = (address: string): BoxState | undefined => {
  const route = readAddress(address);
  return route.place === 'box' ? route.box : undefined;
};

export const addressAt = (box: BoxState): string => writeAddress({ place: 'box', box });

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readBox = (
  id: string,
  fields: URLSearchParams,
): { readonly box: BoxState; readonly ignored?: readonly string[] } => {
  const values: Record<string, number> = {};
  const choices: Record<string, string> = {};
  const own: Record<string, string | number> = {};
  const ignored: string[] = [];
  for (const [name, text] of fields) {
    if (isSetting(name)) {
      const value = settings[name](text);
      if (value === undefined) ignored.push(`${name}=${text}`);
      else own[name] = value;
    } else if (text.trim() !== '' && Number.isFinite(Number(text))) values[name] = Number(text);
    else if (name === 'material') {
      const board = boardIn(text);
      if (board) [own.board, values.material] = [board.name, board.thickness];
      else ignored.push(`${name}=${text}`);
    } else if (text !== '') choices[name] = text;
    else ignored.push(`${name}=${text}`);
  }
  return { box: { ...newBox(id), values, choices, ...own }, ...(ignored.length && { ignored }) };
};

/** The part of an address after `#` for a page. */
export const writeAddress = (route: Route): string => {
  if (route.place === 'check' || route.place === 'kept') return `/${route.place}`;
  if (route.place === 'compare')
    return `/compare?${new URLSearchParams(route.boxes.map((box): [string, string] => ['box', box]))}`;
  if (route.place === 'find') return route.query ? `/?${new URLSearchParams({ q: route.query })}` : '/';
  const { id, values, choices, ...own } = route.box;
  const usual = newBox(id);
  const fields = new URLSearchParams([
    ...Object.entries(values).map(([name, value]): [string, string] => [name, String(Number(value.toFixed(6)))]),
    ...Object.entries(choices),
  ]);
  for (const name of reserved.filter(isSetting)) {
    const value = own[name];
    if (value === undefined || value === usual[name]) continue;
    fields.set(name, typeof value === 'number' ? String(Number(value.toFixed(3))) : value);
  }
  const query = fields.toString();
  return `/box/${encodeURIComponent(id).replaceAll('%2C', ',').replaceAll('%3D', '=')}${query ? `?${query}` : ''}`;
};
