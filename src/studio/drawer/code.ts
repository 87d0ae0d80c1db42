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

/** The request for the same box as code. */
export const codeText = (kind: CodeKind, of: CodeOf): string => {
  const { box, address, file } = of;
  const values = valuesOf(box);
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
      return `import { catalogue, dieline } from 'boxwright/engine';

const box = dieline(catalogue.find('${box.id}')!, { ${values.map(([name, value]) => `${name}: ${value}`).join(', ')} });
box.dxf();`;
    case 'command':
      return `boxwright dieline ${box.id} ${values.map(([name, value]) => `${name}=${value}`).join(' ')} --out ${file}.dxf`;
  }
};
