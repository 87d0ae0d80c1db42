import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';

/** Every failure ends here: a refusal with its body, all else with a message that says nothing of our insides. */
export const answerError = (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void => {
  if (error instanceof ApiError) {
    if (error.status === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '5');
    reply.code(error.status).send(error.body);
    return;
  }
  const { statusCode: status = 500, code } = error;
  if (status >= 400 && status < 500) {
    reply.code(status).send({ message: words[code] ?? error.message });
    return;
  }
  request.log.error({ err: error }, 'a request failed');
  reply.code(500).send({ message: 'Something went wrong here, which is not the fault of the request.' });
};

/** What fastify says of bodies, in our words; the rest it says well itself. */
const words: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type must be application/json, or multipart/form-data for mockups.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
};

/** No such address. */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const path = request.url.split('?')[0]!;
  return reply
    .code(404)
    .send({ message: `There is no ${request.method} ${path.length > 100 ? `${path.slice(0, 100)}…` : path}.` });
};
