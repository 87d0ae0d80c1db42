import type { Static, TObject } from '@sinclair/typebox';
import type { Catalogue } from '../template/index.ts';
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

interface TypedTool<In extends TObject, Out extends TObject> extends Omit<Tool, 'input' | 'output' | 'run'> {
  readonly input: In;
  readonly output: Out;
  readonly run: (given: Static<In>, context: ToolContext) => Promise<ToolAnswer<Static<Out>>>;
}

/** Defines a tool whose types follow from its schemas. */
export const tool = <In extends TObject, Out extends TObject>(own: TypedTool<In, Out>): Tool => ({
  ...own,
  run: (given, context) => own.run(given as Static<In>, context),
});
