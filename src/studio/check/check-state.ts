import { signal } from '@preact/signals';
import type { CheckedDrawing, TooLarge } from '../engine/check.ts';
import { slowEngine } from '../engine/client.ts';
import type { CheckQuestion } from '../engine/protocol/checked.ts';
import { say } from '../languages/index.ts';
import { formatNumber } from '../state/lengths.ts';

export interface FileInCheck {
  readonly file: File;
  readonly question: CheckQuestion;
  readonly answer?: CheckedDrawing;
  /** Reason why there is none for this question. */
  readonly why?: string;
  readonly isPending: boolean;
}

export const checked = signal<FileInCheck | undefined>(undefined);

const MB = 2 ** 20;

const tooLarge = ({ size }: File, { limit }: TooLarge): string =>
  say('check.too_large', { size: formatNumber(size / MB, 1), limit: formatNumber(limit / MB) });

const ask = async (file: File, question: CheckQuestion): Promise<Pick<FileInCheck, 'answer' | 'why'>> => {
  try {
    const answer = await slowEngine.check(file, question);
    return answer.verdict === 'too large' ? { why: tooLarge(file, answer) } : { answer };
  } catch (error) {
    return { why: say('check.unreadable', { why: (error as Error).message }) };
  }
};

/** Checks a file. The last answer stays in sight until the next one. */
export const checkDropped = async (file: File, question: CheckQuestion = { kinds: {} }): Promise<void> => {
  const before = checked.peek();
  const now = { file, question, ...(before?.file === file && before.answer && { answer: before.answer }) };
  const pending: FileInCheck = { ...now, isPending: true };
  checked.value = pending;
  const answer = await ask(file, question);
  // Another file, or other settings, may have been chosen meanwhile.
  if (checked.peek() === pending) checked.value = { ...now, ...answer, isPending: false };
};

export const checkAgain = (change: (question: CheckQuestion) => CheckQuestion): void => {
  const now = checked.peek();
  if (now) void checkDropped(now.file, change(now.question));
};
