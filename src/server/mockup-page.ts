import type { Dieline } from '../api/index.ts';
import type { MockupRecord, OneDieline, StoredFile } from '../local/index.ts';
import { escaped } from './page-html.ts';

/** What a mockup's page is made from. */
export interface MockupPage {
  readonly dieline: Dieline;
  readonly mockup: MockupRecord;
  readonly artwork: StoredFile;
  /** The box as it was drawn. */
  readonly box: OneDieline;
  /** What box it is: the name of its template. */
  readonly about: string;
}

/** The page a mockup's `url` leads to: a whole document, which says itself what it may load. It shows the flat dieline. */
export const mockupPage = ({ dieline, mockup, box, about }: MockupPage): string => {
  const title = escaped(mockup.name || `3D mockup ${mockup.id}`);
  const source = Buffer.from(box.svg()).toString('base64');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>body{margin:2rem;font-family:sans-serif}img{max-width:100%;max-height:80vh}</style>
<h1>${title}</h1>
<p>${escaped(about)}, ${escaped(dieline.dieline_template_id)}</p>
<img src="data:image/svg+xml;base64,${source}" alt="Flat dieline of ${escaped(dieline.dieline_template_id)}">
</html>
`;
};
