import {
  ApiError,
  type DielineBody,
  type DielinesApi,
  type ErrorEntry,
  type MockupBody,
  type MockupForm,
  type Page,
  type SubstrateChoice,
  substrates,
  usualSubstrate,
} from '../../api/index.ts';
import { defined, isObject, parseSwitch, quote } from '../../values/index.ts';
import { pageOf } from './collection.ts';
import { type Context, nameFrom } from './context.ts';
import { dielineOf, toAnswer } from './dielines.ts';
import { address, orRemove } from './files.ts';
import { type MockupChange, type MockupRecord, type OwnPage, removeOwnPage } from './own-page.ts';
import { knownEntry } from './read-request.ts';
import { acceptArtwork } from './upload.ts';

const MAX_NAME_CHARACTERS = 250;

/** Reads the fields of a mockup's form, not its file. Missing ones are absent in the result. Throws ApiError 400 with all errors. */
const readForm = (form: MockupForm, dieline: DielineBody): MockupChange => {
  const errors: ErrorEntry[] = [];
  const read = <T>(value: unknown, as: (value: unknown) => T | undefined, must: string): T | undefined => {
    if (value === undefined) return undefined;
    const known = as(value);
    if (known === undefined) errors.push({ message: `${must}, but is ${quote(value)}.` });
    return known;
  };
  const name = read(form.name, nameOf, `name must be a text of at most ${MAX_NAME_CHARACTERS} characters`);
  const outside = read(form.outside_design, parseSwitch, 'outside_design must be true or false');
  const background = read(form.scene_background_color, colourOf, 'scene_background_color must be a colour as #rrggbb');
  const substrate = read(form.substrate, substrateOf, `substrate must be ${keys}`);
  const partSubstrates =
    form.part_substrates === undefined ? undefined : readParts(form.part_substrates, dieline, errors);
  if (errors.length) throw new ApiError(400, { message: 'The mockup cannot be made', errors });
  return defined({ name, outside, background, substrate, partSubstrates }) as MockupChange;
};

const readParts = (given: unknown, dieline: DielineBody, errors: ErrorEntry[]): Record<string, SubstrateChoice> => {
  if (!isObject(given)) {
    errors.push({ message: `part_substrates must be sent as part_substrates[1]=…, but is ${quote(given)}.` });
    return {};
  }
  const parts = dieline.substrate_parts?.length ?? 1;
  const read: Record<string, SubstrateChoice> = {};
  for (const [number, value] of Object.entries(given)) {
    const substrate = substrateOf(value);
    if (!/^[1-9]\d*$/.test(number) || Number(number) > parts)
      errors.push({
        message: `part_substrates[${number.slice(0, 40)}] is not a part: ${dieline.id} has ${parts === 1 ? 'only part 1' : `the parts 1 to ${parts}`}.`,
      });
    else if (substrate === undefined)
      errors.push({ message: `part_substrates[${number}] must be ${keys}, but is ${quote(value)}.` });
    else read[number] = substrate;
  }
  return read;
};

const keys = `empty or one of ${substrates.join(', ')}`;

const substrateOf = (value: unknown) => (value === '' ? '' : substrates.find((key) => key === value));

const nameOf = (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_NAME_CHARACTERS ? value : undefined;

const colourOf = (value: unknown) => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined);

export const createMockup =
  (context: Context): DielinesApi['createMockup'] =>
  async (dielineId, form) => {
    const dieline = await dielineOf(context, dielineId);
    const { substrate, ...given } = readForm(fields(form), dieline);
    const artwork = await acceptArtwork(form.file, context);
    const mockup: MockupRecord = {
      outside: true,
      partSubstrates: {},
      ...given,
      id: nameFrom(context.seed, 'mockup'),
      dielineId,
      substrate: substrate ?? usualSubstrate(knownEntry(context, dieline.dieline_template_id).group.category),
      artwork: artwork.key,
    };
    const page = await context.ownPage?.(dieline, mockup, artwork.data);
    const record = page ? { ...mockup, url: page.url } : mockup;
    await page?.save();
    const stored = await orRemove([{ remove: () => removeOwnPage(page?.url) }], () =>
      context.mockups.add(mockup.id, dielineId, record, [artwork]),
    );
    context.onMockup?.(dieline, stored, context.account);
    return { '3d_mockup': withLinks(context, stored, dieline) };
  };

/** Keeps missing fields unchanged. */
export const updateMockup =
  (context: Context): DielinesApi['updateMockup'] =>
  async (dielineId, mockupId, form) => {
    const dieline = await dielineOf(context, dielineId);
    const before = await context.mockups.find(mockupId);
    if (before?.dielineId !== dielineId) throw unknown(dielineId, mockupId);
    const artwork = form.file === undefined ? undefined : await acceptArtwork(form.file, context);
    const change = { ...readForm(fields(form), dieline), ...(artwork && { artwork: artwork.key }) };
    const page = await ownPage(context, dieline, { ...before, ...change }, artwork?.data);
    const patch = page ? { ...change, url: page.url } : change;
    const mockup = await context.mockups.change(mockupId, dielineId, patch, artwork && [artwork]);
    if (!mockup) throw unknown(dielineId, mockupId);
    await page?.save();
    context.onMockup?.(dieline, mockup, context.account);
    return { '3d_mockup': withLinks(context, mockup, dieline) };
  };

/** Oldest first, page by page. Unlike in other lists, the links are inside the list. */
export const listMockups =
  (context: Context): DielinesApi['listMockups'] =>
  async (dielineId, page: Page = {}) => {
    const dieline = await dielineOf(context, dielineId);
    const path = `/dielines/${dielineId}/3d-mockups`;
    const { place, items, links } = await pageOf(path, page, (...part) => context.mockups.list(dielineId, ...part));
    const mockups = items.map((mockup) => mockupBody(context, mockup, dieline));
    return {
      '3d_mockup_list': { type: '3d_mockup_list', dieline_id: dielineId, ...place, '3d_mockups': mockups, links },
    };
  };

export const deleteMockup =
  (context: Context): DielinesApi['deleteMockup'] =>
  async (dielineId, mockupId) => {
    await dielineOf(context, dielineId);
    const mockup = await context.mockups.find(mockupId);
    if (!(await context.mockups.remove(mockupId, dielineId))) throw unknown(dielineId, mockupId);
    await removeOwnPage(mockup?.url);
  };

/** The page of a changed mockup; undefined with a server. Its stored artwork is read where none is given. */
const ownPage = async (
  { ownPage: build, store }: Context,
  dieline: DielineBody,
  mockup: MockupRecord,
  given?: Uint8Array,
): Promise<OwnPage | undefined> => {
  const artwork = build && (given ?? (await store.file(mockup.artwork))?.data);
  return artwork && build?.(dieline, mockup, artwork);
};

const mockupBody = (context: Context, { id, name, url }: MockupRecord, dieline: DielineBody): MockupBody => {
  // The service shows the dieline of a mockup without areas.
  const { area: _, part_areas: __, ...plain } = toAnswer(context)(dieline);
  return {
    type: '3d_mockup',
    id,
    url: (context.ownPage && url) ?? address(context.baseUrl, `/mockups/${id}`),
    ...(name !== undefined && { name }),
    dieline: plain,
  };
};

const withLinks = (context: Context, mockup: MockupRecord, dieline: DielineBody): MockupBody => {
  const href = `/dielines/${dieline.id}/3d-mockups/${mockup.id}`;
  return {
    ...mockupBody(context, mockup, dieline),
    links: [
      { rel: 'update', href, method: 'PUT' },
      { rel: 'delete', href, method: 'DELETE' },
    ],
  };
};

/** @throws ApiError 400 for a form that is not an object. */
const fields = <T>(form: T): T => {
  if (isObject(form)) return form;
  throw new ApiError(400, { message: 'The mockup cannot be made', errors: [{ message: 'The body must be a form.' }] });
};

const unknown = (dielineId: string, mockupId: string): ApiError =>
  new ApiError(404, { message: `There is no 3D mockup ${mockupId} of dieline ${dielineId}.` });
