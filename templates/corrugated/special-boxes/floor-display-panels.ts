import {
  eachSide,
  glued,
  insideShare,
  locked,
  pen,
  rectangle,
  rim,
  type SizesWith,
  squareSlot,
  withCuts,
} from '../../../src/author/index.ts';

/** Both tongues on an edge of a shelf: a rail stands between them. */
const tongues = (edge: number) => [[0.1 * edge, 0.28 * edge] as const, [0.72 * edge, 0.9 * edge] as const] as const;

/** The shell and a shelf, the shell between creases, how far lips stand before it, and the levels of the shelves. All in mm. */
export const displayParts = (
  values: SizesWith<'lip' | 'header' | 'strip' | 'plinth' | 'number_of_shelves' | 'clearance'>,
) => {
  const { material: t, lip, header, strip, plinth, number_of_shelves: n, clearance: c, ...size } = values;
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
  return { shelf, shell, length, width, ahead, levels };
};
