/** What is shown, as far as it can be told in an address: `#fold=0.5&turn=30&tilt=20&side=inside&dimensions=on`. */
export interface Shown {
  fold: number;
  turn: number;
  tilt: number;
  side: 'outside' | 'inside';
  dimensions: boolean;
}

/** Reads the part of an address after `#`; what is not there, or makes no sense, is as `usual`. */
export const shownIn = (hash: string, usual: Shown): Shown => {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: 'fold' | 'turn' | 'tilt', lo: number, hi: number): number => {
    const text = asked.get(name);
    const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? Math.min(hi, Math.max(lo, value)) : usual[name];
  };
  const side = asked.get('side');
  const dimensions = asked.get('dimensions');
  return {
    fold: number('fold', 0, 1),
    turn: number('turn', -360, 360),
    tilt: number('tilt', -90, 90),
    side: side === 'inside' || side === 'outside' ? side : usual.side,
    dimensions: dimensions === null ? usual.dimensions : dimensions === 'on',
  };
};
