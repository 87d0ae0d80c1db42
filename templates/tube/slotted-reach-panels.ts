import type { CaseEnd, SizesAndMaterial, SlottedEnd, SlottedFlap } from '../../src/author/index.ts';
import type { ClosureContext } from './closure.ts';

/** Outer flaps meet (FEFCO 0201), overlap (0202), overlap as far as flaps of equal length do (0205), or reach across the box (0203). */
export type Outer = Exclude<CaseEnd, 'raw'> | 'lap' | 'equal';

interface Reach extends SizesAndMaterial, Pick<ClosureContext, 'walls' | 'allowance'> {
  readonly overlap?: number | undefined;
  readonly outer: Outer;
  readonly pair: 'equal' | 'meet';
  readonly straight: boolean;
}

/** How far the flaps of a slotted end reach from the end of the walls, in mm. */
export const reaches = (end: Reach): Pick<SlottedEnd, 'inner' | 'front' | 'back'> => {
  const { outer, pair, walls, allowance, straight, length, width, material: t, overlap } = end;
  const spans = { meet: width / 2, lap: (width + (overlap ?? 0)) / 2, equal: length / 2, full: width }[outer];
  const { gap, flapStep, flap, inner: innerFlap, full, fromScore } = allowance;
  const add = outer === 'full' ? full : flap;
  const cutDown = (mm: number): number => (flapStep ? flapStep * Math.floor(mm / flapStep + 1e-9) : mm);
  // From its crease. Those that lie on one another end before the far wall, as does each of them where a step parts their creases.
  const isWhole = straight && fromScore;
  const less = { meet: t / 2, lap: t / 2, equal: straight ? t / 2 : 0, full: t }[outer];
  const far =
    gap !== undefined && outer === 'meet' ? (walls[1] - gap) / 2 : cutDown(spans + add - (isWhole ? 0 : less));
  const from = (out: number): SlottedFlap => ({ out, reach: straight ? far : far + out });
  const last = outer === 'meet' ? t : 2 * t;
  const meeting = cutDown(length / 2 + innerFlap - (isWhole ? 0 : t / 2));
  return {
    // In short cases, side flaps as long as overlapping outer flaps would overlap each other. They end where they meet.
    inner:
      pair === 'meet'
        ? meeting
        : outer === 'meet'
          ? Math.min(far + innerFlap - flap, meeting)
          : Math.min(straight ? far + innerFlap - flap : spans, length / 2),
    front: from(t),
    // Flaps that only overlap reach equally far from the end of the walls.
    back: !straight && (outer === 'lap' || outer === 'equal') ? { out: last, reach: far + t } : from(last),
  };
};
