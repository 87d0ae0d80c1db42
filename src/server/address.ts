import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * What the addresses in an answer begin with: what was configured, else the name by which the client reached us, which
 * is the one that works for it.
 */
export const addressOf = ({ headers: { host }, socket }: FastifyRequest, configured: string | undefined): string => {
  if (configured !== undefined) return configured;
  if (host !== undefined && HOST.test(host)) return `http://${host}`;
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
};
