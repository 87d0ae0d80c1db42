import type { Static, TObject } from '@sinclair/typebox';
import type { Catalogue } from '../template/index.ts';
import type { Workspace } from './workspace.ts';

/** What tools work with. */
export interface ToolContext {
  readonly catalogue: Catalogue;
  readonly workspace: Workspace;
}

/** What a tool answers: a sentence, the facts, pictures as PNG. */
export interface ToolAnswer<Facts> {
  readonly text: string;
  readonly facts: Facts;
  readonly pictures?: readonly Uint8Array[];
}

/** One tool, with the schemas of its arguments and of its facts. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the agent that chooses among tools. */
  readonly description: string;
  readonly input: TObject;
  readonly output: TObject;
  /** Whether it writes files. */
  readonly writes: boolean;
  /** `given` was checked against `input`. */
  readonly run: (given: unknown, context: ToolContext) => Promise<ToolAnswer<unknown>>;
}

interface TypedTool<In extends TObject, Out extends TObject> extends Omit<Tool, 'input' | 'output' | 'run'> {
  readonly input: In;
  readonly output: Out;
  readonly run: (given: Static<In>, context: ToolContext) => Promise<ToolAnswer<Static<Out>>>;
}

/** A tool whose code is held to its schemas. */
export const tool = <In extends TObject, Out extends TObject>(own: TypedTool<In, Out>): Tool => ({
  ...own,
  run: (given, context) => own.run(given as Static<In>, context),
});
