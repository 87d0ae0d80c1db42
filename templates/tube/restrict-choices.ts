import type { ChosenInTube, Closure } from './closure.ts';

/** A closure with these values alone for the named choices; a choice with a single value is fixed and not offered. */
export const restrictChoices = (closure: Closure, choices: Readonly<Record<string, readonly string[]>>): Closure => {
  const settled = Object.fromEntries(
    Object.entries(choices).flatMap(([name, [only, more]]) => (more ? [] : [[name, only!]])),
  );
  const whole = (chosen: ChosenInTube): ChosenInTube => ({ ...chosen, ...settled });
  const left = { ...closure.choices, ...choices };
  for (const name of Object.keys(settled)) delete left[name];
  const { sizeLimits: within, standing } = closure;
  return {
    ...closure,
    choices: left,
    ...(within && { sizeLimits: (size, chosen) => within(size, whole(chosen)) }),
    ...(standing && { standing: (size, chosen) => standing(size, whole(chosen)) }),
    options: (size, chosen, end) => closure.options?.(size, whole(chosen), end) ?? {},
    build: (site) => closure.build({ ...site, chosen: whole(site.chosen) }),
  };
};
