/** The state of the page in its address: `#fold=0.5&turn=30&tilt=20&side=inside&dimensions=on&print=on`. */
export interface PageState {
  fold: number;
  turn: number;
  tilt: number;
  side: 'outside' | 'inside';
  dimensions: boolean;
  print: boolean;
}

/** Reads the part of an address after `#`. Missing and invalid values come from `usual`. */
export const stateIn = (hash: string, usual: PageState): PageState => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: 'fold' | 'turn' | 'tilt', lo: number, hi: number): number => {
    const text = given.get(name);
    const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? Math.min(hi, Math.max(lo, value)) : usual[name];
  };
  const isOn = (name: 'dimensions' | 'print'): boolean => {
    const text = given.get(name);
    return text === null ? usual[name] : text === 'on';
  };
  const side = given.get('side');
  return {
    fold: number('fold', 0, 1),
    turn: number('turn', -360, 360),
    tilt: number('tilt', -90, 90),
    side: side === 'inside' || side === 'outside' ? side : usual.side,
    dimensions: isOn('dimensions'),
    print: isOn('print'),
  };
};
