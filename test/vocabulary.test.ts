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
