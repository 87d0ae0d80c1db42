import type { Field, Problem } from '../engine/protocol/box.ts';
import { say } from '../languages/index.ts';
import { answer, changeBox, setValue } from '../state/store.ts';
import { formatField, touched, unitSign } from './field-state.ts';
import { inSentence, nameOf } from './names.ts';

interface Message {
  readonly text: string;
  /** A button that corrects the problem. */
  readonly mends?: { readonly text: string; readonly act: () => void };
}

const titleOf = (name: string): string => {
  const field = answer.value?.sizes.find((one) => one.name === name);
  return field ? inSentence(nameOf(field, false).title) : name;
};

/** Exchanges two sizes, which may have their defaults. */
const swap = (a: string, b: string): void => {
  const sizes = answer.value?.sizes ?? [];
  const sizeOf = (name: string): number => sizes.find((one) => one.name === name)!.value;
  const [first, second] = [sizeOf(a), sizeOf(b)];
  changeBox((box) => ({ ...box, values: { ...box.values, [a]: second, [b]: first } }));
};

/** The problem of a field, in one sentence. */
export const problemMessage = (problem: Problem, field: Field): Message => {
  const quantity = (value: number): string => `${formatField(field, value)} ${unitSign(field)}`.trim();
  switch (problem.kind) {
    case 'choices':
    case 'basis':
      return { text: problem.why };
    case 'order': {
      const { larger, smaller } = problem;
      const isLarger = field.name === larger;
      return {
        text: say(isLarger ? 'shape.too_small' : 'shape.too_large', { other: titleOf(isLarger ? smaller : larger) }),
        mends: { text: say('shape.swap'), act: () => swap(larger, smaller) },
      };
    }
    case 'limits': {
      const { name, value, min, max, mend, of } = problem;
      const text = !(min <= max)
        ? say('shape.no_room')
        : value > max
          ? say('shape.at_most', { value: quantity(max) })
          : value < min
            ? say('shape.at_least', { value: quantity(min) })
            : of === 'integer'
              ? say('shape.whole', { min, max })
              : say('shape.no_room');
      if (mend === undefined) return { text };
      const act = (): void => {
        touched.value = name;
        setValue(name, mend);
      };
      return { text, mends: { text: say('shape.use', { value: quantity(mend) }), act } };
    }
  }
};
