import type { Field, FieldProblem } from '../engine/protocol/box.ts';
import { inSentence, say } from '../languages/index.ts';
import { answer, changeBox, setValue, shown } from '../state/store.ts';
import { formatField, touched, unitSign } from './field-state.ts';
import { nameOf, withCapital } from './names.ts';

export interface Message {
  readonly text: string;
  /** A button that corrects the problem. */
  readonly mends?: { readonly text: string; readonly act: () => void } | undefined;
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

export const quantityIn = (field: Field, value: number): string =>
  `${formatField(field, value)} ${unitSign(field)}`.trim();

const use = (field: Field, value: number): Message['mends'] => ({
  text: say('shape.use', { value: quantityIn(field, value) }),
  act: () => {
    touched.value = field.name;
    setValue(field.name, value);
  },
});

/** The message at a field whose text is not a number. It offers the value of the drawing in sight. */
export const noNumberMessage = (field: Field): Message => {
  const { sizes = [], fine = [], board } = shown.value ?? {};
  const good = [...sizes, ...fine, board].find((one) => one?.name === field.name);
  return { text: say('shape.not_a_number'), mends: good && use(field, good.value) };
};

export const problemMessage = (problem: FieldProblem, field: Field): Message => {
  const quantity = (value: number): string => quantityIn(field, value);
  switch (problem.kind) {
    case 'choices':
    case 'basis':
      return { text: problem.why };
    case 'order': {
      const { larger, smaller } = problem;
      const isLarger = field.name === larger;
      return {
        text: withCapital(
          say(isLarger ? 'shape.too_small' : 'shape.too_large', { other: titleOf(isLarger ? smaller : larger) }),
        ),
        mends: { text: say('shape.swap'), act: () => swap(larger, smaller) },
      };
    }
    case 'limits': {
      const { value, min, max, mend, of } = problem;
      // The own limits of a value may be wider than the other values allow: the limit shown is the one offered.
      const text = !(min <= max)
        ? say('shape.no_room')
        : value > max
          ? say('shape.at_most', { value: quantity(mend ?? max) })
          : value < min
            ? say('shape.at_least', { value: quantity(mend ?? min) })
            : of === 'integer'
              ? say('shape.whole', { min, max })
              : say('shape.no_room');
      return { text, mends: mend === undefined ? undefined : use(field, mend) };
    }
  }
};
