import type { Entry } from '../../entry/engine.ts';
import { findIncompatible, type Incompatible } from '../../template/index.ts';
import type { BoxQuestion, ChoiceReason } from './protocol/box.ts';

export const choiceReason = ({ why, code }: Incompatible): ChoiceReason => ({ why, ...(code && { code }) });

/** Why a value of a choice excludes other choices, and all choices to remove for it; undefined for a value that excludes none. */
export const clashOf = ({ template }: Entry, chosen: BoxQuestion['choices'], choice: string, value: string) => {
  const now: Record<string, string> = { ...chosen, [choice]: value };
  const others: string[] = [];
  let first: Incompatible | undefined;
  // A value may break several rules, one after another.
  for (;;) {
    const wrong = findIncompatible(template, now);
    const more = Object.keys(wrong?.choices ?? {}).filter(
      (name) => name !== choice && name in template.choices && !others.includes(name),
    );
    first ??= wrong;
    if (!more.length) break;
    for (const name of more) now[name] = template.choices[name]![0]!;
    others.push(...more);
  }
  return first && { ...choiceReason(first), others };
};
