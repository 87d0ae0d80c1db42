/** A defect that a test must detect: a text of one source file and its replacement. */
export interface Mutant {
  /** The requirement that it breaks. */
  readonly breaks: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly by: string;
  /** Test files below `test`. At least one of them must fail. */
  readonly tests: readonly string[];
}

const mutant = (file: string, text: string, by: string, breaks: string, ...tests: string[]): Mutant => ({
  breaks,
  file,
  text,
  by,
  tests,
});

/** Defects in every module that once were not detected, or are easily made. */
export const mutants: readonly Mutant[] = [
  // Board
  mutant(
    'src/board/allowance.ts',
    'flap: 1, odd: 1 }',
    'flap: 1, odd: -1 }',
    'flute B makes an odd width larger',
    'core/allowance.test.ts',
  ),
  mutant(
    'src/board/pen.ts',
    ' || reach > behind + 1e-9',
    '',
    'a rounded corner fits the side after it',
    'core/pen.test.ts',
  ),
  mutant(
    'src/board/pen.ts',
    'Math.tan(angle / 4))',
    'Math.tan(angle / 2))',
    'a rounded corner touches both sides',
    'core/pen.test.ts',
  ),
  // Authors
  mutant(
    'src/author/window.ts',
    'free - 2 * WINDOW.side',
    'free - WINDOW.side',
    'board stays on both sides of a window',
    'windows.test.ts',
  ),
  mutant(
    'src/author/window.ts',
    'across ? ([width, length]',
    'across ? ([length, width]',
    'the length of a window lies along that of the box',
    'windows.test.ts',
  ),
  mutant(
    'src/author/window.ts',
    '2 * (least + THUMB)',
    'least',
    'a panel without room for a window of 20 mm has none',
    'windows.test.ts',
  ),
  // Checker
  mutant(
    'src/check/explain/likely-turns.ts',
    'Math.abs(share - a.share) < EQUAL',
    'share > 1',
    'the axis of a fan lies between two directions that mirror one another',
    'check/hard-to-recognise.test.ts',
  ),
  mutant(
    'src/check/explain/size-fit.ts',
    'nearestStart([start, measured(match.turned)]',
    'nearestStart([start]',
    'a fit starts at the measured sizes where two ends meet at the usual ones',
    'check/hard-to-recognise.test.ts',
  ),
  mutant(
    'src/check/compare/compare.ts',
    'if (pairCost(found.pair) === 0) take(k, found);',
    '',
    'equal pieces are paired before one that has a fault',
    'check/hard-to-recognise.test.ts',
  ),
  // Readers
  mutant(
    'src/read/pdf/calculator.ts',
    'stack.at(-1 - pop())',
    'stack.at(-2 - pop())',
    'index copies the value that many places below the top',
    'read/pdf-colours.test.ts',
  ),
  mutant(
    'src/read/svg/style-sheet.ts',
    '|.*(?:[a-z%]|',
    '|.*(?:[a-z%0-9]|',
    'a length of CSS without a unit is none',
    'read/foreign-look.test.ts',
  ),
  // Geometry
  mutant(
    'src/geometry/planar-graph.ts',
    'SMOOTH_ANGLE = 1e-5',
    'SMOOTH_ANGLE = 1e-2',
    'lines that turn a little are two rules',
    'geometry/planar-graph.test.ts',
  ),
  // Templates
  mutant(
    'templates/tube/case-body.ts',
    'EDGE = 1 / 3',
    'EDGE = 1 / 30',
    'a glue flap keeps a third of its crease',
    'core/allowance.test.ts',
  ),
  mutant(
    'templates/tube/case-body.ts',
    'width + allowance.walls[3]',
    'width + allowance.walls[1]',
    'the last wall of a case has its own allowance',
    'core/allowance.test.ts',
  ),
  mutant(
    'templates/tube/tuck.ts',
    'Math.min(dust.usual, size.length / 4)',
    'dust.usual',
    'usual dust flaps leave room for a platform',
    'platforms.test.ts',
  ),
  mutant(
    'templates/cartons/tags/hang-tag.ts',
    '(width - highest) / 2',
    'Math.max(8, width / 2 - 10)',
    'the hole of a hang tag stays in its upper half',
    'hang-tags.test.ts',
  ),
  mutant(
    'templates/tube/tuck-receiver.ts',
    'thumbCutEnd(wall, thumbCutRadius(length))',
    'thumbCutEnd(wall)',
    'the slit of a postal lock is clear of the thumb cut in short corrugated boxes',
    'postal-locks.test.ts',
  ),
  mutant(
    'templates/tube/window.ts',
    'beside && tuck(own) && tuck(own) + WINDOW.side / 2',
    '0',
    'a usual window is clear of the tucks behind the front',
    'windows.test.ts',
  ),
  mutant(
    'templates/tube/window.ts',
    '(2 * frame + LEAST_HEIGHT)',
    '(2 * end(size, chosen) + LEAST_HEIGHT)',
    'a tube too flat for a window clear of its tucks is refused',
    'windows.test.ts',
  ),
  mutant(
    'templates/tube/push-in-opening.ts',
    "postalAt('top', chosen) ? height / 3 : 0",
    '0',
    'a postal lock holds in board that stays in the wall',
    'laws/tears.test.ts',
  ),
  mutant(
    'templates/tube/glue-joints.ts',
    'part?.withoutJoints?.includes(name)',
    'false',
    'a tube lists only glue joints that it has room for',
    'glue-joints.test.ts',
  ),
  mutant(
    'templates/tube/partitions.ts',
    'besideTuck ? 35 +',
    'besideTuck ? 30 +',
    'the smallest box has a valid height in any board',
    'laws/proposals.test.ts',
  ),
  mutant(
    'src/pieces/tubes/auto-lock.ts',
    'const shift = t / 2;',
    'const shift = -t / 2;',
    'a corrugated lap is glued to its side flap half a board off, flat and squared',
    'core/auto-lock.test.ts',
  ),
  // Sheet
  mutant(
    'src/geometry/offset.ts',
    'angle > 0 ? arc(from, to, Math.tan(angle / 4)) : straight(from, to)',
    'straight(from, to)',
    'bleed is round at outer corners',
    'sheet/bleed.test.ts',
  ),
  mutant(
    'src/sheet/stops.ts',
    'stops?.sort((a, b) => a.t - b.t || a.node - b.node)',
    'stops',
    'corners on a curve follow one another',
    'sheet/linear.test.ts',
  ),
  mutant(
    'src/sheet/labels/gauge-span.ts',
    'const across = i === 0 ? sense : -sense;',
    'const across = sense;',
    'a label lies on its own panel',
    'sheet/dimensions.test.ts',
  ),
  // Fold
  mutant(
    'src/fold/solid/convex.ts',
    'if (whole.length === ring!.length) return;',
    'if (whole) return;',
    'board has no edge between holes in a row',
    'fold/solid.test.ts',
  ),
  mutant(
    'src/fold/solid/inner.ts',
    'to.normal) / slant;',
    'to.normal);',
    'a size between faces that lean is measured square to the first',
    'fold/sizes.test.ts',
    'fold/solid.test.ts',
  ),
  mutant(
    'src/fold/pose/pose.ts',
    'angle < 0 ? outerHinge',
    'angle > 0 ? outerHinge',
    'board that bends outwards bends in its outer face',
    'fold/pose.test.ts',
    'fold/solid.test.ts',
  ),
  mutant('src/fold/pose/pose.ts', 'done = t * phases;', 'done = t;', 'a box folds in phases', 'fold/pose.test.ts'),
  mutant(
    'src/fold/solid/distance.ts',
    '> by ||',
    '> by / 2 ||',
    'edges are passed over only where they cannot be the nearest',
    'fold/distance.test.ts',
  ),
  mutant(
    'src/fold/solid/penetration.ts',
    'Math.min(a1 - b0, b1 - a0)',
    'a1 - b0',
    'bodies are apart on either side',
    'fold/solid.test.ts',
  ),
  // Mockups
  mutant(
    'src/mockup/glb.ts',
    '1 - across![(k - 1) / 2]!',
    'across![(k - 1) / 2]!',
    'the liner of the print is at the print of a cut edge',
    'mockup/glb.test.ts',
  ),
  mutant(
    'src/mockup/light.ts',
    'scale3(right, -0.35)',
    'scale3(right, 0.35)',
    'the lamp of the picture hangs on the left',
    'mockup/mockup.test.ts',
    'mockup/scene.test.ts',
  ),
  // Write
  mutant(
    'src/write/svg.ts',
    "c.bulge > 0 ? ' 0 ' : ' 1 '",
    "c.bulge > 0 ? ' 1 ' : ' 0 '",
    'arcs of an SVG turn the right way',
    'write/svg.test.ts',
    'read/ours.test.ts',
  ),
  mutant(
    'src/write/svg.ts',
    "Math.abs(c.bulge) > 1 ? ' 0 1' : ' 0 0'",
    "Math.abs(c.bulge) > 1 ? ' 0 0' : ' 0 1'",
    'arcs of an SVG are the short ones',
    'write/svg.test.ts',
    'read/ours.test.ts',
  ),
  mutant(
    'src/write/dxf-entities.ts',
    'sweep > 0 ? [start, start + sweep]',
    'sweep < 0 ? [start, start + sweep]',
    'arcs of a DXF go counter-clockwise',
    'write/dxf.test.ts',
    'read/ours.test.ts',
  ),
  mutant(
    'src/write/cf2.ts',
    'sweep > 0 ? 1 : -1',
    'sweep > 0 ? -1 : 1',
    'arcs of a CF2 turn the right way',
    'write/cf2.test.ts',
    'read/ours.test.ts',
  ),
  // Read
  mutant(
    'src/read/dxf/entities.ts',
    'numberOf(item, 230, 1) < 0 ? -1 : 1',
    'numberOf(item, 230, 1) < 0 ? 1 : 1',
    'arcs seen from behind turn the other way',
    'read/dxf-foreign.test.ts',
  ),
  mutant(
    'src/read/svg/path.ts',
    'large ? 2 * Math.PI - 2 * half : 2 * half',
    'large ? 2 * half : 2 * Math.PI - 2 * half',
    'large arcs of an SVG are large',
    'read/foreign.test.ts',
  ),
  mutant(
    'src/read/pdf/path.ts',
    'this.#curve(this.#here, point(0), point(2))',
    'this.#curve(point(0), point(0), point(2))',
    'a curve that begins without a control point',
    'read/foreign.test.ts',
  ),
  mutant(
    'src/read/pdf/page.ts',
    'transparent: opacity <= 0',
    'transparent: opacity < 0',
    'a line of opacity 0 is not a cut',
    'read/pdf-colours.test.ts',
  ),
  mutant(
    'src/read/dxf/units.ts',
    '5: [10, ',
    '5: [1, ',
    'a file in centimetres',
    'read/foreign.test.ts',
    'read/dxf-foreign.test.ts',
  ),
  // Check
  mutant(
    'src/check/drawing/loose-ends.ts',
    'MISSED_GAP = 0.8',
    'MISSED_GAP = 0.4',
    'an end that misses by half a millimetre is told',
    'check/gap.test.ts',
  ),
  mutant(
    'src/check/drawing/doubled.ts',
    'DOUBLE = 0.3',
    'DOUBLE = 0.03',
    'two rules a tenth of a millimetre apart are told',
    'check/planted.test.ts',
  ),
  mutant(
    'src/check/without-bleed.ts',
    "filter(({ line }) => line !== 'bleed')",
    'filter(() => true)',
    'bleed is not compared',
    'check/bleed.test.ts',
  ),
  // Search
  mutant(
    'src/search/find-templates.ts',
    'mostUsed.includes(entry.id) ? 0.5 : 0',
    'mostUsed.includes(entry.id) ? 0 : 0',
    'of equal matches the box used most comes first',
    'cli/find.test.ts',
  ),
  mutant(
    'src/search/find-templates.ts',
    '...(asGiven ? entries : [])',
    '...entries',
    'a word for contents is not corrected too',
    'cli/find.test.ts',
  ),
  mutant(
    'src/template/other-choices.ts',
    'if (Object.hasOwn(choices, name)) return',
    "if (name === '') return",
    'a choice is given once',
    'core/other-choices.test.ts',
  ),
  // Engine
  mutant(
    'src/engine/messages.ts',
    ' && toMm(name, kind, unit, number) === value',
    '',
    'after a swap the number is that which was swapped in',
    'engine/messages.test.ts',
  ),
  mutant(
    'src/engine/messages.ts',
    'formatValue(b, known[b]!.kind, unit, given[b]!)',
    'formatValue(b, known[b]!.kind, unit, given[a]!)',
    'both sizes of a swap are quoted',
    'engine/messages.test.ts',
  ),
  // Nest
  mutant('src/nest/verify.ts', 'gutter.x) break;', '0) break;', 'blanks keep the gutter', 'nest/overlap.test.ts'),
  mutant(
    'src/nest/row-grid.ts',
    'row, 0, true).y',
    'row, 0, false).y',
    'rows of a grid are clear, exactly',
    'nest/steps.test.ts',
  ),
  mutant('src/nest/verify.ts', 'gutter.y ||', '0 ||', 'the gutter counts along y', 'nest/overlap.test.ts'),
  mutant(
    'src/nest/grain.ts',
    'ofBlank === ofSheet ? [0, 2] : [1, 3]',
    'ofBlank === ofSheet ? [1, 3] : [0, 2]',
    'blanks lie along the grain',
    'nest/nest.test.ts',
  ),
  // Batch and store
  mutant(
    'src/batch/results-file.ts',
    'if (isBroken) truncateSync(path, whole);',
    '',
    'a last line that was broken off is taken out',
    'batch/results-file.test.ts',
  ),
  mutant(
    'src/store/operations.ts',
    'and charged_at > $3',
    'and charged_at < $3',
    'an equal request is charged once',
    'store/store.test.ts',
  ),
  mutant(
    'src/store/operations.ts',
    'where kind = $1 and id = $2 and account = $3 and parent = $4',
    'where kind = $1 and id = $2 and parent = $4',
    'a record is changed by its account alone',
    'store/store.test.ts',
  ),
  mutant(
    'src/store/operations.ts',
    '>= limit) return false',
    '> limit) return false',
    'no more credits are spent than there are',
    'store/store.test.ts',
  ),
  // Keys and server
  mutant(
    'src/keys/key-ring.ts',
    'keys.filter((k) => !k.revoked_at)',
    'keys',
    'a revoked key opens nothing',
    'server/access.test.ts',
  ),
  mutant(
    'src/server/access.ts',
    'if (holder.kind !== family)',
    'if (!holder.kind)',
    'a key opens its own family',
    'server/access.test.ts',
  ),
  mutant(
    'src/server/access.ts',
    'origin !== undefined &&',
    "origin === '' &&",
    'pages of other servers are not answered',
    'server/access.test.ts',
  ),
  mutant(
    'src/server/serve.ts',
    "if (stopping) reply.header('Connection', 'close')",
    "if (!stopping) reply.header('Connection', 'close')",
    'a stop waits for no connection that is kept open',
    'server/stop.test.ts',
  ),
  mutant(
    'src/server/limit-concurrency.ts',
    'if (reply.raw.destroyed)',
    'if (!reply.raw)',
    'who left while his key was checked holds no place',
    'server/limit-concurrency.test.ts',
  ),
  mutant(
    'src/server/unchanged.ts',
    ".replace(/^W\\//, '')",
    '',
    'a weak ETag is known again',
    'server/http.test.ts',
    'server/protocol.test.ts',
  ),
];
