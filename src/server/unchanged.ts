import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks an answer with its ETag. @returns whether the client has it already (RFC 9110, 13.1.2). */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header('ETag', etag);
  const known = request.headers['if-none-match'];
  return (
    known !== undefined &&
    (known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  );
};

/** The ETag of small bytes. */
export const etagOf = (data: Uint8Array): string => `"${createHash('sha256').update(data).digest('base64url')}"`;
