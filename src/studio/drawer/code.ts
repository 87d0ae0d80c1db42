import { followsUnit } from '../../engine/index.ts';
import { MM_PER_INCH } from '../../values/index.ts';
import type { ShownBox } from '../engine/box.ts';

export const codeKinds = ['curl', 'TypeScript', 'command'] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface CodeOf {
  readonly box: Pick<ShownBox, 'id' | 'sizes' | 'board' | 'fine' | 'question'> & {
    readonly drawing: Pick<ShownBox['drawing'], 'values'>;
  };
  /** Address of a service, without a slash at its end. */
  readonly address: string;
  readonly file: string;
  /** Unit of the file. The board stays in mm. */
  readonly unit: 'mm' | 'in';
}

type Numbers = readonly (readonly [name: string, value: number])[];

/** Numbers in the unit of the file. Inches have enough decimals to give the same mm again, so that a value at a limit is valid. */
const written = ({ box: { sizes, board, fine }, unit }: CodeOf, numbers: Numbers): Numbers => {
  const inches = [...sizes, board, ...fine].filter(({ name, kind }) => followsUnit(name, kind, unit));
  return numbers.map(([name, value]) => [
    name,
    Number(inches.some((one) => one.name === name) ? (value / MM_PER_INCH).toFixed(10) : value.toFixed(6)),
  ]);
};

/** Sizes and board, which a service requires, and the other changed values. */
const valuesOf = ({ sizes, board, question, drawing: { values } }: CodeOf['box']): Numbers => {
  const names = [...sizes.map(({ name }) => name), board.name];
  const fine = Object.keys(question.values).filter((name) => !names.includes(name) && name in values);
  return [...names, ...fine].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
};

/** Kind of the sizes as they were typed, if it is not that of the template, and the typed values. Others keep their usual values. */
const typedOf = ({ board, question: { values, requested = {} }, drawing }: CodeOf['box']) => {
  const [first] = Object.values(requested);
  if (!first) return undefined;
  const own = { ...values, [board.name]: drawing.values[board.name]! };
  const typed = Object.entries(own).map(([name, value]) => [name, requested[name]?.mm ?? value] as const);
  return { dimensions: first.as, typed };
};

/** The request for the same box as code. The service takes sizes of the template's own kind. */
export const codeText = (kind: CodeKind, of: CodeOf): string => {
  const { box, address, file, unit } = of;
  const values = valuesOf(box);
  const { dimensions, typed = values } = typedOf(box) ?? {};
  const own = written(of, typed);
  const { plant } = box.question.choices;
  switch (kind) {
    case 'curl': {
      const body = JSON.stringify({
        format: 'dxf',
        variables: { unit, ...Object.fromEntries(written(of, values)), plant },
      });
      return [
        `curl -X POST ${address}/dieline-templates/${encodeURIComponent(box.id)}/dielines`,
        `-H "Authorization: Bearer $DIELINES_API_KEY"`,
        `-H 'Content-Type: application/json'`,
        `-d '${body}'`,
      ].join(' \\\n  ');
    }
    case 'TypeScript': {
      const options = [
        ...(dimensions ? [`dimensions: '${dimensions}'`] : []),
        ...(plant ? [`plant: plant('${plant}')`] : []),
      ];
      return `import { catalogue, dieline${plant ? ', plant' : ''} } from '${dimensions ? 'boxwright' : 'boxwright/engine'}';

const box = dieline(catalogue.find('${box.id}')!, { ${[...(unit === 'in' ? ["unit: 'in'"] : []), ...own.map(([name, value]) => `${name}: ${value}`)].join(', ')} }${options.length ? `, { ${options.join(', ')} }` : ''});
box.dxf();`;
    }
    case 'command': {
      const kindOf = dimensions ? ` --dimensions ${dimensions}` : '';
      return `boxwright dieline ${box.id} ${unit === 'in' ? 'unit=in ' : ''}${own.map(([name, value]) => `${name}=${value}`).join(' ')}${kindOf}${plant ? ` --plant ${plant}` : ''} --out ${file}.dxf`;
    }
  }
};
