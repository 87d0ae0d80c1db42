import type { ArtworkLayer } from '../../entry/press.ts';
import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { say, type Words } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { showsInside } from '../stage/flat-state.ts';
import { arrangeLayers, changeLayer, type LayerChange, placedLayer, shownLayers, withPlace } from '../state/artwork.ts';
import { formatInUnit, parseLength } from '../state/lengths.ts';
import { fileUnit, shown as shownBox } from '../state/store.ts';
import { Button, SegmentedControl, Select } from '../ui/controls.tsx';
import rules from './layer-rules.json' with { type: 'json' };
import { NumberField } from './number-field.tsx';

const plates = ['', 'white', 'varnish', 'foil', 'emboss'] as const;

/** Place, size, ink and rule of a layer. Its document has limits of its own, and says which. */
export const LayerForm = ({ laid, number }: { readonly laid: LaidArtwork; readonly number: number }) => {
  const placed = placedLayer(number);
  const layer = withPlace(laid.document.layers[number]!, placed);
  const shown = shownLayers.value[number];
  const change = (what: LayerChange): void => changeLayer(laid, number, { ...layer, ...what });
  const { low, size, target, by, isLost, side = 'outside' } = placed ?? { low: [0, 0], size: [1, 1], target: [1, 1] };
  const [[x, y], [width, height], unit] = [layer.at ?? low, target, fileUnit.value];
  const numbers: readonly (readonly [keyof Words, number, (value: number) => LayerChange])[] = [
    ['art.x', x, (to) => ({ at: [to, y] })],
    ['art.y', y, (to) => ({ at: [x, to] })],
    ['art.width', layer.width ?? size[0], (to) => ({ width: to, height: undefined })],
    ['art.height', layer.height ?? size[1], (to) => ({ height: to, ...(layer.file && { width: undefined }) })],
    ['art.turn', layer.rotate ?? 0, (to) => ({ rotate: to || undefined })],
  ];
  const on = [layer.on ?? 'blank'].flat();
  const panels = [...new Set(shownBox.value?.drawing.panels.map(({ id }) => id))].map(
    (id) => [id, panelName(id)] as const,
  );
  const several = on.length > 1 ? [[on.join(), on.map(panelName).join(' + ')] as const] : [];
  const others = laid.document.layers.map((_, k) => k).toSpliced(number, 1);
  const move = (to: number) => arrangeLayers(laid, others.toSpliced(to, 0, number));
  const sides = (['outside', 'inside'] as const).map((value) => ({ value, text: say(`art.${value}`) }));
  return (
    <>
      <h3>{layer.file ?? layer.text}</h3>
      <p class="note">
        {shown && 'problem' in shown ? shown.problem : say(isLost ? 'art.lost' : `art.by_${by ?? 'said'}`)}
      </p>
      <div class="pairs">
        {numbers
          .filter(([words]) => layer.file || words !== 'art.width')
          .map(([words, value, set]) => (
            <NumberField
              key={words}
              id={`layer-${words}`}
              label={say(words, { unit })}
              value={value}
              // Degrees have no unit of length.
              read={(text) => parseLength(text, words === 'art.turn' ? 'mm' : unit)}
              write={(to) => formatInUnit(to, words === 'art.turn' ? 'mm' : unit)}
              onTake={(to) => change(set(to))}
            />
          ))}
        <Select
          label={say('art.on')}
          value={on.join()}
          options={[['blank', say('art.blank')], ...several, ...panels]}
          onChoose={(to) =>
            change({ on: to === 'blank' ? undefined : to, at: [0, 0], for: undefined, rule: undefined })
          }
        />
        <Select
          label={say('art.plate')}
          value={layer.plate ?? ''}
          options={plates.map((plate) => [plate, say(`art.plate_${plate || 'none'}` as keyof Words)])}
          onChoose={(to) => change({ plate: (to || undefined) as ArtworkLayer['plate'] })}
        />
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
      {number < others.length && (
        <Button kind="small plain" onPress={() => move(number + 1)}>
          {say('art.up')}
        </Button>
      )}
      {number > 0 && (
        <Button kind="small plain" onPress={() => move(number - 1)}>
          {say('art.down')}
        </Button>
      )}
      <Button kind="small plain" onPress={() => arrangeLayers(laid, others)}>
        {say('art.remove')}
      </Button>
    </>
  );
};
