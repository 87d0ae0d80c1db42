import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the ETag of an answer. @returns true when the client already has it (RFC 9110, 13.1.2). */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header('ETag', etag);
  const known = request.headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
};

/** ETag of bytes, as a hash. For small files. */
export const etagOf = (data: Uint8Array): string => `"${hash('sha256', data, 'base64url')}"`;
