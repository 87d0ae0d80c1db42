import { cosSin, toDegrees } from '../../../geometry/index.ts';

/** A program of the calculator of a PDF (ISO 32000, 7.10.5): numbers, operators and parts that `if` and `ifelse` run. */
export type Program = readonly (number | string | Program)[];

/** Most words of a program, values on its stack, and parts within one another. */
const MOST = { words: 1000, values: 100, depth: 32 } as const;

/** @returns undefined for a text that is not a program, or a long one. */
export const parseProgram = (text: string): Program | undefined => {
  const words = text.replace(/%[^\r\n]*/g, '').match(/[{}]|[^\s{}]+/g) ?? [];
  if (words.length > MOST.words || words[0] !== '{') return undefined;
  const open: (number | string | Program)[][] = [];
  for (const [k, word] of words.entries())
    if (word === '{') {
      if (open.push([]) > MOST.depth) return undefined;
    } else if (word === '}') {
      const closed = open.pop()!;
      const around = open.at(-1);
      if (around) around.push(closed);
      else return k === words.length - 1 ? closed : undefined;
    } else {
      const number = Number(word);
      open.at(-1)!.push(Number.isNaN(number) ? word : number);
    }
  return undefined;
};

/** True is 1 and false 0, also where a PDF calculates with bits. */
const truth = (is: boolean): number => (is ? 1 : 0);

/** Operators that take one value and leave one. */
const UNARY: Readonly<Record<string, (a: number) => number>> = {
  abs: Math.abs,
  ceiling: Math.ceil,
  cos: (a) => cosSin(a)[0],
  cvi: Math.trunc,
  cvr: (a) => a,
  floor: Math.floor,
  ln: Math.log,
  log: Math.log10,
  neg: (a) => -a,
  // Of a truth value. A number of bits is not inverted, because colours do not need it.
  not: (a) => truth(a === 0),
  round: Math.round,
  sin: (a) => cosSin(a)[1],
  sqrt: Math.sqrt,
  truncate: Math.trunc,
};

/** Operators that take two values and leave one. */
const BINARY: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  and: (a, b) => a & b,
  atan: (a, b) => (toDegrees(Math.atan2(a, b)) + 360) % 360,
  bitshift: (a, b) => (b < 0 ? a >> -b : a << b),
  div: (a, b) => a / b,
  eq: (a, b) => truth(a === b),
  exp: (a, b) => a ** b,
  ge: (a, b) => truth(a >= b),
  gt: (a, b) => truth(a > b),
  idiv: (a, b) => Math.trunc(a / b),
  le: (a, b) => truth(a <= b),
  lt: (a, b) => truth(a < b),
  mod: (a, b) => a % b,
  mul: (a, b) => a * b,
  ne: (a, b) => truth(a !== b),
  or: (a, b) => a | b,
  sub: (a, b) => a - b,
  xor: (a, b) => a ^ b,
};

/**
 * The stack after a program has run on these inputs.
 * @param spend - called with the number of words and values handled, because a file may run its programs often.
 * @throws RangeError for a program that takes a value that is not there, or leaves too many.
 */
export const runProgram = (
  program: Program,
  inputs: readonly number[],
  spend: (steps: number) => void,
): readonly number[] => {
  const stack = [...inputs];
  const pop = (): number => {
    const value = stack.pop();
    if (value === undefined) throw new RangeError('the stack is empty');
    return value;
  };
  /** The last values, as many as the last one says. */
  const last = (): number[] => {
    const count = pop();
    if (!(count >= 0 && count <= stack.length)) throw new RangeError('the stack is too short');
    spend(count);
    return count < 1 ? [] : stack.slice(-Math.trunc(count));
  };
  const run = (words: Program): void => {
    for (const [k, word] of words.entries()) {
      spend(1);
      if (typeof word === 'number') stack.push(word);
      else if (typeof word === 'string') operate(word, words[k - 2], words[k - 1]);
      if (stack.length > MOST.values) throw new RangeError('the stack is too long');
    }
  };
  const operate = (word: string, before: Program[number] | undefined, previous: Program[number] | undefined): void => {
    if (Object.hasOwn(UNARY, word)) stack.push(UNARY[word]!(pop()));
    else if (Object.hasOwn(BINARY, word)) {
      const b = pop();
      stack.push(BINARY[word]!(pop(), b));
    } else
      switch (word) {
        case 'true':
        case 'false':
          stack.push(truth(word === 'true'));
          break;
        case 'pop':
          pop();
          break;
        case 'dup':
          stack.push(1);
          stack.push(...last());
          break;
        case 'copy':
          stack.push(...last());
          break;
        case 'exch': {
          const b = pop();
          stack.push(b, pop());
          break;
        }
        case 'index': {
          const value = stack.at(-1 - pop());
          if (value === undefined) throw new RangeError('the stack is too short');
          stack.push(value);
          break;
        }
        case 'roll': {
          const by = pop();
          const rolled = last();
          stack.length -= rolled.length;
          const start = rolled.length ? ((-by % rolled.length) + rolled.length) % rolled.length : 0;
          stack.push(...rolled.slice(start), ...rolled.slice(0, start));
          break;
        }
        case 'if':
        case 'ifelse': {
          const parts = word === 'if' ? [previous] : [before, previous];
          const part = parts[pop() === 0 ? 1 : 0];
          if (Array.isArray(part)) run(part);
          break;
        }
        default:
          throw new RangeError(`"${word}" is not an operator`);
      }
  };
  run(program);
  return stack;
};
