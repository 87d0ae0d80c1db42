import { leastWeb, mm, type Panel, pen, straight } from '../../src/author/index.ts';

/** Distance from the tear strip to the adhesive, and the least depth of the adhesive, in mm. */
export const TEAR_LIP = { below: 3, glue: 15 } as const;

/** Settings of a lip of this board on a front of this height, its strip `above` mm from the lid. */
export const lipOptions = (height: number, above: number, material: number) => {
  const room = height - above - TEAR_LIP.below;
  const widest = Math.min(25, room - TEAR_LIP.glue);
  return {
    // Its ends get narrower.
    tear_strip: mm(15, [Math.max(8, leastWeb(material) + 0.1), widest], 'Width of the tear strip'),
    adhesive: mm(20, [TEAR_LIP.glue, room - widest], 'Depth of the lip below the tear strip, for the adhesive tape'),
  };
};

/** A lip that is stuck on a front, with a tear strip `above` mm from the lid that separates the lid from it. In mm. */
export interface TearLip {
  readonly seat: number;
  readonly depth: number;
  /** Distance from the crease of the lid to the strip, and width of the strip. */
  readonly above: number;
  readonly strip: number;
  /** Length of the ends of the strip that stand out. */
  readonly grip: number;
  readonly phase: number;
}

export const tearLip = ({ seat, depth, above: from, strip, grip, phase }: TearLip): Panel => {
  const to = from + strip;
  const lean = Math.min(2, strip / 6);
  return pen('lip', seat, { role: 'glue', phase })
    .path([seat, from], [seat + grip, from + lean], [seat + grip, to - lean], [seat, to], [seat, depth])
    .mark('perforation', straight([0, from], [seat, from]))
    .mark('perforation', straight([0, to], [seat, to]))
    .closeMirrored();
};
