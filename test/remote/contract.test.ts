import { afterAll, describe } from 'vitest';
import { remoteApi } from '../../src/service/remote/index.ts';
import { answers } from '../contract/answers.ts';
import { errors } from '../contract/errors.ts';
import { mockups, overHttp } from '../contract/mockups.ts';
import { nestings } from '../contract/nestings.ts';
import type { Open } from '../contract/open.ts';
import { type Running, start } from '../support/running.ts';
import { inTurn } from '../support/turns.ts';

/** The same suite as in process, through the server, its records and the client of a service elsewhere. */
describe('over HTTP', () => {
  const servers: Running[] = [];
  afterAll(async () => {
    for (const { close } of servers) await close();
  });
  const open: Open = async (options) => {
    const server = await start(options);
    servers.push(server);
    const { url: baseUrl, dielinesKey, dimensionsKey } = server;
    return remoteApi({ baseUrl, dielinesKey, dimensionsKey });
  };
  answers(open);
  errors(open);
  mockups(open, overHttp);
  if (inTurn(1, 2)) nestings(open);
});
