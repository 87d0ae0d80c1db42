import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from '../artwork/index.ts';
import policies from './policies.json' with { type: 'json' };

const STYLE = policies.refusalStyle;

const POLICY = policies.refusals.join('; ').replace('{digest}', hash('sha256', STYLE, 'base64'));

export const wholePage = (title: string, content: string): string => {
  const parts: Readonly<Record<string, string>> = { title: escapeMarkup(title), style: STYLE, content };
  return policies.page.join('\n').replace(/\{(title|style|content)\}/g, (_, name: string) => parts[name]!);
};

/** A page that says why there is no other, with the way to the start. */
export const refusalPage = (message: string): string =>
  wholePage(
    'Boxwright',
    `<main><h1>Boxwright</h1><p class="wrong">${escapeMarkup(message)}</p><p><a href="/">Start</a></p></main>`,
  );

/** True for a browser that opens an address, but not for a program, nor for a script of a page. */
export const asksForPage = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html');

/** Headers of a page. @param frameAncestors - sources for the policy's `frame-ancestors`: pages that may show this one in a frame. */
export const withPageHeaders = (reply: FastifyReply, policy: string, frameAncestors = "'none'"): FastifyReply =>
  reply
    .header('Content-Security-Policy', `${policy}; frame-ancestors ${frameAncestors}`)
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-cache');

export const sendPage = (reply: FastifyReply, html: string, frameAncestors?: string): FastifyReply =>
  withPageHeaders(reply.type('text/html; charset=utf-8'), POLICY, frameAncestors).send(html);
