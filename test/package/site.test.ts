import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { writePages } from '../../fixtures/site/build.ts';
import { boxPage, shownBox } from '../../fixtures/site/gallery.ts';
import { html } from '../../fixtures/site/html.ts';
import { brokenLinks } from '../../fixtures/site/links.ts';
import { documentOf, writeInto } from '../../fixtures/site/page.ts';
import { referenceOptions, writeReference } from '../../fixtures/site/reference.ts';
import { catalogue, profileNames, readDrawing } from '../../src/index.ts';
import { readAddress } from '../../src/studio/state/address.ts';
import { newFolder } from '../support/folder.ts';

const ids = ['becf-10101', 'becf-12406', 'becf-21d01'];

describe('the site', () => {
  const out = newFolder();
  const read = (path: string): string => readFileSync(join(out, path), 'utf8');
  beforeAll(async () => {
    await writePages(
      out,
      ids.map((id) => catalogue.find(id)!.template),
    );
    // The two parts that npm run site takes from elsewhere.
    for (const name of ['studio', 'reference']) writeInto(out, `${name}/index.html`, '<!doctype html>');
  });

  it('has no link whose target does not exist, and none that works at one address only', () =>
    expect(brokenLinks(out)).toEqual([]));

  it('finds every kind of broken link', () => {
    const folder = newFolder();
    const links = [
      'b.html',
      'b.html#here',
      'b.html#there',
      '#top',
      'c.html',
      '/b.html',
      '../b.html',
      'folder',
      'b.html#/x',
    ];
    writeInto(folder, 'a.html', links.map((link) => `<a class="x" href="${link}">x</a>`).join('\n'));
    writeInto(folder, 'b.html', '<p id="here"><img alt="" src="gone.png"><a href="https://example.com/">x</a>');
    writeInto(folder, 'folder/d.html', '<a href="../b.html?q=1#here">x</a>');
    expect(brokenLinks(folder).toSorted()).toEqual([
      'a.html: #top leads to no place on its page',
      'a.html: ../b.html leads out of the site',
      'a.html: /b.html begins at the root of the host',
      'a.html: b.html#there leads to no place on its page',
      'a.html: c.html leads to no file',
      'a.html: folder leads to no file',
      'b.html: gone.png leads to no file',
    ]);
  });

  it('has a page for each box: pictures, sizes, code, source, whole files, and the way to the studio', async () => {
    for (const id of ids) {
      const page = read(`gallery/${id}.html`);
      const { template } = catalogue.find(id)!;
      for (const text of [template.name, template.provenance.source, template.about])
        expect(page).toContain(html`${text}`.text);
      for (const name of Object.keys(template.size)) expect(page).toContain(`<td>${name.replaceAll('_', ' ')}</td>`);
      const [, address] = /href="\.\.\/studio\/index\.html#([^"]+)"/.exec(page)!;
      expect(readAddress(address!)).toMatchObject({ place: 'box', box: { id } });
      for (const kind of ['flat', 'half', 'closed'])
        expect(read(`gallery/pictures/${id}.${kind}.svg`)).toMatch(/^<svg/);
      for (const format of ['svg', 'dxf', 'pdf']) {
        const { dieline: drawn } = await readDrawing(readFileSync(join(out, `gallery/files/${id}.${format}`)));
        expect([id, format, Object.keys(drawn).length > 0]).toEqual([id, format, true]);
      }
    }
    expect(read('gallery/becf-10101.html')).toContain('ECMA A20.20.03.01');
    expect(read('gallery/index.html')).toContain('3 boxes');
  });

  it('has every guide with its pictures, every profile, and the recorded figures', () => {
    expect(read('guides/files.html')).toContain('<img src="pictures/');
    for (const name of profileNames) {
      expect(read('formats.html')).toContain(`id="${name}"`);
      expect(existsSync(join(out, `formats/${name}.json`))).toBe(true);
    }
    expect(read('conformance.html')).toContain('13/18');
    expect(read('speed.html')).toContain('request to SVG');
  });

  it('escapes texts', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const entry = catalogue.find('becf-10101')!;
    const template = {
      ...entry.template,
      name: evil,
      about: evil,
      provenance: { kind: 'house', source: evil } as const,
    };
    const box = await shownBox({ ...entry, template }, evil);
    const page = documentOf(boxPage(box, [box]));
    expect(page).not.toContain('<img src=x');
    expect(page).not.toContain(`${evil.slice(-3)}`);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(html`<p>${['a < b', 1]}${undefined}${html`<i>${'"'}</i>`}</p>`.text).toBe('<p>a &lt; b1<i>&quot;</i></p>');
  });
});

it('the reference leads back to the site from every folder', async () => {
  const folder = newFolder();
  const out = join(folder, 'reference');
  const one = resolve('src/entry/geometry.ts');
  const tsconfig = join(newFolder(), 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ extends: resolve('tsconfig.json'), include: [], files: [one] }));
  await writeReference({ ...referenceOptions(out), tsconfig, entryPoints: [one] });
  writeInto(folder, 'index.html', '');
  expect(readFileSync(join(out, 'functions/pointAt.html'), 'utf8')).toContain(
    'href="../../index.html">All of Boxwright',
  );
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('href="./../index.html">All of Boxwright');
  expect(brokenLinks(folder)).toEqual([]);
});
