import {
  box,
  count,
  eachSide,
  glued,
  insideShare,
  locked,
  mm,
  part,
  pen,
  placed,
  rectangle,
  resolve,
  rim,
  squareSlot,
  withCuts,
} from '../../../src/author/index.ts';
import { shippingCase } from '../../tube/corrugated.ts';
import { rawEnd } from '../../tube/open-end.ts';
import { slotted } from '../../tube/slotted.ts';
import { tube } from '../../tube/tube.ts';

/** A half slotted case turned over: the flaps of the plinth bear the lowest shelf. */
const halfCase = tube(shippingCase, {
  ...{ name: 'Plinth', about: 'Plinth.', group: 'standard_boxes', from: 'house: FEFCO 0200', ids: ['plinth'] },
  ...{ allowances: ['crease'], top: slotted('meet', 'straight'), bottom: rawEnd },
});

/** Both tongues on an edge of a shelf: a rail stands between them. */
const tongues = (edge: number) => [[0.1 * edge, 0.28 * edge] as const, [0.72 * edge, 0.9 * edge] as const] as const;

export default box('corrugated', {
  name: 'Floor display',
  about: 'Free-standing display of corrugated board: shelves with lips in an open shell with header and plinth.',
  group: 'special_boxes',
  open: 'open front',
  from: 'house: our own construction and judgement, not tested under load; 400 × 300 × 1400 is usual. Tongues of the shelves in slits of back and sides, and their notches in those of the front strips, bear the load; the lowest lies on the plinth. Glue holds the liner of the header and the hems of the lips. Guesses: strips of a tenth of the depth, lips of 60, rails of 25, the places of the tongues, which stand out by a board and 2',
  ids: ['house-floor-display'],
  size: {
    length: mm(400, [250, 1000], 'Length: width of the front, without tongues'),
    width: mm(300, [200, 800], 'Width: front to back, without tongues'),
    height: mm(1400, [700, 2000], 'Height overall, with the header'),
  },
  board: [3, [1.5, 7]],
  options: ({ length, width, height, material: t }) => ({
    number_of_shelves: count(4, [3, Math.min(5, Math.floor(height / 220))], 'Shelves, with the one on the plinth'),
    lip: mm(60, [Math.max(25, 8 * t), 0.09 * height], 'Height of the lips of the shelves'),
    plinth: mm(120, [80, 0.2 * height], 'Height of the plinth'),
    header: mm(250, [80, 0.25 * height], 'Height of the header above the sides'),
    strip: mm(width / 10, [Math.max(20, 6 * t), Math.min(width / 4, length / 5)], 'Width of the strips in front'),
    plinth_material: mm(Math.max(4, t), [t, 9], 'Thickness of the board of the plinth'),
    clearance: mm(1, [0.5, 1.5], 'Play on each side of shelves and plinth, and of a slit beyond the board'),
  }),
  build({ material: t, lip, header, strip, plinth, plinth_material: p, number_of_shelves: n, clearance: c, ...size }) {
    const [inside, outside] = [insideShare.corrugated * t, (1 - insideShare.corrugated) * t];
    // Lips stand before the strips, which swing past their hems.
    const ahead = 2 * t + 2 + c + strip ** 2 / size.width;
    // The shell and the shelves, between creases. A shelf has a notch for each strip.
    const [length, width, top] = [size.length - 2 * outside, size.width - 2 * outside - ahead, size.height - header];
    const [across, deep] = [length - 2 * (t + c), width - t - c + ahead];
    const [near, far, low] = [deep - ahead + outside + c / 2, deep - ahead - inside - c / 2, t + c / 2 - strip / 2];
    const levels = Array.from({ length: n }, (_, k) => plinth + (k * (top - plinth)) / n);
    const doubled = { folds: [{ phase: 0, to: 180, clearance: 2 * inside }] };
    const edge = (name: string, seat: number, span = seat, on = rim(seat)) => {
      const [[a, b], [d, e], out, tip, gap] = [...tongues(span), t + c + outside, 2 * t + c + outside + 2, 2 * t + 2];
      const tongue = (l: number, r: number) => on.path([r, 0], [r, out], [r - 3, tip], [l + 3, tip], [l, out], [l, 0]);
      const rail = rectangle(name, d - b - 2 * gap, Math.min(lip, Math.max(25, 8 * t)), { phase: 1 });
      tongue(d, e);
      on.to(d - gap, 0).hang(b + gap, 0, rail);
      return tongue(a, b).close();
    };
    const notched = rim(deep).path([near, 0], [near, low], [far, low], [far, 0]);
    const floor = pen('floor', across, { role: 'wall' }).rim(across, deep, edge('left-rail', deep, far, notched));
    const hem = rectangle('hem', across - 1, lip - inside - 1, doubled);
    const shelf = {
      trunk: floor.closeMirrored(edge('back-rail', across)),
      base: { line: 'crease', panel: rectangle('lip', across, lip, { role: 'wall', phase: 1, top: hem }) },
      joins: [
        ...[glued('lip.hem', 'lip'), locked('floor', 'shell:back', 'slit', 2)],
        ...eachSide((side) => locked('floor', `shell:${side}`, 'slit', 2)),
        ...eachSide((side) => locked('floor', `shell:${side}.strip`, 'notch')),
        ...eachSide((side) => locked(`shell:${side}.strip`, 'floor', 'notch')),
      ],
    } as const;
    const strips = pen('strip', top).to(top, strip);
    for (const x of levels.map((z) => top - z))
      strips.path([x, strip], [x, strip / 2], [x - t - c, strip / 2], [x - t - c, strip]);
    const slits = <T>(span: number, slot: (from: number, to: number, z: number) => T) =>
      levels.flatMap((z) => tongues(span).map(([a, b]) => slot(t + a, t + 2 * c + b, z)));
    const inBack = slits(across, (a, b, z) => squareSlot([a, z], [b, z + t + c]));
    const side = rectangle('left', top, width, { role: 'wall', phase: 6, top: strips.to(0, strip).close() });
    const left = withCuts(side, ...slits(far, (a, b, z) => squareSlot([top - z - t - c, a], [top - z, b])));
    const back = pen('back', length, { role: 'wall' }).hang(length, top, left).to(length, size.height);
    const shell = {
      trunk: withCuts(back.closeMirrored(rectangle('liner', length - 2, header - 1, doubled)), ...inBack),
      joins: [glued('back.liner', 'back')],
      labels: { length: ['back.x', 'overall'], width: ['left.y', 'overall'], height: 'back.y' },
    } as const;
    // The plinth stands with play between back, sides and strips: its creases to those of the shell, and its wall below the flaps.
    const [gap, under] = [inside + c + (1 - insideShare.corrugated) * p, plinth - (2 - insideShare.corrugated) * p];
    const usual = resolve(halfCase, { length: length - 2 * gap, width: width - 2 * gap, height: under, material: p });
    // Its front's frame begins at the glue flap's upper end and goes down and then to the right; x, y and z go right, back and up.
    const at = (x: number, y: number, z: number, from: number, up: -1 | 0) =>
      placed([under - Math.max(4, p) - z, x - gap, gap - y], [0, 0, from], [0, -1, 0], [up, 0, -1 - up]);
    // The shell comes behind the plinth, then the shelves come, and the sides close around them.
    const away = size.length + size.width + 100;
    const shelfAt = (z: number) => ({ ...at(length - t - c, -ahead, z + outside, away, 0), phase: 5 });
    return [
      part('plinth', { ...halfCase.build(usual.values, usual.chosen)[0]!.blank, gauges: [], inner: [] }),
      part('shell', shell, { ...at(length, width, 0, -away, -1), phase: 4 }),
      ...levels.map((z, k) => part(`shelf_${k + 1}`, shelf, shelfAt(z))),
    ];
  },
});
