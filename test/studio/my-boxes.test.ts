import { describe, expect, it } from 'vitest';
import { freeName, type OwnBox, withCurrent, withName, withoutVersion } from '../../src/studio/kept/own-boxes.ts';

const version = (length: number, at = length) => ({ address: `/box/becf-10101?length=${length}`, at });
const mug: OwnBox = { name: 'Mug', versions: [version(90)] };

describe('boxes kept in the browser', () => {
  it('get a version each time they are kept again, the last one first', () => {
    const twice = withCurrent(withCurrent([], 'Mug', version(90)), 'Mug', version(95));
    expect(twice).toEqual([{ name: 'Mug', versions: [version(95), version(90)] }]);
    // The same box again is no other version, and an older one becomes current.
    expect(withCurrent(twice, 'Mug', version(95, 7))[0]!.versions).toEqual([version(95, 7), version(90)]);
    expect(withCurrent(twice, 'Mug', version(90))[0]!.versions).toEqual([version(90), version(95)]);
    expect(withCurrent([mug], 'Cup', version(1)).map(({ name }) => name)).toEqual(['Mug', 'Cup']);
  });

  it('never share a name', () => {
    expect(freeName([], 'Mug')).toBe('Mug');
    const three = [mug, { ...mug, name: 'Mug 2' }, { ...mug, name: 'Cup' }];
    expect(freeName(three, 'Mug')).toBe('Mug 3');
    expect(withName(three, 'Cup', 'Mug').map(({ name }) => name)).toEqual(['Mug', 'Mug 2', 'Mug 3']);
    expect(withName(three, 'Cup', 'Bowl').map(({ name }) => name)).toEqual(['Mug', 'Mug 2', 'Bowl']);
  });

  it('lose one version or all', () => {
    const two = [{ name: 'Mug', versions: [version(95), version(90)] }];
    expect(withoutVersion(two, 'Mug', version(95))).toEqual([mug]);
    expect(withoutVersion(two, 'Mug')).toEqual([]);
    expect(withoutVersion(two, 'Cup')).toEqual(two);
  });
});
