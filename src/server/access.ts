import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import type { KeyKind, KeyRing } from '../keys/index.ts';
import { LOOPBACK } from './address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key it came with; empty without accounts. */
    account: string;
  }
}

/** Admits a request to one of the two families, or throws. */
export type Admission = (family: KeyKind) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The header that names a family's version. There is one version. */
const versions: Record<KeyKind, string> = {
  dielines: 'Dielines-Api-Version',
  dimensions: 'Dimensions-Api-Version',
};
const VERSION = '1.0';

/**
 * Admits requests with a key of the family: 401 without one, 403 with one of the other family. Without keys it admits
 * this machine alone, and no page in a browser here that came from another server.
 */
export const admission =
  (ring: KeyRing | undefined): Admission =>
  (family) =>
  async (request, reply) => {
    if (ring) await needKey(ring, family, request, reply);
    else needLoopback(request);
    const version = request.headers[versions[family].toLowerCase()];
    if (version !== undefined && version !== VERSION)
      throw new ApiError(400, { message: `${versions[family]} must be ${VERSION}. It may be left out.` });
  };

const needKey = async (ring: KeyRing, family: KeyKind, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const holder = key === undefined ? undefined : await ring(key);
  if (!holder) {
    reply.header('WWW-Authenticate', 'Bearer');
    const message =
      key === undefined
        ? 'The API key is missing. Send it as Authorization: Bearer <key>.'
        : 'The API key is not valid.';
    throw new ApiError(401, { message });
  }
  if (holder.kind !== family)
    throw new ApiError(403, { message: `This API key has no permission here. Use a ${family} key.` });
  request.account = holder.account;
};

/** Other host names that lead here, and forms that pages of other servers send here, would reach what has no key. */
const needLoopback = ({ headers: { host = '', origin } }: FastifyRequest): void => {
  if (!LOOPBACK.test(host))
    throw new ApiError(403, { message: 'Without keys, requests are answered on localhost alone.' });
  if (origin !== undefined && origin !== `http://${host}`)
    throw new ApiError(403, { message: 'Without keys, requests from pages of other servers are not answered.' });
};

/** Admits a person with a browser, or throws. */
export type PageAdmission = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Pages ask for a dielines key as browsers can: as the password of any user. */
export const pageAdmission =
  (ring: KeyRing | undefined): PageAdmission =>
  async (request, reply) => {
    if (!ring) return needLoopback(request);
    const basic = /^Basic +([a-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const key =
      basic &&
      Buffer.from(basic, 'base64')
        .toString()
        .replace(/^[^:]*:/, '');
    if (key && (await ring(key))?.kind === 'dielines') return;
    reply.header('WWW-Authenticate', 'Basic realm="Boxwright: a dielines key as the password", charset="UTF-8"');
    throw new ApiError(401, { message: 'Sign in with a dielines API key as the password.' });
  };
