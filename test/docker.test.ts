import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SOURCES } from '../fixtures/package/fresh.ts';
import { addServe } from '../src/cli/serve.ts';
import { addWork } from '../src/cli/work.ts';

/** Instructions of a Dockerfile, with continued lines joined and comments removed. */
const instructions = (text: string): { readonly name: string; readonly value: string }[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
      return { name, value: value.trim() };
    });

const KNOWN = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK ENTRYPOINT CMD ARG LABEL STOPSIGNAL'.split(' ');

/** Files and folders that are copied from the project. */
const copied = (all: ReturnType<typeof instructions>): string[] =>
  all.flatMap(({ name, value }) =>
    name === 'COPY' && !value.startsWith('--from=') ? value.split(/\s+/).slice(0, -1) : [],
  );

/** Errors in a Dockerfile that are visible without building it. */
const faults = (text: string): string[] => {
  const found: string[] = [];
  const all = instructions(text);
  const stages = new Set<string>();
  for (const { name, value } of all) {
    if (!KNOWN.includes(name)) found.push(`${name || 'a line'} is no instruction`);
    if (name === 'FROM') {
      const [, image = '', stage] = /^(\S+)(?: AS (\w+))?$/.exec(value) ?? [];
      if (!/:[\w.-]+$/.test(image) || image.endsWith(':latest')) found.push(`${value} names no version`);
      if (stage) stages.add(stage);
    }
    if (name === 'COPY') {
      const [, stage] = /^--from=(\w+) /.exec(value) ?? [];
      if (stage && !stages.has(stage)) found.push(`there is no stage ${stage}`);
      for (const source of copied([{ name, value }]))
        if (!existsSync(source)) found.push(`COPY ${source}: there is no such file`);
    }
    // A shell would intercept the signals for the process.
    if (['ENTRYPOINT', 'CMD'].includes(name) && !isList(value)) found.push(`${name} is no list of words`);
  }
  const last = all.slice(all.map(({ name }) => name).lastIndexOf('FROM'));
  const user = last.findLast(({ name }) => name === 'USER')?.value ?? 'root';
  if (/^(root|0)(:|$)/.test(user)) found.push('it runs as root');
  for (const name of ['HEALTHCHECK', 'EXPOSE', 'ENTRYPOINT'])
    if (!last.some((one) => one.name === name)) found.push(`${name} is missing`);
  return found;
};

const isList = (value: string): boolean => {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((word) => typeof word === 'string');
  } catch {
    return false;
  }
};

const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('the Dockerfile', () => {
  it('is valid, copies existing files, and runs as an ordinary user with a health check', () =>
    expect(faults(dockerfile)).toEqual([]));

  it.each([
    ['USER node', 'USER root', 'it runs as root'],
    ['COPY src src', 'COPY source src', 'COPY source: there is no such file'],
    ['--from=build', '--from=builder', 'there is no stage builder'],
    ['HEALTHCHECK', 'HEALTHCHEK', 'HEALTHCHEK is no instruction'],
    ['ENTRYPOINT ["node", ', 'ENTRYPOINT [node, ', 'ENTRYPOINT is no list of words'],
    ['FROM node:22-bookworm-slim AS', 'FROM node AS', 'node AS build names no version'],
  ])('with %s as %s is detected as wrong', (from, to, fault) => {
    expect(dockerfile).toContain(from);
    expect(faults(dockerfile.replace(from, to))).toContain(fault);
  });

  it('copies all that the build reads', async () => {
    const paths = copied(instructions(dockerfile));
    expect(paths).toEqual(expect.arrayContaining([...SOURCES]));
    const { metafile } = await build({
      entryPoints: ['fixtures/package/build.ts', 'fixtures/package/docs.ts'],
      bundle: true,
      format: 'esm',
      packages: 'external',
      loader: { '.md': 'empty' },
      outdir: '.',
      write: false,
      metafile: true,
    });
    const read = Object.keys(metafile.inputs);
    expect(read).toContain('fixtures/package/bundles.ts');
    expect(read.filter((file) => !paths.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });

  it('starts the server with valid options', () => {
    const words = instructions(dockerfile).findLast(({ name }) => name === 'CMD')!.value;
    expect(unknown(JSON.parse(words) as string[], serveOptions)).toEqual([]);
  });
});

interface Service {
  readonly command?: string[];
  readonly image?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly volumes?: string[];
  readonly ports?: string[];
  readonly deploy?: { readonly replicas: number };
}

interface Composed {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
}

const composed = (file: string): Composed =>
  parse(readFileSync(file, 'utf8'), { strict: true, merge: true }) as Composed;

describe('compose.cluster.yaml', () => {
  const { services } = composed('compose.cluster.yaml');

  it('starts two servers and three workers with valid options, and publishes only the balancer', () => {
    const { boxwright, worker } = services;
    expect([boxwright!.deploy!.replicas, worker!.deploy!.replicas]).toEqual([2, 3]);
    expect(unknown(boxwright!.command!, serveOptions)).toEqual([]);
    const work = new Command('work');
    addWork(work, {} as never);
    expect(
      unknown(
        worker!.command!,
        work.options.map(({ long }) => long!),
        'work',
      ),
    ).toEqual([]);
    for (const each of [boxwright, worker])
      expect(each).toMatchObject({ build: '.', read_only: true, cap_drop: ['ALL'] });
    expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['balancer']);
    expect(services.balancer!.ports).toEqual(['127.0.0.1:3000:3000']);
  });
});

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', (file) => {
  const { services, volumes } = composed(file);

  it.skipIf(file !== 'compose.yaml')('starts the server behind a read-only root, once the database is healthy', () => {
    const { boxwright } = services;
    expect(boxwright).toMatchObject({ build: '.', read_only: true, cap_drop: ['ALL'] });
    // Other machines connect through a TLS proxy.
    for (const port of boxwright!.ports!) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(unknown(boxwright!.command!, serveOptions)).toEqual([]);
  });

  it('names existing services, volumes and versions', () => {
    for (const [name, service] of Object.entries(services)) {
      if (service.image) expect(service.image, name).toMatch(/:\d[\w.-]*$/);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(Object.keys(services)).toContain(other);
        if (condition === 'service_healthy') expect(services[other]!.healthcheck).toBeDefined();
      }
      for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    }
  });
});

/** The options of the command. */
const serve = new Command('serve');
addServe(serve, {} as never);
const serveOptions = serve.options.map(({ long }) => long!);

const unknown = ([command, ...words]: readonly string[], options: readonly string[], name = 'serve'): string[] => [
  ...(command === name ? [] : [command!]),
  ...words.filter((word) => word.startsWith('--') && !options.includes(word)),
];
