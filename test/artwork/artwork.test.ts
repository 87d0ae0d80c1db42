import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PDFDocument, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  ArtworkBusy,
  ArtworkError,
  checkArtwork as check,
  drawArtwork as drawNow,
  png,
} from '../../src/artwork/index.ts';
import { WATCH } from '../../src/artwork/protocol.ts';
import { runProcess } from '../../src/artwork/run-process.ts';
import { selfContained } from '../../src/artwork/self-contained.ts';
import { builtFile } from '../../src/platform/built/index.ts';
import { jpeg } from '../contract/artworks.ts';
import { at, draw, type Seen, unpacked } from '../mockup/looking.ts';
import { drawing } from '../support/drawing.ts';
import { newFolder } from '../support/folder.ts';
import { someOf } from '../support/turns.ts';
import { whenFree } from '../support/when-free.ts';

const svg = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inside}</svg>`,
  );
const RED = '<rect width="20" height="20" fill="#f00"/>';
const GROUNDS = [
  [255, 200, 100],
  [10, 20, 30],
] as const;

/** On a busy machine, later. */
const checkArtwork = (file: Uint8Array) => whenFree(() => check(file));
const drawArtwork = (...of: Parameters<typeof drawNow>) => whenFree(() => drawNow(...of));

const pictures = async (file: Uint8Array): Promise<Seen[]> =>
  (await drawArtwork(file, GROUNDS)).map(({ bytes }) => unpacked(bytes));

/** Red on the left; on the right the background is visible. */
const expectHalves = ([first, second]: readonly Seen[]): void => {
  for (const [seen, ground] of [
    [first!, GROUNDS[0]],
    [second!, GROUNDS[1]],
  ] as const) {
    expect(seen.width / seen.height).toBeCloseTo(2, 2);
    expect(at(seen, seen.width / 4, seen.height / 2)).toEqual([255, 0, 0]);
    expect(at(seen, (3 * seen.width) / 4, seen.height / 2)).toEqual(ground);
  }
};

/** Takes minutes of processor time to draw. */
const endless = `<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="8"/></filter>${'<rect width="40" height="20" filter="url(#f)"/>'.repeat(2000)}`;

/** Files that no check lets pass. */
const refused = [
  ['an unknown format', Buffer.from('GIF89a')],
  ['a web page', Buffer.from('<html></html>')],
  ['an SVG that is not well-formed', svg('<rect')],
  [
    'an SVG that declares entities',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'),
  ],
  ['half a PNG', Buffer.from(png({ width: 50, height: 50, data: new Uint8Array(10_000).fill(9) })).subarray(0, 45)],
  ['half a PDF', Buffer.from('%PDF-1.7 and then nothing')],
  ['too many bytes', Buffer.alloc(21 * 2 ** 20)],
] as const;

describe('artwork', () => {
  it('is drawn from SVG, PDF and PNG on its substrate', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([200, 100]).drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) });
    const clear = draw('<rect width="100" height="100" fill="#f00"/>', 200, 100);
    const { Resvg } = await import('@resvg/resvg-js');
    const half = new Resvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="100" height="100" fill="#f00"/></svg>',
    )
      .render()
      .asPng();
    expect(clear.width).toBe(200);
    for (const file of [svg(RED), await pdf.save(), half]) expectHalves(await pictures(file));
  });

  it('is left unchanged when possible', async () => {
    const file = png({ width: 4, height: 2, data: new Uint8Array(32).fill(255) });
    const made = await drawArtwork(file, GROUNDS);
    expect(made.map(({ type }) => type)).toEqual(['image/png', 'image/png']);
    for (const { bytes } of made) expect(Buffer.from(bytes).equals(file)).toBe(true);
  });

  it('cannot access anything outside its file', async () => {
    const secret = join(newFolder(), 'secret.png');
    writeFileSync(secret, png({ width: 1, height: 1, data: new Uint8Array([255, 0, 0, 255]) }));
    const ways = [
      (at: string) => `<image ${at} href="${secret}"/>`,
      (at: string) => `<image ${at} xlink:href="${secret}"/>`,
      (at: string) => `<image ${at} href="&#47;${secret.slice(1)}"/>`,
      (at: string) => `<image data-x='href="#' ${at} href='${secret}' data-y='"'/>`,
      (at: string) =>
        `<filter id="f" x="0" y="0" width="1" height="1"><feImage href="${secret}"/></filter><rect ${at} filter="url(#f)"/>`,
    ];
    // Side by side, in one file: a process is started for each. The sixth shows that there is something to see.
    const wide = 40 / (ways.length + 1);
    const place = (k: number): string => `x="${k * wide}" y="0" width="${wide}" height="20" preserveAspectRatio="none"`;
    const all = [...ways, (at: string) => `<rect ${at} fill="#f00"/>`];
    const [seen] = await pictures(svg(all.map((way, k) => way(place(k))).join('')));
    const found = all.map((_, k) => at(seen!, ((k + 0.5) * seen!.width) / all.length, seen!.height / 2));
    expect(found.map(([r, g, b]) => r === 255 && g === 0 && b === 0)).toEqual([...ways.map(() => false), true]);
  });

  it.each(someOf(refused, 2, 3))('is rejected: %s', async (_, file) => {
    await expect(drawArtwork(file, GROUNDS)).rejects.toThrow(ArtworkError);
  });

  it('is refused when it claims too many pixels', async () => {
    const file = Buffer.from(png({ width: 2, height: 2, data: new Uint8Array(16) }));
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    await expect(drawArtwork(file, GROUNDS)).rejects.toThrow('million pixels');
    const inside = (side: number) => {
      file.writeUInt32BE(side, 16);
      file.writeUInt32BE(side, 20);
      return `<image width="9" height="9" href="data:image/png;base64,${file.toString('base64')}"/>`;
    };
    await expect(drawArtwork(svg(inside(60_000)), GROUNDS)).rejects.toThrow('million pixels');
    await expect(drawArtwork(svg(inside(9000) + inside(9000)), GROUNDS)).rejects.toThrow('million pixels');
    await expect(drawArtwork(svg('<image href="data:image/png;base64,iVBORw0K"/>'), GROUNDS)).rejects.toThrow(
      'damaged',
    );
  });

  it('shows its embedded pictures in every notation', async () => {
    const red = Buffer.from(png({ width: 1, height: 1, data: new Uint8Array([255, 0, 0, 255]) }));
    const bytes = red.toString('hex').replaceAll(/../g, '%$&');
    for (const url of [`data:image/png;base64,${red.toString('base64')}`, `data:image/png,${bytes}`])
      expectHalves(await pictures(svg(`<image width="20" height="20" href="${url}"/>`)));
  });

  const held = [
    [2, 16, 'black on the right'],
    [3, 16, 'black on the right'],
    [4, 16, 'black on the left'],
    [5, 8, 'black above'],
    [6, 8, 'black above'],
    [7, 8, 'black below'],
    [8, 8, 'black below'],
  ] as const;
  it.each(someOf(held, 0, 3))('is rotated by its camera orientation: %i', async (orientation, width, where) => {
    const [seen] = await pictures(jpeg(orientation));
    expect([seen!.width, seen!.height]).toEqual([width, 24 - width]);
    const corner = (x: number, y: number) => at(seen!, x * (seen!.width - 1), y * (seen!.height - 1))[0] < 128;
    const black = { left: corner(0, 0) && corner(0, 1), above: corner(0, 0) && corner(1, 0) };
    const below = corner(0, 1) && corner(1, 1);
    const found = black.left ? 'on the left' : black.above ? 'above' : below ? 'below' : 'on the right';
    expect(`black ${found}`).toBe(where);
  });

  it.skipIf(!existsSync('/proc/self/task'))('that crashes its process is not reported as slow', async () => {
    const drawn = expect(drawArtwork(svg(endless), GROUNDS)).rejects.toThrow(/cannot be drawn/);
    process.kill(await drawing(), 'SIGSEGV');
    await drawn;
  });
});

describe('a check of an artwork', () => {
  it('says what kind of file it is, and refuses what cannot be drawn', async () => {
    expect(await checkArtwork(svg(RED))).toBe('svg');
    expect(await checkArtwork(png({ width: 4, height: 2, data: new Uint8Array(32).fill(255) }))).toBe('png');
    await expect(checkArtwork(svg('<rect'))).rejects.toThrow('not well-formed');
    await expect(checkArtwork(Buffer.from('%PDF-1.7'))).rejects.toThrow('damaged');
    const strip = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900000 9"/>';
    await expect(checkArtwork(Buffer.from(strip))).rejects.toThrow(
      /longer side is 100000 times the other; the maximum/,
    );
  });

  it('refuses ten thousand nested elements while reading them', async () => {
    for (const depth of [10_000, 100_000])
      await expect(checkArtwork(svg(`${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`))).rejects.toThrow(
        'nested too deep',
      );
  });
});

describe('an artwork that is not drawn in time', () => {
  const slow = svg(endless);

  it.skipIf(process.platform !== 'linux')('is refused by its processor time, whatever the clock says', async () => {
    const drawn = runProcess(slow, [], { processor: 1, wait: 3600 });
    await expect(drawn).rejects.toThrow(new ArtworkError('The artwork takes more than 1 s of processor time to draw.'));
  });

  it.each([...refused.slice(0, -1), ['a sound picture', svg(RED)] as const])(
    'is neither kept nor refused on a busy machine: %s',
    async (_, file) => {
      await expect(runProcess(file, [], { wait: 0 })).rejects.toThrow(ArtworkBusy);
    },
  );

  it.skipIf(!existsSync('/proc/self/task'))(
    'is neither kept nor refused when the system stops its process',
    async () => {
      const drawn = expect(check(slow)).rejects.toThrow(ArtworkBusy);
      process.kill(await drawing(), 'SIGTERM');
      await drawn;
    },
  );

  it('ends itself where the system sets no limits', async () => {
    const child = spawn(process.execPath, [builtFile('artwork/process.js'), '2048'], {
      env: { [WATCH]: '0.5' },
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    child.stdin!.end(slow);
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  });
});

describe.skipIf(process.platform !== 'linux')('memory', () => {
  /** Blurred layers in blurred layers: each is kept as floating-point numbers. */
  const greedy = svg(
    `<filter id="f" x="-500%" y="-500%" width="1100%" height="1100%">${Array.from({ length: 60 }, (_, k) => `<feGaussianBlur in="SourceGraphic" stdDeviation="9" result="r${k}"/>`).join('')}<feMerge>${Array.from({ length: 60 }, (_, k) => `<feMergeNode in="r${k}"/>`).join('')}</feMerge></filter>${'<g filter="url(#f)">'.repeat(50)}${RED}${'</g>'.repeat(50)}`,
  );

  it('of the drawing process is limited by the operating system', async () => {
    const drawn = runProcess(greedy, [], { wait: 3600 }).then(
      () => 'drawn',
      (error: unknown) => String(error),
    );
    let peak = 0;
    const looking = (async () => {
      const pid = await drawing();
      for (;;) {
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
        const size = /VmHWM:\s+(\d+) kB/.exec(status);
        if (!size) return;
        peak = Math.max(peak, Number(size[1]) / 1024);
        await setTimeout(5);
      }
    })();
    expect(await drawn).toBe(
      'ArtworkError: The artwork cannot be drawn in 1.5 GB of memory and 20 s of processor time.',
    );
    await looking;
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(1536 + 200);
  });
});

describe('an SVG with deeply nested layers', () => {
  const layers = Array.from({ length: 100 }, (_, k) => k);
  const chain = (one: (k: number) => string) => svg(`<rect id="a0" width="9" height="9"/>${layers.map(one).join('')}`);
  it.each([
    ['groups', svg(`${'<g opacity="0.9">'.repeat(100)}${RED}${'</g>'.repeat(100)}`)],
    ['what groups use', chain((k) => `<g id="a${k + 1}" opacity="0.9"><use href="#a${k}"/></g>`)],
    ['masks', chain((k) => `<mask id="a${k + 1}"><rect style="mask: url(#a${k})" width="9" height="9"/></mask>`)],
    ['what uses itself', svg('<g id="a"><use xlink:href="#a"/></g>')],
  ])('is refused: %s', (_, file) => {
    expect(() => selfContained(file.toString())).toThrow('nested too deep');
  });

  it('is accepted when it is large but not deep', async () => {
    expectHalves(await pictures(svg(`${'<g opacity="1">'.repeat(40)}${RED}${'</g>'.repeat(40)}`)));
    expect(selfContained(svg(`<g id="a"/>${'<use href="#a"/>'.repeat(50_000)}`).toString())).toContain('use');
  });
});

describe('an SVG by itself', () => {
  it('keeps drawing elements and drops external references, scripts and hidden content', () => {
    const text = `<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>1</script><g id="a"><path d="M0 0&amp;"/></g><use href="#a"/><use href="b.svg#a"/><foreignObject><p>no</p></foreignObject><text>1 &lt; 2</text></svg>`;
    expect(selfContained(text)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><path d="M0 0&amp;"></path></g><use href="#a"></use><use></use><text>1 &lt; 2</text></svg>',
    );
  });
});
