import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const home = process.cwd();
beforeEach(() => process.chdir(newFolder()));
afterEach(() => process.chdir(home));

/** Answers the questions in order; then the input ends. */
const person = (...answers: readonly string[]) => {
  const left = [...answers];
  const questions: string[] = [];
  return {
    questions,
    ask: async (question: string) => {
      questions.push(question);
      const answer = left.shift();
      if (answer === undefined) throw new Error('The input ended.');
      return answer;
    },
  };
};

it('prompts for box, sizes and format, and ends with the command that repeats it', async () => {
  const { ask, questions } = person('crash lock', '1', '6cm', '', '', '', 'pdf');
  const { code, out } = await run('', [], { ask });
  expect(code).toBe(0);
  const [, line] = /^Repeat with: boxwright (.*)$/m.exec(out)!;
  const [file] = readdirSync('.');
  expect(file).toMatch(/^becf-\w+\.pdf$/);
  expect(line).toMatch(/^dieline becf-\w+ length=60 /);
  expect(questions.at(-1)).toMatch(/^Format/);
  const again = await run(line!, ['--out', 'again.pdf']);
  expect([again.code, again.err]).toEqual([0, '']);
  const [first, second] = [out, again.out].map((text) => /: (\d.* cm²)$/m.exec(text)![1]);
  expect(first).toBe(second);
});

it('proposes the sizes of the first answer', async () => {
  const { ask, questions } = person('mug 9x9x11cm', '2', '', '', '', '', 'svg');
  const { code, out } = await run('', [], { ask });
  expect(code).toBe(0);
  expect(questions.slice(2, 5).map((question) => /\[(.*)\]/.exec(question)![1])).toEqual(['90 mm', '90 mm', '110 mm']);
  expect(out).toMatch(/^Repeat with: boxwright dieline \S+ length=90 width=90 height=110 /m);
});

it('takes a board for the thickness', async () => {
  const { ask, questions } = person('0201', '300', '200', '150', 'GC1', 'pizza', 'B', 'svg');
  const { code, out } = await run('', [], { ask });
  expect([code, questions.filter((question) => question.startsWith('material')).length]).toEqual([0, 3]);
  expect(out).toMatch(/^GC1 is made from 160 to 450 g\/m²\. Write "GC1 305"\.$/m);
  expect(out).toMatch(/^Repeat with: boxwright dieline \S+ length=300 width=200 height=150 material=3 /m);
});

it('prompts again after an unreadable answer and after an impossible box', async () => {
  const { ask, questions } = person('nothing like it', 'reverse tuck', 'wide', '5', '', '', '', '', '', '', '', 'svg');
  const { code, out } = await run('', [], { ask });
  expect(code).toBe(0);
  expect(out).toContain('No template matches "nothing like it"');
  expect(out).toContain('length cannot be "wide"');
  expect(questions.filter((question) => question.startsWith('length,')).length).toBeGreaterThan(2);
});

it('prompts again for a number that is not in the list, and takes other words', async () => {
  const { ask, questions } = person('mailer', '99', 'snap lock', '1', '', '', '', '', 'svg');
  const { code, out } = await run('', [], { ask });
  expect([code, out]).toEqual([0, expect.stringMatching(/Write a number from 1 to \d\.\n {2}1 {2}[\s\S]*svg: /)]);
  expect(questions.filter((question) => question.startsWith('Which box?')).length).toBe(1);
});

it('prompts again at once for a size that no such box has', async () => {
  const { ask, questions } = person('reverse tuck', '5000', '120', '', '', '', 'svg');
  const { code, out } = await run('', [], { ask });
  expect([code, out]).toEqual([0, expect.stringContaining('length is 5000 mm. Write a number from 20 to 1000.')]);
  expect(questions.slice(1, 4).map((question) => question.split(',')[0])).toEqual(['length', 'length', 'width']);
});

it('ends quietly at the end of the input', async () =>
  expect((await run('', [], { ask: person('0201', '300').ask })).code).toBe(1));

it('does not prompt without a terminal', async () => {
  const { code, err } = await run('');
  expect([code, err]).toEqual([2, expect.stringContaining('Commands:')]);
});
