import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks an answer by its bytes, and says whether who asks has them already (RFC 9110, 13.1.2). */
export const unchanged = (request: FastifyRequest, reply: FastifyReply, data: Uint8Array): boolean => {
  const etag = `"${createHash('sha256').update(data).digest('base64url')}"`;
  reply.header('ETag', etag);
  const asked = request.headers['if-none-match'];
  return (
    asked !== undefined &&
    (asked.trim() === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  );
};
