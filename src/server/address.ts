import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Names of this machine, as this machine calls itself. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export interface Addressing {
  /** What addresses in answers begin with. @defaultValue what follows from the connection */
  readonly baseUrl?: string;
  /** Whether proxies in front are believed that say by which name and protocol they were called. */
  readonly trustProxy?: boolean;
}

/**
 * What the addresses in an answer begin with: what was configured, else what a trusted proxy says, else the address of
 * this end of the connection. A Host header that anybody may write is not repeated, but for the names of this machine.
 */
export const addressOf = (request: FastifyRequest, { baseUrl, trustProxy = false }: Addressing): string => {
  if (baseUrl !== undefined) return baseUrl;
  const { headers, host, protocol, socket } = request;
  if (trustProxy && HOST.test(host)) return `${protocol}://${host}`;
  if (headers.host !== undefined && LOOPBACK.test(headers.host)) return `http://${headers.host}`;
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
};
