import words from './commands.json' with { type: 'json' };
import type { AddCommand, CommandRow } from './listed-options.ts';

/** In the order of the help. */
const modules: Readonly<Record<Exclude<keyof typeof words, 'boxwright'>, () => Promise<AddCommand>>> = {
  find: async () => (await import('./find.ts')).addFind,
  dieline: async () => (await import('./dieline.ts')).addDieline,
  from: async () => (await import('./from.ts')).addFrom,
  batch: async () => (await import('./batch.ts')).addBatch,
  mockup: async () => (await import('./mockup.ts')).addMockup,
  artwork: async () => (await import('./artwork.ts')).addArtwork,
  fold: async () => (await import('./fold.ts')).addFold,
  parts: async () => (await import('./lists.ts')).addParts,
  report: async () => (await import('./report.ts')).addReport,
  machines: async () => (await import('./machines.ts')).addMachines,
  nest: async () => (await import('./nest.ts')).addNest,
  template: async () => (await import('./template.ts')).addTemplate,
  choices: async () => (await import('./lists.ts')).addChoices,
  templates: async () => (await import('./templates.ts')).addTemplates,
  groups: async () => (await import('./lists.ts')).addGroups,
  profiles: async () => (await import('./lists.ts')).addProfiles,
  profile: async () => (await import('./lists.ts')).addProfile,
  plant: async () => (await import('./plant.ts')).addPlant,
  new: async () => (await import('./author.ts')).addNew,
  author: async () => (await import('./author.ts')).addAuthor,
  check: async () => (await import('./check.ts')).addCheck,
  conformance: async () => (await import('./conformance.ts')).addConformance,
  calibrate: async () => (await import('./calibrate.ts')).addCalibrate,
  serve: async () => (await import('./serve.ts')).addServe,
  mcp: async () => (await import('./mcp.ts')).addMcp,
  work: async () => (await import('./work.ts')).addWork,
  studio: async () => (await import('./studio.ts')).addStudio,
  keys: async () => (await import('./keys.ts')).addKeys,
  backup: async () => (await import('./backup.ts')).addBackup,
  completion: async () => (await import('./completion.ts')).addCompletion(commands),
};

export const commands: readonly CommandRow[] = (Object.keys(modules) as (keyof typeof modules)[]).map((name) => ({
  name,
  summary: words[name].summary,
  load: modules[name],
}));

/** What follows the options in the help of a command, or of the program; empty for one without. */
export const helpText = (name: string): string => {
  const own = words[name as keyof typeof words] ?? {};
  return 'help' in own ? `\n${own.help.join('\n')}\n` : '';
};
