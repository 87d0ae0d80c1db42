import type { Choices } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

type Offer = Pick<Closure, 'choices' | 'endChoices'>;

/** The choices of both ends. A feature of one end has `both` as its only value, without a choice of the end. A tube hangs by its top. */
export const bothEnds = (top: Offer, bottom: Offer): Choices => {
  const all = { ...top.choices, ...top.endChoices?.('top'), ...bottom.choices, ...bottom.endChoices?.('bottom') };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, values]) => {
      const list = name.startsWith('hanger') ? top.choices?.[name] : values;
      if (!list) return [];
      const shared = !list.includes('both') || (top.choices?.[name] && bottom.choices?.[name]);
      return [[name, shared ? list : list.filter((value) => value !== 'top' && value !== 'bottom')]];
    }),
  );
};
