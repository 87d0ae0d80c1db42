/** Sheets that a form loses: so many to make it ready, and a share of its good ones. */
export type Waste = Readonly<Record<'sheets' | 'share', number>>;

/** Sheets to buy for so many good ones. A millionth of a sheet is rounding. */
export const boughtFor = (good: number, { sheets, share }: Waste): number =>
  good && Math.ceil(good * (1 + share) + sheets - 1e-6);

/** The solver reads no clock: after so many nodes the best plan so far counts, unproven. */
const LIMITS = { mip_rel_gap: 0, mip_feasibility_tolerance: 1e-9, mip_max_nodes: 20_000, output_flag: false } as const;

/** What is used of the package, whose own types are not where it is not installed. */
type Solver = {
  solve(program: string, options: object): { Status: string; Columns: Record<string, { Primal: number }> };
};

/**
 * Good sheets of each form that together give every design its quantity at the least price: a mixed integer program.
 * @param forms - `ups` of each design; the price of the form itself, and of each sheet to buy. Each design has ups on one of them.
 */
export const leastCost = async (
  forms: readonly { readonly ups: readonly number[]; readonly fixed: number; readonly perSheet: number }[],
  quantities: readonly number[],
  waste: Waste,
) => {
  const { default: load } = (await import('highs')) as unknown as { readonly default: () => Promise<Solver> };
  const most = (ups: readonly number[]): number =>
    Math.max(...ups.map((n, i) => (n ? Math.ceil(quantities[i]! / n) : 0)));
  // Of form k: y whether it is made, s its good sheets, b those to buy.
  const needs = quantities.map((n, i) => [...forms.flatMap(({ ups }, k) => `+ ${ups[i]} s${k}`), `>= ${n}`].join('\n'));
  const limits = forms.map(
    ({ ups }, k) => `b${k} - ${1 + waste.share} s${k} - ${waste.sheets} y${k} >= 0\ns${k} - ${most(ups)} y${k} <= 0`,
  );
  const price = forms.map(({ fixed, perSheet }, k) => `+ ${fixed} y${k} + ${perSheet} b${k}`);
  const whole = forms.map((_, k) => `s${k} b${k}`);
  const made = forms.map((_, k) => `y${k}`);
  const program = ['Minimize', price, 'Subject To', needs, limits, 'General', whole, 'Binary', made, 'End'].flat();
  const { Status, Columns } = (await load()).solve(program.join('\n'), LIMITS);
  const sheets = forms.map((_, k) => Math.round(Columns[`s${k}`]!.Primal));
  if (quantities.some((n, i) => forms.reduce((sum, { ups }, k) => sum + ups[i]! * sheets[k]!, 0) < n))
    throw new Error(`The solver found no plan: ${Status}.`);
  return { sheets, isProven: Status === 'Optimal' };
};
