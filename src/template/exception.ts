/** A law that a template is known to break, where, and why that must be so. */
export interface Exception {
  readonly law: 'solid' | 'inner' | 'meet' | 'crease';
  /** Ids of the panels concerned. */
  readonly panels: readonly string[];
  /** How far, in board thicknesses. */
  readonly upTo: number;
  /** How much further, as shares of sizes of the box: for what bends by more the larger it is. */
  readonly plus?: Readonly<Record<string, number>>;
  /** Only with these choices. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Only on the way: in the closed box the law holds. */
  readonly passing?: true;
  readonly why: string;
}

type More = Pick<Exception, 'plus' | 'passing'>;

/** Panels that lie in one another by up to so many boards. */
export const pressesInto = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  law: 'solid',
  panels: [a, b],
  upTo,
  why,
  ...more,
});

/** Panels that part at their crease by up to so many boards. */
export const partsFrom = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  ...pressesInto(a, b, upTo, why, more),
  law: 'crease',
});

/** Panels that lock or meet over a gap of up to so many boards. */
export const meetsWithin = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  ...pressesInto(a, b, upTo, why, more),
  law: 'meet',
});

/** What a part of several is known to break, as the template of that part alone says. */
export const exceptionsOf = (part: string, own: readonly Exception[] = []): Exception[] =>
  own.map((exception) => ({ ...exception, panels: exception.panels.map((panel) => `${part}:${panel}`) }));
