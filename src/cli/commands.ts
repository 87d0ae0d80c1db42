import type { AddCommand } from './command-context.ts';

/** One command. Its module is loaded only when it runs. */
export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<AddCommand>;
}

/** All commands, in the order of the help. */
export const commands: readonly CommandRow[] = [
  {
    name: 'find',
    summary: 'find templates by words, by a FEFCO or ECMA code, or by a part of their id',
    load: async () => (await import('./find.ts')).addFind,
  },
  {
    name: 'dieline',
    summary: 'draw a box and write its files: SVG, DXF, PDF, CF2, LightBurn or HPGL',
    load: async () => (await import('./dieline.ts')).addDieline,
  },
  {
    name: 'batch',
    summary: 'draw the boxes of a list, one request per line, and write their files',
    load: async () => (await import('./batch.ts')).addBatch,
  },
  {
    name: 'mockup',
    summary: 'show a box folded, with its artwork: as a page, a model or a picture',
    load: async () => (await import('./mockup.ts')).addMockup,
  },
  {
    name: 'fold',
    summary: 'write the creases of a box as FOLD, for origami programs',
    load: async () => (await import('./fold.ts')).addFold,
  },
  {
    name: 'parts',
    summary: 'calculate the flat size and the area of each part',
    load: async () => (await import('./parts.ts')).addParts,
  },
  {
    name: 'report',
    summary: 'answer what a buyer asks: board, weight, rules, strength, stack, pallet, parcel, price',
    load: async () => (await import('./report.ts')).addReport,
  },
  {
    name: 'nest',
    summary: 'place as many blanks as possible on a sheet, and write the best layout',
    load: async () => (await import('./nest.ts')).addNest,
  },
  {
    name: 'template',
    summary: 'show a template: its variables, choices and the source of its geometry',
    load: async () => (await import('./template.ts')).addTemplate,
  },
  {
    name: 'choices',
    summary: 'list the choices of a template: flaps, locks, windows',
    load: async () => (await import('./choices.ts')).addChoices,
  },
  {
    name: 'templates',
    summary: 'list the templates',
    load: async () => (await import('./templates.ts')).addTemplates,
  },
  {
    name: 'groups',
    summary: 'list the groups of the catalogue',
    load: async () => (await import('./groups.ts')).addGroups,
  },
  {
    name: 'profiles',
    summary: 'list who may take a file: lasers, cutting tables, die makers, printers',
    load: async () => (await import('./profiles.ts')).addProfiles,
  },
  {
    name: 'profile',
    summary: 'print a profile, to start one of your own from',
    load: async () => (await import('./profiles.ts')).addProfile,
  },
  {
    name: 'check',
    summary: 'check a drawing (DXF, SVG, PDF, CF2), an answer of the service (JSON), or a service',
    load: async () => (await import('./check.ts')).addCheck,
  },
  {
    name: 'calibrate',
    summary: 'read from a service how it numbers boxes with separately chosen ends',
    load: async () => (await import('./calibrate.ts')).addCalibrate,
  },
  {
    name: 'serve',
    summary: 'answer the requests of the hosted service over HTTP',
    load: async () => (await import('./serve.ts')).addServe,
  },
  {
    name: 'mcp',
    summary: 'give agents tools to find, draw, fold and check boxes (Model Context Protocol)',
    load: async () => (await import('./mcp.ts')).addMcp,
  },
  {
    name: 'work',
    summary: 'make the batches of servers that share a PostgreSQL database',
    load: async () => (await import('./work.ts')).addWork,
  },
  {
    name: 'studio',
    summary: 'write the studio, a browser application, as static files for any web host',
    load: async () => (await import('./studio.ts')).addStudio,
  },
  {
    name: 'keys',
    summary: 'list, add and revoke the keys of the server',
    load: async () => (await import('./keys.ts')).addKeys,
  },
  {
    name: 'backup',
    summary: 'copy the records of a running server',
    load: async () => (await import('./backup.ts')).addBackup,
  },
  {
    name: 'completion',
    summary: 'print a script with which bash, zsh or fish completes commands, options and ids',
    load: async () => (await import('./completion.ts')).addCompletion(commands),
  },
];
