/** A law that a template is known to violate, with the extent and the reason. */
export interface Exception {
  readonly law: 'solid' | 'inner' | 'meet' | 'crease' | 'topology';
  /** Ids of the panels concerned. */
  readonly panels: readonly string[];
  /** Extent in board thicknesses. The law of topology has none. */
  readonly upTo: number;
  /** Additional extent as shares of box sizes, for panels with a bend that grows with the box. */
  readonly plus?: Readonly<Record<string, number>>;
  /** Additional extent in mm, for panels of one size at any board. */
  readonly mm?: number;
  /** Only with these choices. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** True when the law is violated only during folding: the closed box satisfies it. */
  readonly passing?: true;
  /** True for the panels and all that stand on their upper edges. */
  readonly withTop?: true;
  readonly why: string;
}

type More = Pick<Exception, 'plus' | 'mm' | 'passing' | 'withTop'>;

/** Panels that penetrate each other by up to `upTo` board thicknesses. */
export const pressesInto = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  law: 'solid',
  panels: [a, b],
  upTo,
  why,
  ...more,
});

/** Panels that separate at their crease by up to `upTo` board thicknesses. */
export const partsFrom = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  ...pressesInto(a, b, upTo, why, more),
  law: 'crease',
});

/** Panels that lock or meet across a gap of up to `upTo` board thicknesses. */
export const meetsWithin = (a: string, b: string, upTo: number, why: string, more: More = {}): Exception => ({
  ...pressesInto(a, b, upTo, why, more),
  law: 'meet',
});

/** Two neighbours whose lines differ with the board or the size. */
export const differsWithSize = (a: string, b: string, why: string): Exception => ({
  ...pressesInto(a, b, 0, why),
  law: 'topology',
});

/** Exceptions of a part, taken from the template that draws this part alone. */
export const inPart = (part: string, own: readonly Exception[]): Exception[] =>
  own.map((exception) => ({ ...exception, panels: exception.panels.map((panel) => `${part}:${panel}`) }));

/** The exceptions of templates, by the name of the template. */
export type ByTemplate = Readonly<Record<string, readonly Exception[]>>;

/** The same exceptions for each of these templates. */
export const forAll = (exceptions: readonly Exception[], ...names: readonly string[]): ByTemplate =>
  Object.fromEntries(names.map((name) => [name, exceptions]));
