import type { Static, TObject } from '@sinclair/typebox';
import type { DielineFiles } from '../engine/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import words from './tools.json' with { type: 'json' };
import type { Workspace } from './workspace.ts';

/** A described template, as far as tools tell of it in words. */
interface TemplateFacts {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly variables: readonly { readonly name: string; readonly value: number }[];
  readonly choices: readonly { readonly name: string; readonly chosen: string }[];
}

export interface ToolContext {
  readonly catalogue: Catalogue;
  /** What can be set of a box, at its values. @throws ApiError for values that cannot be made. */
  readonly describe: (entry: Entry, values: Readonly<Record<string, unknown>>) => TemplateFacts;
  readonly workspace: Workspace;
  /** Folds a box in 3D; the note says if its artwork is stretched. Throws RangeError for an unknown board, ApiError for a bad artwork. */
  readonly mockup: (
    box: DielineFiles,
    artwork: Uint8Array | undefined,
    options: { readonly outside: boolean; readonly substrate?: string },
  ) => Promise<
    Readonly<Record<'html' | 'glb' | 'png', () => Promise<string | Uint8Array>>> & { readonly note: string }
  >;
}

/** Answer of a tool: a sentence, facts, and pictures as PNG. */
interface ToolAnswer {
  readonly text: string;
  readonly facts: object;
  readonly pictures?: readonly Uint8Array[];
}

/** One tool, with the schema of its arguments. Its facts explain themselves: agents read all schemas before each task. */
export interface Tool<In extends TObject = TObject, Given = unknown> {
  readonly name: string;
  readonly title: string;
  /** Helps an agent to choose a tool. */
  readonly description: string;
  readonly input: In;
  readonly writes: boolean;
  /** `given` must have been checked against `input`. */
  readonly run: (given: Given, context: ToolContext) => Promise<ToolAnswer>;
}

/** Defines a tool whose arguments follow from its schema. `tools.json` has its words, by name. */
export const tool = <In extends TObject>(
  name: Exclude<keyof typeof words, 'instructions' | 'box'>,
  { input, run }: Pick<Tool<In, Static<In>>, 'input' | 'run'>,
): Tool => {
  const { title, description, writes } = words[name];
  return { name, title, description, writes, input, run: (given, context) => run(given as Static<In>, context) };
};

/** What is said of an argument, with its default or other values in it. */
export const withUsual = <About extends { readonly description: string }>(about: About, usual: string | number) => ({
  ...about,
  description: about.description.replace('{usual}', String(usual)),
  ...(typeof usual === 'number' && { default: usual, examples: [usual] }),
});
