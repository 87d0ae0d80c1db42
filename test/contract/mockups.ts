import { Value } from '@sinclair/typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DielineBody, type DielinesApi, MockupListResponse, MockupResponse } from '../../src/api/index.ts';
import { complaints, refusal } from '../local/refusal.ts';
import { someOf, spreadOf } from '../support/turns.ts';
import { whenFree } from '../support/when-free.ts';
import { jpeg, jpegHead, pdf, png, svg } from './artworks.ts';
import type { Open } from './open.ts';

const box = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
const file = { name: 'art.png', data: png() };

/** Artworks to send over HTTP in this slice. */
export const overHttp = <T>(artworks: readonly T[]): readonly T[] => spreadOf(artworks, 4, 4);

/** Artworks to send in process: in one of two slices each of the others, because HTTP ends in the same code. */
export const inProcess = <T>(artworks: readonly T[]): readonly T[] => {
  const sent = overHttp(artworks);
  return sent.length < artworks.length ? someOf(artworks, 0, 2).filter((each) => !sent.includes(each)) : artworks;
};

/**
 * Mockups: forms, records, artwork, for any implementation of the service.
 * @param some - selects the artworks to send, because each one starts a process.
 */
export const mockups = (open: Open, some: <T>(artworks: readonly T[]) => readonly T[]): void => {
  let api: DielinesApi;
  let dieline: DielineBody;
  const make = async (id = 'becf-10101', variables: object = box, more = {}): Promise<DielineBody> =>
    (await api.createDieline(id, { format: 'svg', ...more, variables: variables as typeof box })).dieline;
  beforeAll(async () => {
    const opened = await open();
    // On a busy machine, later.
    api = {
      ...opened,
      createMockup: (...form) => whenFree(() => opened.createMockup(...form)),
      updateMockup: (...form) => whenFree(() => opened.updateMockup(...form)),
    };
    dieline = await make('becf-10101', box, { area: true });
  });

  describe('a mockup', () => {
    it('is created from a form, and returned with its page, its dieline without areas, and its links', async () => {
      const answer = await api.createMockup(dieline.id, {
        file,
        name: 'Ünïcode “box”',
        outside_design: 'false',
        scene_background_color: '#A0b1C2',
        substrate: 'kraft_brown',
        part_substrates: { 1: '' },
      });
      expect([...Value.Errors(MockupResponse, answer)]).toEqual([]);
      const { id, url, links, ...rest } = answer['3d_mockup'];
      expect(id).toMatch(/^[a-z0-9]{12}$/);
      expect(url).toMatch(new RegExp(`^(data:text/html;.*|http.*/mockups/${id})$`));
      const { area: _, ...plain } = dieline;
      expect(rest).toEqual({ type: '3d_mockup', name: 'Ünïcode “box”', dieline: plain });
      const href = `/dielines/${dieline.id}/3d-mockups/${id}`;
      expect(links).toEqual([
        { rel: 'update', href, method: 'PUT' },
        { rel: 'delete', href, method: 'DELETE' },
      ]);
    });

    it('needs only a file', async () => {
      const { '3d_mockup': mockup } = await api.createMockup(dieline.id, { file });
      expect(mockup).not.toHaveProperty('name');
    });

    it('changes the given fields, is listed, and is deleted once', async () => {
      const own = await make();
      const { '3d_mockup': first } = await api.createMockup(own.id, { file, name: 'First' });
      const { '3d_mockup': second } = await api.createMockup(own.id, { file, name: 'Second' });
      const changed = await api.updateMockup(own.id, first.id, { name: 'Changed', substrate: '' });
      expect([...Value.Errors(MockupResponse, changed)]).toEqual([]);
      // Without a server the address is the page itself.
      expect(changed['3d_mockup']).toEqual({ ...first, name: 'Changed', url: expect.any(String) });
      const kept = await api.updateMockup(own.id, first.id, {
        outside_design: false,
        file: { name: 'a.PDF', data: pdf() },
      });
      expect(kept['3d_mockup'].name).toBe('Changed');

      const list = await api.listMockups(own.id);
      expect([...Value.Errors(MockupListResponse, list)]).toEqual([]);
      const { '3d_mockups': items, links, ...rest } = list['3d_mockup_list'];
      expect(rest).toEqual({ type: '3d_mockup_list', dieline_id: own.id, total: 2, page: 1, page_size: 100 });
      const { links: _, ...item } = second;
      expect(items[1]).toEqual(item);
      expect(links).toEqual([
        { rel: 'self', href: `/dielines/${own.id}/3d-mockups?page=1&page_size=100`, method: 'GET' },
      ]);
      const { '3d_mockup_list': page } = await api.listMockups(own.id, { page: 2, page_size: 1 });
      expect(page['3d_mockups'].map(({ id }) => id)).toEqual([second.id]);
      expect(page.links.map(({ rel }) => rel)).toEqual(['self', 'previous_page']);

      expect(await api.deleteMockup(own.id, first.id)).toBeUndefined();
      expect((await refusal(api.deleteMockup(own.id, first.id))).status).toBe(404);
      expect((await refusal(api.updateMockup(own.id, first.id, { name: 'x' }))).status).toBe(404);
      expect((await api.listMockups(own.id))['3d_mockup_list'].total).toBe(1);
    });

    it('is found only by its own dieline', async () => {
      const other = await make();
      const { '3d_mockup': mockup } = await api.createMockup(dieline.id, { file });
      for (const call of [
        () => api.updateMockup(other.id, mockup.id, { name: 'x' }),
        () => api.deleteMockup(other.id, mockup.id),
      ])
        expect(await refusal(call())).toEqual({ status: 404, body: { message: expect.stringContaining(mockup.id) } });
    });

    it('of an unknown dieline is 404', async () => {
      // Send the calls one after another: a rejection before its await would end the test run.
      for (const call of [
        () => api.createMockup('di_000000000000', { file }),
        () => api.updateMockup('di_000000000000', 'x', {}),
        () => api.listMockups('di_000000000000'),
        () => api.deleteMockup('di_000000000000', 'x'),
      ])
        expect(await refusal(call())).toEqual({ status: 404, body: { message: expect.stringContaining('di_0') } });
    });

    it('has pages like dielines', async () => {
      for (const page_size of [0, 1001, 'x'])
        expect((await refusal(api.listMockups(dieline.id, { page_size: page_size as number }))).status).toBe(400);
    });
  });

  describe('its form', () => {
    it('is refused with all its errors', async () => {
      const errors = await complaints(
        api.createMockup(dieline.id, {
          file,
          name: 'x'.repeat(251),
          outside_design: 'perhaps',
          scene_background_color: 'red',
          substrate: 'paper',
          part_substrates: { 0: '', 1: 'gold', 2: '', x: '' },
        } as never),
      );
      expect(errors.map(({ message }) => message.split(/ (must|is) /)[0])).toEqual([
        'name',
        'outside_design',
        'scene_background_color',
        'substrate',
        'part_substrates[0]',
        'part_substrates[1]',
        'part_substrates[2]',
        'part_substrates[x]',
      ]);
      expect(errors[3]!.message).toMatch(/black_embossedpaper.*white_sbs, but is "paper"\.$/);
    });

    it('needs a file the first time', async () => {
      expect(await complaints(api.createMockup(dieline.id, { name: 'x' }))).toEqual([
        { message: 'file is missing. Send a PNG, JPEG, SVG or PDF with a file name.' },
      ]);
    });

    it('lists every part of a box with the form field to send', async () => {
      const rigid = await make('becf-30101', { unit: 'mm', length: 120, width: 80, height: 40, material: 2 });
      expect(rigid.substrate_parts!.map((p) => [p.part_number, p.part_id, p.category, p.parameter])).toEqual([
        [1, 'base_board', 'carton', 'part_substrates[1]'],
        [2, 'base_cover', 'cover', 'part_substrates[2]'],
        [3, 'lid_board', 'carton', 'part_substrates[3]'],
        [4, 'lid_cover', 'cover', 'part_substrates[4]'],
      ]);
      expect(dieline).not.toHaveProperty('substrate_parts');
      await api.createMockup(rigid.id, { file, part_substrates: { 2: 'kraft_brown', 4: '' } });
      expect((await complaints(api.createMockup(rigid.id, { file, part_substrates: { 5: '' } })))[0]!.message).toMatch(
        /parts 1 to 4/,
      );
    });
  });

  describe('its artwork', () => {
    const upload = (name: string, data: Uint8Array) => api.createMockup(dieline.id, { file: { name, data } });

    const taken: readonly (readonly [string, Uint8Array])[] = [
      ['a.png', png()],
      ['a.JPG', jpeg()],
      ['a.jpeg', jpeg()],
      ['a.svg', svg()],
      ['a.svg', svg(undefined, '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n')],
      ['a.svg', svg('<defs><g id="a"><path d="M0 0"/></g></defs><use href="#a"/><use xlink:href="#a"/>')],
      ['a.pdf', pdf()],
      ['what it holds counts.jpg', png()],
      ['../../etc/passwd.png', png()],
    ];
    it.each(some(taken))('%s is accepted', async (name, data) => {
      expect((await upload(name, data))['3d_mockup'].type).toBe('3d_mockup');
    });

    const refused: readonly (readonly [string, string, Uint8Array, RegExp])[] = [
      ['another ending', 'a.gif', png(), /named "a\.gif"\. The name must end in \.png, \.jpeg, \.jpg, \.svg or \.pdf/],
      ['no ending', 'png', png(), /named "png"/],
      ['a text by the name of a picture', 'a.png', Buffer.from('Hello'), /not a PNG, JPEG, SVG or PDF/],
      ['nothing', 'a.png', Buffer.alloc(0), /not a PNG/],
      ['a page by the name of a drawing', 'a.svg', Buffer.from('<html><script>1</script></html>'), /not a PNG/],
      ['a drawing that breaks off', 'a.svg', svg().subarray(0, 110), /not well-formed/],
      ['a PNG that breaks off', 'a.png', png(9, 9).subarray(0, 45), /damaged/],
      ['a JPEG that breaks off', 'a.jpg', jpeg().subarray(0, 30), /damaged/],
      ['a PDF that breaks off', 'a.pdf', pdf().subarray(0, 30), /damaged/],
      ['a PNG that fills the memory', 'a.png', png(1, 1, [60_000, 60_000]), /3600 million pixels/],
      ['a JPEG that does', 'a.jpg', jpegHead(60_000, 60_000), /3600 million pixels/],
      ['an SVG with entities', 'a.svg', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), /entities/],
      [
        'an SVG that nests too deep',
        'a.svg',
        svg(`${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}`),
        /nested too deep/,
      ],
      [
        'an SVG that uses itself by the million',
        'a.svg',
        svg(Array.from({ length: 9 }, (_, k) => `<g id="a${k}">${`<use href="#a${k - 1}"/>`.repeat(10)}</g>`).join('')),
        /more than 200000 elements/,
      ],
      ['an SVG that refers to itself', 'a.svg', svg('<g id="a"><use href="#a"/></g>'), /nested too deep/],
      [
        'an SVG around such a PNG',
        'a.svg',
        svg(`<image href="data:image/png;base64,${png(1, 1, [60_000, 60_000]).toString('base64')}"/>`),
        /inside the SVG/,
      ],
    ];
    it.each(some(refused))('%s is refused', async (_, name, data, why) => {
      expect((await complaints(upload(name, data)))[0]!.message).toMatch(why);
    });

    it('is too large from 20 MB', async () => {
      const { status, body } = await refusal(upload('a.png', Buffer.concat([png(), Buffer.alloc(20 * 1024 * 1024)])));
      expect(status).toBe(413);
      expect(body.message).toMatch(/20 MB/);
    });
  });
};
