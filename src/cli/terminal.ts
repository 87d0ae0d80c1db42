import { createInterface } from 'node:readline/promises';

export const openTerminal = () => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new Error('The input ended.')));
  });
  // Prevent an unhandled rejection when the terminal closes without a pending question.
  ended.catch(() => undefined);
  return {
    ask: (question: string): Promise<string> => Promise.race([lines.question(question), ended]),
    close: () => lines.close(),
  };
};
