import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { findTemplate } from './find-template.ts';

const EXAMPLES = `
What is marked with * is what the id stands for. The others can be asked for in its place, beside
the variables or in the id itself:
  $ boxwright choices becf-10101
  $ boxwright dieline becf-10101 postal_lock=top flap=chamfer_flap --format svg
  $ boxwright template becf-10101,postal_lock=top,flap=chamfer_flap
`;

/** boxwright choices: what an id may be asked for with. */
export const choicesCommand = (program: Command, context: CommandContext): void => {
  program
    .command('choices')
    .description('list what can be chosen of a template: flaps, locks, windows …')
    .argument('<template-id>', 'for example becf-10101; see boxwright templates')
    .addHelpText('after', EXAMPLES)
    .action((id: string) => {
      const { print } = context;
      const { template, chosen } = findTemplate(context, id);
      const names = Object.keys(template.choices);
      const width = Math.max(...names.map((name) => name.length));
      if (!names.length) print(`There is nothing to choose of ${id}.\n`);
      for (const name of names) {
        const values = template.choices[name]!.map((value) => (value === chosen[name] ? `*${value}` : value));
        print(`${name.padEnd(width)}  ${values.join('  ')}\n`);
      }
      for (const { choices, why } of template.incompatible ?? []) {
        const offered = Object.entries(choices).every(([name, values]) =>
          values.some((value) => template.choices[name]?.includes(value)),
        );
        const together = Object.entries(choices).map(([name, values]) => `${name} ${values.join(' or ')}`);
        if (offered) print(`not together: ${together.join(', ')}: ${why}\n`);
      }
    });
};
