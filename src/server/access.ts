import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import type { KeyKind, KeyRing } from '../keys/index.ts';

/** Lets a request to one of the two families in, or throws. */
export type Door = (family: KeyKind) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The header in which a family's version is asked for; there is one version. */
const versions: Record<KeyKind, string> = {
  dielines: 'Dielines-Api-Version',
  dimensions: 'Dimensions-Api-Version',
};
const VERSION = '1.0';

/**
 * Who has a key of the family comes in: 401 without one, 403 with one of the other family. Without a ring, everybody on
 * this machine does, and nobody else: not even a page in a browser here that was loaded from somewhere else.
 */
export const door =
  (ring: KeyRing | undefined): Door =>
  (family) =>
  async (request, reply) => {
    if (ring) await needKey(ring, family, request, reply);
    else needLoopback(request);
    const version = request.headers[versions[family].toLowerCase()];
    if (version !== undefined && version !== VERSION)
      throw new ApiError(400, { message: `${versions[family]} must be ${VERSION}, or be left out.` });
  };

const needKey = async (ring: KeyRing, family: KeyKind, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const kind = key === undefined ? undefined : await ring(key);
  if (kind === undefined) {
    reply.header('WWW-Authenticate', 'Bearer');
    const message =
      key === undefined
        ? 'An API key is missing: send it as Authorization: Bearer <key>.'
        : 'The API key is not valid.';
    throw new ApiError(401, { message });
  }
  if (kind !== family)
    throw new ApiError(403, { message: `This API key has no permission here: a ${family} key is needed.` });
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** A name that leads here, or a form that is sent here, from a page elsewhere would else open what has no key. */
const needLoopback = ({ headers: { host = '', origin } }: FastifyRequest): void => {
  if (!LOOPBACK.test(host))
    throw new ApiError(403, { message: 'Without keys, requests are answered on localhost alone.' });
  if (origin !== undefined && origin !== `http://${host}`)
    throw new ApiError(403, { message: 'Without keys, requests from pages of other servers are not answered.' });
};

/** Lets a person with a browser in, or throws. */
export type PageDoor = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Pages ask for a dielines key as browsers can: as the password, whatever the name. */
export const pageDoor =
  (ring: KeyRing | undefined): PageDoor =>
  async (request, reply) => {
    if (!ring) return needLoopback(request);
    const basic = /^Basic +([a-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const key =
      basic &&
      Buffer.from(basic, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
    if (key && (await ring(key)) === 'dielines') return;
    reply.header('WWW-Authenticate', 'Basic realm="Boxwright: a dielines key as the password", charset="UTF-8"');
    throw new ApiError(401, { message: 'To draw a box a dielines key is needed: give it as the password.' });
  };
