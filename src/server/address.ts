import type { FastifyRequest } from 'fastify';

export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

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
