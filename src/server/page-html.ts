import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from '../artwork/index.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:0 1rem 3rem;font:16px/1.45 system-ui,sans-serif;color:#1b1b1b;background:#fff}
a{color:#164b9a}
:focus-visible{outline:3px solid #164b9a;outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;background:#fff;padding:.5rem}
nav ul{columns:18rem;padding-left:1.2rem}
.boxes{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:1rem}
.boxes a{display:block;height:100%;padding:.6rem;border:1px solid #767676;border-radius:8px;text-decoration:none}
.boxes img{display:block;width:100%;height:8rem;object-fit:contain}
.boxes small{display:block;color:#4a4a4a}
.work{display:grid;grid-template-columns:minmax(16rem,22rem) 1fr;gap:2rem}
.work>*{min-width:0}
@media(max-width:50rem){.work{grid-template-columns:1fr}}
.field{margin:0 0 .8rem}.field label{display:block}.field small{color:#4a4a4a}
input,select,button{font:inherit;min-height:2.4rem;padding:.2rem .5rem;border:1px solid #767676;border-radius:6px;max-width:100%}
button{background:#164b9a;color:#fff;border-color:#164b9a;cursor:pointer}
dt{font-weight:600;margin-top:.5rem}dd{margin:0}
.drawing{max-width:100%;max-height:70vh;border:1px solid #d0d0d0}
.wrong{border-left:4px solid #b3261e;padding:.2rem 1rem}
pre{overflow:auto;background:#f3f3f3;padding:.8rem;border-radius:6px}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0}
`;

/** Updates the result shortly after the last change. The page also works without this script. */
const SCRIPT = `
const form = document.querySelector('form'), result = document.querySelector('#result');
if (form && result) {
  let timer, last;
  const draw = async () => {
    const query = new URLSearchParams(new FormData(form));
    history.replaceState(null, '', '?' + query);
    const mine = (last = new AbortController());
    try {
      const answer = await fetch(location.pathname + '?only=result&' + query, { signal: mine.signal });
      if (answer.ok) result.innerHTML = await answer.text();
    } catch {}
  };
  form.addEventListener('input', (event) => {
    if (event.target.name === 'unit') return form.requestSubmit();
    clearTimeout(timer);
    last?.abort();
    timer = setTimeout(draw, 250);
  });
}
`;

const source = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  `style-src ${source(STYLE)}`,
  `script-src ${source(SCRIPT)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/** Wraps content in a complete page. */
export const wholePage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${content}
<script>${SCRIPT}</script>
</body>
</html>
`;

/** A page that says why there is no other, with the way to the start. */
export const refusalPage = (message: string): string =>
  wholePage(
    'Boxwright',
    `<main id="content"><h1>Boxwright</h1><p class="wrong">${escapeMarkup(message)}</p><p><a href="/">All templates</a></p></main>`,
  );

/** True for a browser that opens an address, but not for a program, nor for a script of a page. */
export const asksForPage = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html');

/** @param frameAncestors - sources for the policy's `frame-ancestors`: pages that may show this one in a frame. */
export const sendPage = (reply: FastifyReply, html: string, frameAncestors = "'none'"): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', `${POLICY}; frame-ancestors ${frameAncestors}`)
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-cache')
    .send(html);
