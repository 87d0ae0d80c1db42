import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { locale, say, type Words } from '../languages/index.ts';
import { showsInside } from '../stage/flat-state.ts';
import { changeLayer, type LayerChange, placedLayer, setLayers, shownLayers, withPlace } from '../state/artwork.ts';
import { formatInUnit, parseLength } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { Button, SegmentedControl, Select } from '../ui/controls.tsx';
import rules from './layer-rules.json' with { type: 'json' };
import { NumberField } from './number-field.tsx';

/** Place, size and rule of a layer. Its document has limits of its own, and says which. */
export const LayerForm = ({ laid, number }: { readonly laid: LaidArtwork; readonly number: number }) => {
  const layer = laid.document.layers[number]!;
  const shown = shownLayers.value[number];
  const placed = placedLayer(number);
  const change = (what: LayerChange): void => changeLayer(laid, number, { ...withPlace(layer, placed), ...what });
  const { low, size, target, by, isLost, side = 'outside' } = placed ?? { low: [0, 0], size: [1, 1], target: [1, 1] };
  const [[x, y], [width, height], unit] = [layer.at ?? low, target, fileUnit.value];
  const numbers: readonly (readonly [keyof Words, number, (value: number) => LayerChange])[] = [
    ['art.x', x, (to) => ({ at: [to, y] })],
    ['art.y', y, (to) => ({ at: [x, to] })],
    ['art.width', layer.width ?? size[0], (to) => ({ width: to, height: undefined })],
  ];
  const sides = (['outside', 'inside'] as const).map((value) => ({ value, text: say(`art.${value}`) }));
  return (
    <>
      <h3>{layer.file ?? layer.text}</h3>
      <p class="note">
        {shown && 'problem' in shown ? shown.problem : say(isLost ? 'art.lost' : `art.by_${by ?? 'said'}`)}
      </p>
      <div class="pairs">
        {(layer.file ? numbers : numbers.slice(0, 2)).map(([words, value, set]) => (
          <NumberField
            key={words}
            id={`layer-${words}`}
            label={say(words, { unit })}
            value={value}
            read={(text) => parseLength(text, unit, locale.value)}
            write={(mm) => formatInUnit(mm, unit, locale.value)}
            faultOf={() => undefined}
            onTake={(to) => change(set(to))}
          />
        ))}
        <Select
          label={say('art.rule')}
          value={layer.anchor ?? layer.rule ?? 'keep'}
          options={Object.keys(rules).map((rule) => [rule, say(`art.rule_${rule.replace(' ', '_')}` as keyof Words)])}
          onChoose={(to) =>
            change({ anchor: undefined, for: { width, height }, ...rules[to as 'scale'] } as LayerChange)
          }
        />
      </div>
      <SegmentedControl
        label={say('art.side')}
        of={sides}
        value={side}
        onChoose={(to) => {
          change({ side: to });
          // The other side would hide it.
          showsInside.value = to === 'inside';
        }}
      />
      <Button kind="small plain" onPress={() => setLayers(laid, laid.document.layers.toSpliced(number, 1))}>
        {say('art.remove')}
      </Button>
    </>
  );
};
