import type { ShownBox } from '../engine/protocol/box.ts';

export const codeKinds = ['curl', 'TypeScript', 'command'] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface CodeOf {
  readonly box: Pick<ShownBox, 'id' | 'sizes' | 'board' | 'question'> & {
    readonly drawing: Pick<ShownBox['drawing'], 'values'>;
  };
  /** Address of a service, without a slash at its end. */
  readonly address: string;
  readonly file: string;
}

const short = (value: number): number => Number(value.toFixed(6));

/** Sizes and board, which a service requires, and the other changed values. */
const valuesOf = ({ sizes, board, question, drawing: { values } }: CodeOf['box']): [name: string, value: number][] => {
  const names = [...sizes.map(({ name }) => name), board.name];
  const fine = Object.keys(question.values).filter((name) => !names.includes(name) && name in values);
  return [...names, ...fine].flatMap((name) => (values[name] === undefined ? [] : [[name, short(values[name])]]));
};

/** Kind of the sizes as they were typed, if it is not that of the template, and the typed values. Others keep their usual values. */
const typedOf = ({ board, question: { values, requested = {} }, drawing }: CodeOf['box']) => {
  const [first] = Object.values(requested);
  if (!first) return undefined;
  const own = { ...values, [board.name]: drawing.values[board.name]! };
  const typed = Object.entries(own).map(([name, value]) => [name, short(requested[name]?.mm ?? value)] as const);
  return { dimensions: first.as, typed };
};

/** The request for the same box as code. The service takes sizes of the template's own kind. */
export const codeText = (kind: CodeKind, of: CodeOf): string => {
  const { box, address, file } = of;
  const values = valuesOf(box);
  const { dimensions, typed = values } = typedOf(box) ?? {};
  switch (kind) {
    case 'curl': {
      const body = JSON.stringify({ format: 'dxf', variables: { unit: 'mm', ...Object.fromEntries(values) } });
      return [
        `curl -X POST ${address}/dieline-templates/${encodeURIComponent(box.id)}/dielines`,
        `-H "Authorization: Bearer $DIELINES_API_KEY"`,
        `-H 'Content-Type: application/json'`,
        `-d '${body}'`,
      ].join(' \\\n  ');
    }
    case 'TypeScript':
      return `import { catalogue, dieline } from '${dimensions ? 'boxwright' : 'boxwright/engine'}';

const box = dieline(catalogue.find('${box.id}')!, { ${typed.map(([name, value]) => `${name}: ${value}`).join(', ')} }${dimensions ? `, { dimensions: '${dimensions}' }` : ''});
box.dxf();`;
    case 'command': {
      const kindOf = dimensions ? ` --dimensions ${dimensions}` : '';
      return `boxwright dieline ${box.id} ${typed.map(([name, value]) => `${name}=${value}`).join(' ')}${kindOf} --out ${file}.dxf`;
    }
  }
};
