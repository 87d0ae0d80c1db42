import type { CheckVerdict } from '../index.ts';
import { checkInput, type InputCheck, type InputQuestion } from './check-input.ts';
import type { CommandContext } from './command-context.ts';
import { UnreadableInput } from './files.ts';
import { isForUser, unexpectedText } from './usage-error.ts';

type FileVerdict = CheckVerdict | 'unreadable';

/** Prints the check of each file, and after several how many have which result. @returns the highest exit code. */
export const checkFiles = async (
  context: CommandContext,
  files: readonly string[],
  question: InputQuestion,
): Promise<number> => {
  const several = files.length > 1;
  const verdicts: FileVerdict[] = [];
  const checks: object[] = [];
  for (const [n, file] of files.entries()) {
    context.showProgress?.(several ? `${n + 1}/${files.length} ${file}` : undefined);
    const { verdict, summary, figures } = await orUnreadable(file, several, () => checkInput(file, question));
    context.showProgress?.(undefined);
    verdicts.push(verdict);
    if (context.json) checks.push(several ? { file, ...figures } : figures);
    else if (verdict === 'unreadable') context.log(`boxwright: ${summary}`);
    else context.print(summary);
  }
  if (context.json) context.printJson(several ? { checks } : { check: checks[0] });
  else if (several) context.print(countsOf(verdicts));
  return Math.max(...verdicts.map((verdict) => EXIT_CODES[verdict]));
};

/** One unreadable file of several, or an unexpected error, does not keep the others from being checked. */
const orUnreadable = async (file: string, several: boolean, check: () => Promise<InputCheck>) => {
  try {
    return await check();
  } catch (error) {
    if (!several || (!(error instanceof UnreadableInput) && isForUser(error))) throw error;
    const message = error instanceof UnreadableInput ? error.message : `${file}: ${unexpectedText(error)}`;
    return { verdict: 'unreadable', summary: message, figures: { verdict: 'unreadable', why: [message] } } as const;
  }
};

export const EXIT_CODES = {
  same: 0,
  sound: 0,
  differs: 1,
  'not sound': 1,
  'cannot tell': 2,
  unreadable: 3,
} as const satisfies Record<FileVerdict, number>;

/** `12 files: 10 sound, 1 not sound, 1 unreadable` */
const countsOf = (verdicts: readonly FileVerdict[]): string => {
  const counts = Object.keys(EXIT_CODES).flatMap((verdict) => {
    const count = verdicts.filter((each) => each === verdict).length;
    return count ? [`${count} ${verdict}`] : [];
  });
  return `${verdicts.length} files: ${counts.join(', ')}\n`;
};
