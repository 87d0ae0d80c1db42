import {
  type Body,
  eachSide,
  glued,
  type InnerSizes,
  insideShare,
  type Join,
  type LeftOrRight,
  locked,
  meets,
  mm,
  type Panel,
  rectangle,
  type SizesAndMaterial,
  walledFloor,
  wallsOf,
} from '../../src/author/index.ts';

/** The phases: ends, panels on one rim and then on the other, sides, and the panels that close over them. */
export const folderPhases = { ends: 0, rims: 1, sides: 3, panels: 4 } as const;

/** A folder of one piece of corrugated board by its inside sizes, in mm: ends between front and back, whose panels close over them. */
interface Folder extends SizesAndMaterial {
  readonly end: (name: LeftOrRight, wide: number, high: number) => Panel;
  /** The panel whose inner face is the ceiling, and the excess of the ends between creases over the inside. */
  readonly ceiling: string;
  readonly more: number;
  /** Overlap of the back's panel on the front's; 0 if they meet. */
  readonly overlap?: number;
  /** Draws on the panel of the back, which lies on the other. */
  readonly closing?: (panel: Panel, size: Readonly<Record<'length' | 'depth', number>>) => Panel;
  readonly joins?: readonly Join[];
  readonly inner?: InnerSizes;
  /** The panels between which the width is inside, if other than front and back. */
  readonly across?: `${string}|${string}`;
  /** The names of width and height in the template, if they differ. */
  readonly called?: readonly [width: string, height: string];
}

export const folder = ({ overlap = 0, called: [width, height] = ['width', 'height'], ...v }: Folder): Body => {
  const t = v.material;
  const lost = 2 * insideShare.corrugated * t;
  const [long, across, high] = [v.length + v.more, v.width + lost, v.height + lost];
  // Between front and back.
  const wide = across - 2 * t;
  const end = (name: LeftOrRight) => v.end(name, wide, high);
  const side = (name: string) => {
    const boards = overlap && name === 'back' ? 2 : 1;
    const depth = (across + overlap) / 2;
    const panel = rectangle('panel', long, depth, { phase: folderPhases.panels + boards - 1 });
    const top = name === 'back' && v.closing ? v.closing(panel, { length: long, depth }) : panel;
    return rectangle(name, long, high + boards * t, { role: 'wall', phase: folderPhases.sides, top });
  };
  return {
    ...walledFloor(long, across, wallsOf(side, end)),
    joins: [(overlap ? glued : meets)('front.panel', 'back.panel'), ...(v.joins ?? [])],
    labels: { length: 'floor.x', [width]: 'floor.y', [height]: 'back.y' },
    inner: { ...v.inner, [width]: v.across ?? 'back|front', [height]: `floor|${v.ceiling}` },
  };
};

/** An end with a panel on its rim. */
export const folderEnd = (name: string, wide: number, high: number, top: Panel): Panel =>
  rectangle(name, wide, high, { role: 'wall', phase: folderPhases.ends, top });

/** Ends that roll in: rims that bridge a hollow buffer, and linings that go down to the floor behind it. */
export const endBuffers = (
  material: number,
  buffer: number,
): Pick<Folder, 'end' | 'ceiling' | 'more' | 'joins' | 'inner'> => {
  const inside = insideShare.corrugated * material;
  const rim = buffer + 2 * inside;
  return {
    end: (name, wide, high) => {
      const phase = folderPhases.rims + (name === 'right' ? 0 : 1);
      const lining = rectangle('lining', wide, high - inside, { phase });
      return folderEnd(name, wide, high, rectangle('rim', wide, rim, { phase, top: lining }));
    },
    ceiling: 'right.rim',
    more: 2 * (rim + material - inside),
    joins: eachSide((end) => locked(`${end}.rim.lining`, 'floor')),
    inner: { length: 'right.rim.lining|left.rim.lining' },
  };
};

export const bufferDepth = (material: number) =>
  mm(Math.max(25, 4 * material), [Math.max(10, 3 * material), 100], 'Depth of the hollow buffers');
