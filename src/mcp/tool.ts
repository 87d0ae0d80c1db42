import type { Static, TObject } from '@sinclair/typebox';
import type { DielineFiles } from '../engine/index.ts';
import type { Catalogue } from '../template/index.ts';
import words from './tools.json' with { type: 'json' };
import type { Workspace } from './workspace.ts';

export interface ToolContext {
  readonly catalogue: Catalogue;
  /** What a program imports for one template alone, by main id. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly workspace: Workspace;
  /**
   * Folds a box in 3D, with artwork where it was drawn; the note says if it is stretched.
   * @throws RangeError for a board that is not known; ApiError for an artwork that cannot be used.
   */
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
  /** True when the tool writes files. */
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
