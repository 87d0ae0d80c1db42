import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remoteApi } from '../../src/index.ts';
import { boxwrightCommand, listening, type Surroundings } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const cli = (line: string, untilStopped?: Surroundings['untilStopped']) =>
  boxwrightCommand(line, [], untilStopped && { untilStopped });

const keyIn = (text: string, kind: string): string => new RegExp(`${kind} +(bw_${kind}_\\S+)`).exec(text)![1]!;

describe('boxwright serve', () => {
  it('shows its keys once, answers, logs without keys, and stops on request', async () => {
    const data = join(newFolder(), 'records');
    let key = '';
    let status = 0;
    const first = await cli(`serve --data ${data} --port 0 --credits 1`, async (written) => {
      const url = await listening(written);
      key = keyIn(written.out, 'dimensions');
      const api = remoteApi({ baseUrl: url, dimensionsKey: key });
      const ask = (length: number) =>
        api.calculateParts('becf-10101', { variables: { unit: 'mm', length, width: 25, height: 100, material: 0.5 } });
      await ask(60);
      status = await ask(61).then(
        () => 200,
        (error) => error.status,
      );
    });
    expect(first.code).toBe(0);
    expect(status).toBe(403);
    const lines = first.err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.find(({ path }) => path === '/dimensions/becf-10101/parts')).toMatchObject({
      method: 'POST',
      status: 200,
    });
    expect(first.err).not.toContain(key);

    let again = '';
    const second = await cli(`serve --data ${data} --port 0 --log-level silent`, async (written) => {
      const url = await listening(written);
      again = written.out;
      expect(
        (await remoteApi({ baseUrl: url, dimensionsKey: key }).listTemplateGroups()).dieline_template_group_list,
      ).toBeDefined();
    });
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(again).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+\n$/);
  });

  it.each([
    ['serve --no-auth --host 0.0.0.0', 1, /^boxwright: Without keys/],
    ['serve --port x', 2, /whole number/],
    ['serve --database-url box:secret@db/boxes', 2, /^boxwright: (?!.*secret).*postgresql:\/\//],
    ['keys list --database-url boxes', 2, /postgresql:\/\//],
    ['serve --base-url x', 2, /https:/],
    ['serve --trust-proxy 10.0.0.2,proxy', 2, /--trust-proxy cannot be .* Write addresses or networks/],
    ['serve --trust-proxy 10.0.0.0/33', 2, /Write addresses or networks/],
    ['serve --trust-proxy 10.0.0.2,::1/64 --base-url x', 2, /base-url cannot be/],
    [
      `serve --host no.such.host.invalid --data ${newFolder()}`,
      1,
      /^boxwright: The host no\.such\.host\.invalid is unknown\./,
    ],
    ['serve --host=', 2, /--host cannot be ""\. Write an address/],
    ['serve --frame-ancestors *;script-src', 2, /--frame-ancestors cannot be .* https:\/\/shop\.example/],
    [
      'serve --database-url postgresql://nobody@127.0.0.1:1/none',
      1,
      /^boxwright: No program listens at 127\.0\.0\.1 port 1\. Start it, or/,
    ],
  ])('%s is refused', async (line, code, why) => {
    const answer = await cli(line);
    expect(answer.code).toBe(code);
    expect(answer.err).toMatch(why);
  });

  it('creates no keys when the port is in use: the next start shows them', async () => {
    const data = join(newFolder(), 'records');
    await cli(`serve --data ${join(newFolder(), 'other')} --port 0 --log-level silent`, async (written) => {
      const { port } = new URL(await listening(written));
      const { code, err, out } = await cli(`serve --data ${data} --port ${port} --log-level silent`);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(
        /^boxwright: The server cannot listen on 127\.0\.0\.1 port \d+: another program listens there\./,
      );
    });
    const next = await cli(`serve --data ${data} --port 0 --log-level silent`, async (written) => {
      await listening(written);
    });
    expect(keyIn(next.out, 'dielines')).toMatch(/^bw_/);
  });

  it('reports records that cannot be stored', async () => {
    const path = join(newFolder(), 'file');
    writeFileSync(path, '');
    const { code, err } = await cli(`serve --data ${path}`);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^boxwright: .*cannot be a folder: a part of the path is a file/),
    ]);
  });
});

describe('boxwright keys', () => {
  it('adds, lists and revokes; a key is shown once', async () => {
    const data = newFolder();
    const added = await cli(`keys add dielines --data ${data}`);
    expect(added).toMatchObject({ code: 0, err: '' });
    const [, id] = /^bw_dielines_([0-9a-f]{8})_[\w-]{32}\n$/.exec(added.out)!;
    const list = await cli(`keys list --data ${data}`);
    expect(list.out).toMatch(
      new RegExp(`^ID +KIND +ACCOUNT +RATE +AT ONCE +MADE +REVOKED\\n${id} +dielines +- +- +- +\\d{4}-\\S+Z +-\\n$`),
    );
    expect(await cli(`keys revoke ${id} --data ${data}`)).toMatchObject({ code: 0, out: '' });
    expect((await cli(`keys list --data ${data}`)).out).toMatch(/Z +\d{4}-\S+Z\n$/);
    expect((await cli(`keys revoke ${id} --data ${data}`)).code).toBe(1);
    expect((await cli(`keys add papers --data ${data}`)).code).toBe(2);
    expect((await cli(`keys add dielines --data ${data} --rate 600/m --concurrency 4`)).code).toBe(0);
    expect((await cli(`keys list --data ${data}`)).out).toMatch(/ 600 in 60 s +4 /);
    const wrong = await cli(`keys add dielines --data ${data} --rate 600/d`);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('10/s, 600/m or 5000/h')]);
  });

  it('accepts a valid existing key', async () => {
    const data = newFolder();
    process.env.BOXWRIGHT_TEST_KEY = 'an-old-key-of-somebody';
    try {
      const added = await cli(`keys add dimensions --from-env BOXWRIGHT_TEST_KEY --data ${data}`);
      expect([added.code, added.out]).toEqual([0, '']);
      await cli(`serve --data ${data} --port 0 --log-level silent`, async (written) => {
        const api = remoteApi({ baseUrl: await listening(written), dimensionsKey: 'an-old-key-of-somebody' });
        expect((await api.readTemplate('becf-10101')).dieline_template.id).toBe('becf-10101');
      });
      const again = (): Promise<{ readonly code: number; readonly err: string }> =>
        cli(`keys add dielines --from-env BOXWRIGHT_TEST_KEY --data ${data}`);
      const [id] = /(?<=added as )\w+/.exec(added.err)!;
      expect(await again()).toMatchObject({
        code: 1,
        err: `boxwright: The key in BOXWRIGHT_TEST_KEY was added before, as ${id}.\n`,
      });
      await cli(`keys revoke ${id} --data ${data}`);
      expect((await again()).err).toContain(`as ${id}, and revoked. Choose another key.`);
      process.env.BOXWRIGHT_TEST_KEY = 'short';
      expect((await cli(`keys add dimensions --from-env BOXWRIGHT_TEST_KEY --data ${data}`)).err).toMatch(/16 to 500/);
    } finally {
      delete process.env.BOXWRIGHT_TEST_KEY;
    }
  });
});
