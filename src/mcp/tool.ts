import type { Static, TObject } from '@sinclair/typebox';
import type { Catalogue } from '../template/index.ts';
import words from './tools.json' with { type: 'json' };
import type { Workspace } from './workspace.ts';

export interface ToolContext {
  readonly catalogue: Catalogue;
  /** What a program imports for one template alone, by main id. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly workspace: Workspace;
}

/** Answer of a tool: a sentence, facts, and pictures as PNG. */
interface ToolAnswer<Facts> {
  readonly text: string;
  readonly facts: Facts;
  readonly pictures?: readonly Uint8Array[];
}

/** One tool, with the schemas of its arguments and of its facts. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Helps an agent to choose a tool. */
  readonly description: string;
  readonly input: TObject;
  readonly output: TObject;
  /** True when the tool writes files. */
  readonly writes: boolean;
  /** `given` must have been checked against `input`. */
  readonly run: (given: unknown, context: ToolContext) => Promise<ToolAnswer<unknown>>;
}

interface TypedTool<In extends TObject, Out extends TObject> {
  readonly input: In;
  readonly output: Out;
  readonly run: (given: Static<In>, context: ToolContext) => Promise<ToolAnswer<Static<Out>>>;
}

/** Defines a tool whose types follow from its schemas. `tools.json` has its words, by name. */
export const tool = <In extends TObject, Out extends TObject>(
  name: Exclude<keyof typeof words, 'instructions' | 'box'>,
  { run, ...schemas }: TypedTool<In, Out>,
): Tool => {
  const { title, description, writes } = words[name];
  return { name, title, description, writes, ...schemas, run: (given, context) => run(given as Static<In>, context) };
};

/** What is said of an argument, with its default or other values in it. */
export const withUsual = <About extends { readonly description: string }>(about: About, usual: string | number) => ({
  ...about,
  description: about.description.replace('{usual}', String(usual)),
  ...(typeof usual === 'number' && { default: usual, examples: [usual] }),
});
