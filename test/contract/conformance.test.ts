import { expect, it } from 'vitest';
import { askClauses, clauses, remoteAsked } from '../../src/entry/conformance.ts';
import { ApiError, boxwright } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';
import { spawnServer } from '../support/spawned.ts';

const failures = async (asked: Parameters<typeof askClauses>[0]) => {
  const found: string[] = [];
  let asks = 0;
  for await (const { id, result, reason } of askClauses(asked)) {
    if (result === 'fails') found.push(`${id}: ${reason}`);
    if (result !== 'not asked') asks++;
  }
  return { found, asks };
};

it('holds in process', async () => {
  const { found, asks } = await failures({ api: boxwright() });
  expect(found).toEqual([]);
  expect(asks).toBe(clauses.filter(({ door }) => !door).length);
});

it('holds over HTTP, with keys', async () => {
  const server = await spawnServer('--data', newFolder());
  const { dielines, dimensions } = server.keys;
  const asked = remoteAsked({ baseUrl: server.url, dielinesKey: dielines!, dimensionsKey: dimensions! });
  expect(await failures(asked)).toEqual({ found: [], asks: clauses.length });
  await server.end('SIGTERM');
});

it('fails where a server answers otherwise', async () => {
  const api = boxwright({ profile: 'house' });
  const refuses = async () => {
    throw new ApiError(403, { message: 'No.' });
  };
  const { found } = await failures({ api: { ...api, listTemplateGroups: refuses } });
  expect(found.map((text) => text.split(':')[0])).toEqual(
    expect.arrayContaining(['groups', 'external', 'carton-board', 'odd-boards']),
  );
  expect(found).not.toContainEqual(expect.stringContaining('dieline-shape'));
});
