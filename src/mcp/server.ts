import { setImmediate } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { TObject, TSchema } from '@sinclair/typebox';
import { Value, ValueErrorType } from '@sinclair/typebox/value';
import { didYouMean } from '../template/search/index.ts';
import type { Tool, ToolContext } from './tool.ts';
import { ToolError, textOfError } from './tool-error.ts';
import { checkFile } from './tools/check-file.ts';
import { describeTemplate } from './tools/describe-template.ts';
import { findTemplatesTool } from './tools/find-templates.ts';
import { foldPicture } from './tools/fold-picture.ts';
import { makeDieline } from './tools/make-dieline.ts';
import { makeMockup } from './tools/make-mockup.ts';
import { nestBoxTool } from './tools/nest-box.ts';
import words from './tools.json' with { type: 'json' };

/** Checks a call's arguments against the tool's schema. Throws ToolError with a message per invalid argument and a value that works. */
const checkArguments = (input: TObject, given: unknown): void => {
  const unknown = Object.keys(given as object).filter((name) => !Object.hasOwn(input.properties, name));
  const lines = unknown.map((name) => unknownArgument(input, name));
  const reported = new Set<string>();
  for (const { path, type, schema, value } of Value.Errors(input, given)) {
    if (type === ValueErrorType.ObjectAdditionalProperties) continue;
    const name = path.slice(1).split('/')[0]!;
    // One message per argument: a union reports errors for each of its members.
    if (reported.has(name)) continue;
    reported.add(name);
    const own = input.properties[name] ?? schema;
    const place = path.slice(1).replaceAll('/', '.');
    const is = value === undefined ? 'is missing' : `cannot be ${JSON.stringify(value).slice(0, 60)}`;
    lines.push(`${place} ${is}. ${expected(own)}`.trim());
  }
  if (lines.length) throw new ToolError(lines.join('\n'));
};

const unknownArgument = ({ properties }: TObject, name: string): string => {
  const names = Object.keys(properties);
  const meant = didYouMean(name, names);
  // Agents often put sizes beside `template` instead of into `variables`.
  const sizes = Object.hasOwn(properties, 'variables')
    ? ' Sizes go into variables, for example {"variables": {"length": 60}}.'
    : '';
  return `${name} is not an argument.${meant || ` Choose one of: ${names.join(', ')}.${sizes}`}`;
};

const expected = ({ description = '', examples = [] }: TSchema): string => {
  const example = (examples as unknown[])[0];
  return `${description}${example === undefined ? '' : ` Try ${JSON.stringify(example)}.`}`;
};

export interface AgentServerOptions extends ToolContext {
  readonly version: string;
}

const tools = [findTemplatesTool, describeTemplate, makeDieline, foldPicture, makeMockup, nestBoxTool, checkFile];

/** One connection of the Model Context Protocol. */
export const agentServer = ({ version, ...context }: AgentServerOptions) => {
  const running = new Set<Promise<unknown>>();
  const server = new Server(
    { name: 'boxwright', title: 'Boxwright', version },
    { capabilities: { tools: {} }, instructions: words.instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: tools.map(describe) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const answer = callTool(context, name, given);
    running.add(answer);
    try {
      return await answer;
    } finally {
      running.delete(answer);
    }
  });
  /** Resolves when all received calls are answered. */
  const idle = async (): Promise<void> => {
    // Received messages are dispatched, and answers sent, in separate turns of the event loop.
    await setImmediate();
    while (running.size) await Promise.allSettled(running);
    await setImmediate();
  };
  return { server, idle };
};

const callTool = async (context: ToolContext, name: string, given: Record<string, unknown>) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) {
    const names = tools.map((one) => one.name);
    throw new McpError(
      ErrorCode.InvalidParams,
      `There is no tool ${name}.${didYouMean(name, names) || ` Choose one of: ${names.join(', ')}.`}`,
    );
  }
  try {
    checkArguments(tool.input, given);
    const { text, facts, pictures = [] } = await tool.run(given, context);
    const images = pictures.map((png) => ({
      type: 'image' as const,
      data: Buffer.from(png).toString('base64'),
      mimeType: 'image/png',
    }));
    // Repeat the facts as text for clients that do not read structured content.
    const json = { type: 'text' as const, text: JSON.stringify(facts) };
    return { content: [{ type: 'text', text }, json, ...images], structuredContent: facts as Record<string, unknown> };
  } catch (error) {
    const text = textOfError(error);
    if (text === undefined) throw error;
    return { content: [{ type: 'text', text }], isError: true };
  }
};

const describe = ({ name, title, description, input, writes }: Tool) => ({
  name,
  title,
  description,
  inputSchema: { ...plain(input), type: 'object' as const, additionalProperties: false },
  annotations: { readOnlyHint: !writes, openWorldHint: false },
});

/** A schema as plain JSON, without symbol properties of its library, and as short as agents understand it. */
const plain = (schema: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    const { anyOf = [], patternProperties: any, minLength: __, ...rest } = value ?? {};
    const texts = anyOf.map((one: { const?: unknown }) => one.const);
    if (texts.length && !texts.includes(undefined)) return { ...rest, type: 'string', enum: texts };
    if (rest.default !== undefined) delete rest.examples;
    return any || value?.minLength || rest.default !== undefined ? rest : value;
  });
