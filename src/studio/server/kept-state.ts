import { signal } from '@preact/signals';
import type { FormatName } from '../../entry/engine.ts';
import { engine } from '../engine/client.ts';
import type { BoxQuestion } from '../engine/protocol/box.ts';
import type { BoxVersion } from '../kept/own-boxes.ts';
import { say } from '../languages/index.ts';
import { addressAt } from '../state/address.ts';
import { newBox } from '../state/box-state.ts';
import { refusal } from '../ui/refusal-note.tsx';
import { toast } from '../ui/toast.tsx';
import { apiKey, forgetKey } from './api-key.ts';

interface Refused {
  readonly message?: string;
  readonly errors?: readonly { readonly message: string }[];
}

const wordsFor = ({ status, headers }: Response, { message = '', errors = [] }: Refused): string => {
  if (status === 401) return say('server.bad_key');
  if (status === 429) return say('server.busy', { seconds: headers.get('Retry-After') ?? '5' });
  const why = [message, ...errors.map((error) => error.message)].filter(Boolean).join(' ');
  return say(status >= 500 ? 'server.fault' : 'server.refused', { why: why || String(status) });
};

/**
 * Sends a request to the server of this page. Returns the body, undefined for an empty one.
 * @param path - relative to the page's folder.
 * @param body - a form, or a value sent as JSON.
 * A key that the server refuses is forgotten.
 * @throws Error with a message for the page.
 */
const askServer = async <Body>(path: string, method = 'GET', body?: unknown): Promise<Body> => {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(new URL(path, document.baseURI), {
    method,
    headers: {
      'Dielines-Api-Version': '1.0',
      ...(apiKey.value && { Authorization: `Bearer ${apiKey.value}` }),
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    cache: 'no-store',
  }).catch(() => {
    throw new Error(say('server.unreachable'));
  });
  const read = answer.status === 204 ? undefined : await answer.json().catch(() => ({}));
  if (answer.status === 401) forgetKey();
  if (!answer.ok) throw new Error(wordsFor(answer, read as Refused));
  return read as Body;
};

type Dieline = Readonly<Record<'id' | 'dieline_template_id' | 'format' | 'url' | 'created_at', string>> & {
  readonly variables: Readonly<Record<string, unknown>>;
};

export interface Kept extends BoxVersion {
  readonly name: string;
  readonly dieline: Dieline;
}

/** The loaded dielines, newest first, and the number of all dielines. */
export const kept = signal<{ readonly all: readonly Kept[]; readonly total: number } | undefined>(undefined);

/** Runs a request and shows the reason of a refusal. @returns its result; undefined for a refusal. */
const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  refusal.value = '';
  try {
    return await work();
  } catch (error) {
    refusal.value = (error as Error).message;
    return undefined;
  }
};

const DIELINES_PER_REQUEST = 24;

interface Listed {
  readonly dieline_list: { readonly total: number; readonly dielines: readonly Dieline[] };
}

const load = async (page: number): Promise<void> => {
  const { total, dielines } = (await askServer<Listed>(`dielines?page=${page}&page_size=${DIELINES_PER_REQUEST}`))
    .dieline_list;
  const boxes = await engine.keptBoxes(
    dielines.map(({ dieline_template_id, variables }) => ({ template: dieline_template_id, variables })),
  );
  const before = page === 1 ? [] : (kept.peek()?.all ?? []);
  const known = new Set(before.map(({ dieline }) => dieline.id));
  const loaded = dielines.map((dieline, k): Kept => {
    const { name, ...values } = boxes[k]!;
    const unit = dieline.variables.unit === 'in' ? 'in' : 'mm';
    const box = { ...newBox(dieline.dieline_template_id), ...values, unit } as const;
    return { name, address: addressAt(box), at: Date.parse(dieline.created_at), dieline };
  });
  // A dieline stored in the meantime moves others to the next page.
  kept.value = { total, all: [...before, ...loaded.filter(({ dieline }) => !known.has(dieline.id))] };
};

export const loadKept = (): Promise<void> => attempt(() => load(1));
export const loadMore = (): Promise<void> =>
  attempt(() => load(1 + Math.floor((kept.peek()?.all.length ?? 0) / DIELINES_PER_REQUEST)));

/** Stores a box. @returns the dieline; undefined for a refusal. */
export const keepBox = (question: BoxQuestion, unit: 'mm' | 'in', format: FormatName): Promise<Dieline | undefined> =>
  attempt(async () => {
    const { template, variables } = await engine.requestOf(question, unit);
    const path = `dieline-templates/${encodeURIComponent(template)}/dielines`;
    const { dieline } = await askServer<{ readonly dieline: Dieline }>(path, 'POST', { format, variables });
    kept.value = undefined;
    return dieline;
  });

/** Makes a page that shows a stored box with artwork. @returns its address; undefined for a refusal. */
export const shareArtwork = (dieline: Dieline, file: Blob, name: string, isOutside: boolean) =>
  attempt(async () => {
    const form = new FormData();
    form.append('outside_design', String(isOutside));
    form.append('file', file, name);
    const path = `dielines/${encodeURIComponent(dieline.id)}/3d-mockups`;
    return (await askServer<{ readonly '3d_mockup': { readonly url: string } }>(path, 'POST', form))['3d_mockup'].url;
  });

export const removeKept = (id: string, name: string): Promise<void> =>
  attempt(async () => {
    await askServer(`dielines/${encodeURIComponent(id)}`, 'DELETE');
    const before = kept.peek();
    if (before) kept.value = { total: before.total - 1, all: before.all.filter(({ dieline }) => dieline.id !== id) };
    toast(say('server.removed', { name }));
  });
