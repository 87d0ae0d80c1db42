/** Groups of measurements by their name in `--only`, in the order of the table. */
export const groups = {
  requests: 'from a request to the answer with its file',
  writers: 'dimension labels, and each file format',
  stages: 'where the time of a request goes',
  geometry: 'a box before anything is written',
  large: 'the largest drawings, and boxes that are slow for a reason',
  parts: 'flat size and area of a box',
  meshes: 'the folded box as triangles',
  mockups: 'GLB, PNG and page of a mockup',
  page: 'a mockup page in a browser',
  checks: 'the checker',
  many: '10,000 dielines in a row',
  catalogue: 'all ids once',
  startup: 'the library and the command line from a cold start',
  server: 'the service over HTTP',
  batch: '10,000 dielines in three formats to files',
} as const;

export type GroupName = keyof typeof groups;

export const groupNames = Object.keys(groups) as readonly GroupName[];
