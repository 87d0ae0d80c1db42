/** A law that a template is known to break, with its extent and reason. */
export interface Exception {
  readonly law: 'solid' | 'inner' | 'meet' | 'crease';
  /** Ids of the panels concerned. */
  readonly panels: readonly string[];
  /** Extent in board thicknesses. */
  readonly upTo: number;
  /** Additional extent as shares of sizes of the box, for panels whose bend grows with the box. */
  readonly plus?: Readonly<Record<string, number>>;
  /** Only with these choices. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Only during folding: in the closed box the law holds. */
  readonly passing?: true;
  readonly why: string;
}

type More = Pick<Exception, 'plus' | 'passing'>;

/** Panels that run into one another by up to so many boards. */
export const pressesInto = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  law: 'solid',
  panels: [a, b],
  upTo,
  why,
  ...more,
});

/** Panels that separate at their crease by up to so many boards. */
export const partsFrom = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  ...pressesInto(a, b, upTo, why, more),
  law: 'crease',
});

/** Panels that lock or meet over a gap of up to so many boards. */
export const meetsWithin = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  ...pressesInto(a, b, upTo, why, more),
  law: 'meet',
});

/** Exceptions of one part of several, taken from the template of that part alone. */
export const exceptionsOf = (part: string, own: readonly Exception[] = []): Exception[] =>
  own.map((exception) => ({ ...exception, panels: exception.panels.map((panel) => `${part}:${panel}`) }));
