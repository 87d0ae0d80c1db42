import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import type { Holder, KeyKind, KeyRing, UrlSigner } from './keys/index.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export interface Addressing {
  /** Base of addresses in answers. @defaultValue derived from the connection */
  readonly baseUrl?: string | undefined;
  /** True to trust the host and protocol that proxies in front report. */
  readonly trustProxy?: boolean;
}

/** Base of addresses in answers: configured, else a trusted proxy's, else the connection's. Untrusted Hosts count for this machine only. */
export const addressOf = (request: FastifyRequest, { baseUrl, trustProxy = false }: Addressing): string => {
  if (baseUrl !== undefined) return baseUrl;
  const { headers, host, protocol, socket } = request;
  if (trustProxy && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host)) return `${protocol}://${host}`;
  if (headers.host !== undefined && LOOPBACK.test(headers.host)) return `http://${headers.host}`;
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Account of the key; empty without accounts. */
    account: string;
    /** The key of the request; undefined without one, and before it was checked. */
    holder: Holder | undefined;
  }
}

/** Checks the key of a request for one of the two families, or for any. Throws when it is refused. */
export type Admission = (family?: KeyKind) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface RouteOptions {
  readonly admit: Admission;
  readonly addressing: Addressing;
  readonly signer: UrlSigner | undefined;
  readonly keys: boolean;
}

/** Version header of each family. There is only one version. */
const versions: Record<KeyKind, string> = { dielines: 'Dielines-Api-Version', dimensions: 'Dimensions-Api-Version' };
const VERSION = '1.0';

/** Checks keys: 401 without one, 403 for the other family. Without keys, admits only this machine, and no pages of other servers there. */
export const admission =
  (ring: KeyRing | undefined): Admission =>
  (family) =>
  async (request, reply) => {
    if (ring) await needKey(ring, family, request, reply);
    else needLoopback(request);
    if (!family) return;
    const version = request.headers[versions[family].toLowerCase()];
    if (version !== undefined && version !== VERSION)
      throw new ApiError(400, { message: `${versions[family]} must be ${VERSION}. It may be left out.` });
  };

const needKey = async (ring: KeyRing, family: KeyKind | undefined, request: FastifyRequest, reply: FastifyReply) => {
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
  if (family && holder.kind !== family)
    throw new ApiError(403, { message: `This API key has no permission here. Use a ${family} key.` });
  request.account = holder.account;
  request.holder = holder;
};

/** Rejects other host names that resolve to this machine, and forms from pages of other servers: there is no key to stop them. */
const needLoopback = ({ headers: { host = '', origin } }: FastifyRequest): void => {
  if (!LOOPBACK.test(host))
    throw new ApiError(403, { message: 'Without keys, only requests from localhost are answered.' });
  if (origin !== undefined && origin !== `http://${host}`)
    throw new ApiError(403, { message: 'Without keys, requests from pages of other servers are not answered.' });
};

/** Checks the key of a person in a browser. Throws when it is refused. */
export type PageAdmission = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Asks for a dielines key with HTTP basic authentication, as the password of any user. */
export const pageAdmission =
  (ring: KeyRing | undefined): PageAdmission =>
  async (request, reply) => {
    if (!ring) return needLoopback(request);
    const basic = /^Basic +([a-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const given = Buffer.from(basic ?? '', 'base64').toString();
    const key = given.replace(/^[^:]*:/, '');
    request.holder = key ? await ring(key) : undefined;
    if (request.holder?.kind === 'dielines') return;
    reply.header('WWW-Authenticate', 'Basic realm="Boxwright: a dielines key as the password", charset="UTF-8"');
    throw new ApiError(401, { message: 'Sign in with a dielines API key as the password.' });
  };
