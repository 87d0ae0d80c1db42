import { type Blank, onePart, type Part, pen } from '../../src/board/index.ts';
import { circle } from '../../src/geometry/index.ts';
import { angle, count, createCatalogue, mainId, mm, template } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { plain } from '../core/plain.ts';

const card = (name: string, length: number, height: number, holes = 0): Blank =>
  plain(
    pen(name, length, { role: 'wall' })
      .to(length, height)
      .to(0, height)
      .mark('perforation', ...Array.from({ length: holes }, (_, k) => circle([5 + k, 5], 0.2)).flat())
      .close(),
  );

/** All kinds of variables and choices, with limits that depend on each other: width needs a length of at least 25. */
const tag = template({
  name: 'Sample tag',
  about: 'A card.',
  group: 'cartons_tags',
  code: {},
  provenance: { kind: 'house', source: 'tests' },
  ids: {
    'becf-f0001': {},
    'becf-f0002': { choices: { thumb_cut: 'top' } },
    'becf-f0003': { choices: { thumb_cut: 'both' } },
    'becf-f0004': { choices: { thumb_cut: 'bottom' } },
    'becf-f0005': { choices: { hanger_tab: 'triangle' } },
    'becf-f0006': { choices: { hanger_tab: 'plain' } },
    'becf-f0007': { choices: { hang_hole: 'standard_euro' }, size: { length: 77 } },
    'becf-f0008': { choices: { top_flap: 'chamfer_flap' } },
    'becf-f0009': { choices: { top_flap: 'chamfer_flap', thumb_cut: 'both' } },
    'becf-f000a': { choices: { bottom_separator: 'circle' } },
  },
  size: {
    length: mm(60, [12, 900], 'Length'),
    width: mm(25, [10, 800], 'Width'),
    material: mm(0.5, [0.2, 2], 'Board'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ length }) => ({ width: { max: length / 2 - 2.5 } }),
  choices: {
    top_flap: ['uni_tuck_flap', 'chamfer_flap'],
    thumb_cut: ['none', 'both', 'top', 'bottom'],
    hanger_tab: ['none', 'plain', 'triangle'],
    hang_hole: ['none', 'standard_euro'],
    bottom_separator: ['none', 'circle'],
  },
  options: ({ length, width }) => ({
    holes: count(1, [0, Math.floor(length / 12)], 'Holes'),
    slant: angle(0, [-45, 45], 'Slant'),
    rim: mm(width / 8, [width / 10, width / 3], 'Rim'),
  }),
  build: ({ length, width, holes, slant, rim }) => onePart(card('front', length, width + rim + slant / 100, holes)),
});

const twoParts = (name: string, group: string, id: string) =>
  template({
    name,
    about: 'A board and its cover.',
    group,
    code: { ecma: 'X' },
    provenance: { kind: 'house', source: 'tests' },
    ids: { [id]: {} },
    size: { length: mm(200, [50, 9000], 'Length'), material: mm(2, [1, 3], 'Board') },
    choices: {},
    options: () => ({}),
    build: ({ length }) => pair(length),
  });

/** In a category without area, and in one with area. */
const folder = twoParts('Sample folder', 'hard_cardboards_binders', 'becf-f3001');
const pack = twoParts('Sample pack', 'corrugated_cardboards_special_boxes', 'becf-f2001');

const pair = (length: number): Part[] => [
  { id: 'board', name: 'Board', category: 'carton', blank: card('board', length, length / 3) },
  { id: 'cover', name: 'Cover', category: 'cover', blank: card('cover', length + 30, length / 3 + 30) },
];

export const samples = createCatalogue([...templates, tag, folder, pack]);

/** The samples, and the main id of every template. */
export const ids: readonly string[] = samples.entries
  .filter(({ id, template }) => template === tag || mainId(template) === id)
  .map(({ id }) => id);
