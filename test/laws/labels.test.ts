import { describe, expect, it } from 'vitest';
import { requestedSizes } from '../../src/engine/index.ts';
import { dieline } from '../../src/index.ts';
import { type Label, label, type PlacedPart } from '../../src/sheet/index.ts';
import { built } from './built.ts';
import { sound } from './faults.ts';
import { basisFaults, labelFaults, labels } from './labels.ts';

describe('reports', () => {
  const box = built(sound('Two-piece shirt box'));
  const requested = requestedSizes(box, box.values);
  const good = label(box.drawing, 'mm', requested);
  /** Findings when one label is replaced. */
  const faults = (name: string, change: (label: Label) => Partial<Label['text']>): string => {
    const k = good.findIndex((one) => one.name === name);
    const text = { ...good[k]!.text, ...change(good[k]!) };
    return labelFaults(box.drawing, good.with(k, { ...good[k]!, text }), requested, 'mm').join();
  };

  it('nothing for a sound template', () => expect(labelFaults(box.drawing, good, requested, 'mm')).toEqual([]));

  it('a text on a line, and a text on another text', () => {
    const [corner] = box.drawing.dieline.nodes;
    expect(faults('length', ({ text }) => ({ at: [corner![0] - 2, corner![1] - text.height / 2] }))).toContain(
      'lies on a line',
    );
    const { at } = good.find(({ name }) => name === 'width')!.text;
    expect(faults('part_1', () => ({ at }))).toMatch(/another text overlaps|a line of a label runs through/);
  });

  it('a text that is crossed by its own line', () => {
    const { lines } = good.find(({ name }) => name === 'length')!;
    expect(faults('length', ({ text }) => ({ at: [lines[0]![0][0], lines[0]![0][1] - text.height / 2] }))).toContain(
      'runs through the label length',
    );
  });

  it('a text that is too small, far away, or does not state the given size', () => {
    expect(faults('length', () => ({ height: 1 }))).toContain('is 1 mm high');
    expect(faults('length', () => ({ at: [5000, 0] }))).toMatch(
      /text heights from its line.*labels \(mm\) add .* to the width/,
    );
    expect(faults('length', () => ({ value: '1.00mm' }))).toMatch(/length .*mm is not on the drawing/);
    expect(faults('length', ({ text }) => ({ value: `1${text.value}` }))).toMatch(/length .*mm is not on the drawing/);
    expect(faults('part_2', () => ({ value: 'lid' }))).toContain('0 texts name part 2');
  });

  it('a size of an unknown kind, and an inside or outside size that the folded box does not have', () => {
    const tray = built(sound('Corrugated tray with roll-over sides'), { material: 3 });
    const sizes = requestedSizes(tray, tray.values);
    const own = label(tray.drawing, 'mm', sizes);
    const saying = (basis: string): string[] =>
      basisFaults(
        tray,
        own.map((one) =>
          one.name === 'height'
            ? { ...one, text: { ...one.text, value: one.text.value.replace('inside', basis) } }
            : one,
        ),
        sizes,
      );
    expect(saying('inside')).toEqual([]);
    expect(saying('outside').join()).toMatch(/says ".*outside\)", but the folded box has .* mm outside/);
    expect(saying('nominal').join()).toContain('does not tell what it measures');
  });

  it('a band that is smaller than its contents, and a platform that is larger than its box', () => {
    for (const [name, by, fault] of [
      ['Belly band', -1, 'does not go around its contents'],
      ['Platform', 1, 'does not fit into its box'],
    ] as const) {
      const box = built(sound(name));
      const sizes = requestedSizes(box, box.values);
      const own = label(box.drawing, 'mm', sizes);
      const { length } = sizes;
      const drawn = own.map((one) =>
        one.name === 'length'
          ? { ...one, text: { ...one.text, value: one.text.value.replace(/^[^ ]+/, `${(length! + by).toFixed(2)}mm`) } }
          : one,
      );
      expect(basisFaults(box, own, sizes)).toEqual([]);
      expect(basisFaults(box, drawn, sizes).join()).toContain(fault);
    }
  });

  it('a gauge of a setting that measures something else', () => {
    const sleeve = built(sound('Multipack sleeve'));
    const [{ part, ...placed }] = sleeve.drawing.parts as [PlacedPart];
    const gauges = part.blank.gauges.map((gauge) =>
      gauge.name === 'slot_length' ? { ...gauge, span: [10, 20] as const } : gauge,
    );
    const wrong = { ...placed, part: { ...part, blank: { ...part.blank, gauges } } };
    expect(labels(sleeve)).toEqual([]);
    expect(labels({ ...sleeve, drawing: { ...sleeve.drawing, parts: [wrong] } }).join()).toContain(
      'does not tell what it measures',
    );
  });
});

it('a setting that is drawn larger than it is has both lengths on its label', () => {
  const { labels: all } = dieline('fefco-0310', { cap_height: 80, material: 3 });
  expect(all.find(({ name }) => name === 'cap_height')?.text.value).toBe('82.00mm (80.00mm inside)');
});
