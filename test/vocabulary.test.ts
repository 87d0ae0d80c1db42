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

/** Words that the studio shows; its names are in other files. */
const LANGUAGES = 'src/studio/languages/';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? files(path) : /\.tsx?$/.test(path) && !path.startsWith(LANGUAGES) ? [path] : [];
  });

const sources = [...files('src'), ...files('templates')].map((path) => ({
  path,
  text: readFileSync(join('.', path), 'utf8'),
}));

describe('one vocabulary', () => {
  it.each(Object.entries(REPLACED))('%s is now called %s', (old) => {
    const word = new RegExp(`\\b${old}\\b`);
    expect(sources.filter(({ text }) => word.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('comments and messages say the plain thing', () =>
    expect(sources.filter(({ text }) => RIDDLES.test(text)).map(({ path }) => path)).toEqual([]));
});
