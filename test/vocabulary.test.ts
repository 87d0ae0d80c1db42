import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words that were names here once and have a field's term now: what to write in place of each. */
const REPLACED: Readonly<Record<string, string>> = {
  Shop: 'CommandContext',
  limitCrowd: 'limitConcurrency',
  Mended: 'Suggestion',
  Charge: 'CreditCharge',
  Undoing: 'rollback',
  patiently: 'retryWhileBusy',
  Knobs: 'FreeParameters',
  Shadows: 'Projections',
  Lined: 'TypedCurve',
  Laying: 'Alignment',
  Weave: 'MeshBuilder',
  Laid: 'PlacedPart',
  Manner: 'PanelOptions',
  Sits: 'PartPlacement',
  onlyIf: 'when',
  Complaint: 'Violation or UsageError',
  CaseClosure: 'Closure',
  swingsIn: 'foldsInward',
  SeamSite: 'GlueJointContext',
};

/** Turns of phrase that a reader has to solve. */
const RIDDLES = /unless told otherwise|if nothing is said|, and no (object|folder|number)\b/;

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? files(path) : /\.tsx?$/.test(path) ? [path] : [];
  });

const sources = [...files('src'), ...files('templates')].map((path) => ({
  path,
  text: readFileSync(join('.', path), 'utf8'),
}));

/** What a file exports by name: declarations only, not what it passes on. */
const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?!\*)(\w+)/gm;

/** Constants at the top of a file, alone or in a list. */
const CONSTANTS = /^(?:export )?const (?:([A-Z][A-Z\d_]*)|\[([A-Z][A-Z\d_, ]*)\])/gm;

/** Names that do not say of what: a constant is a noun with its unit, as `MAX_LINES_KEPT` or `STEP_MM`. */
const BARE =
  'ABOVE AIR APART BESIDE DEEPEST ENOUGH FAR LARGER LARGEST LEAST LONG LONGEST MORE MOST NARROWEST NEAR PATIENCE PLACES ROUNDS SAME SHORT SHORTEST SLOW SMALLEST STEP WIDEST'.split(
    ' ',
  );

/** Rooms whose constants are named so. */
const NAMED_ROOMS = [
  'artwork',
  'author',
  'board',
  'cli',
  'fold',
  'geometry',
  'mcp',
  'nest',
  'platform',
  'server',
  'service/remote',
  'sheet',
  'template',
  'values',
];

/** A function of a door may have the name of the one that it calls. */
const callsIt = ({ path, text }: { path: string; text: string }, name: string): boolean =>
  path.startsWith('src/entry/') &&
  new RegExp(`\\.${name}\\(|\\b${name} as \\w|[{,] ${name}: \\w+ \\} = await import`).test(text);

describe('one vocabulary', () => {
  it.each(Object.entries(REPLACED))('%s is now called %s', (old) => {
    const word = new RegExp(`\\b${old}\\b`);
    expect(sources.filter(({ text }) => word.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('comments and messages use plain words', () => {
    const shown = 'src/studio/languages/en.json';
    const texts = [...sources, { path: shown, text: readFileSync(shown, 'utf8') }];
    expect(texts.filter(({ text }) => RIDDLES.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('constants say what they bound', () => {
    const bare = sources
      .filter(({ path }) => NAMED_ROOMS.some((room) => path.startsWith(`src/${room}/`)))
      .flatMap(({ path, text }) =>
        [...text.matchAll(CONSTANTS)]
          .flatMap(([, one, several]) => (one ?? several!).split(/,\s*/))
          .filter((name) => BARE.includes(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(bare).toEqual([]);
  });

  it('an exported name has one meaning', () => {
    const places = new Map<string, Set<string>>();
    for (const file of sources)
      for (const [, name] of file.text.matchAll(DECLARED))
        if (!callsIt(file, name!)) places.set(name!, (places.get(name!) ?? new Set()).add(file.path));
    const twice = [...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths].join(' '));
    expect(places.size).toBeGreaterThan(1000);
    expect(twice).toEqual([]);
  });
});
