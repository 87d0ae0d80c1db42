import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoxAnswer } from '../engine/box.ts';
import { slowEngine } from '../engine/client.ts';
import { locale, say } from '../languages/index.ts';
import { boxAt } from '../state/address.ts';
import { boxQuestion } from '../state/box-state.ts';
import { setTo, setter } from '../state/set.ts';
import { lengthsAmong, sizesWithUnit } from '../state/sizes-with-unit.ts';
import { BlankPicture, wholePicture } from '../ui/blank-picture.tsx';
import { IconButton } from '../ui/controls.tsx';
import type { BoxVersion } from './own-boxes.ts';

/** Addresses of the boxes that were chosen last, to compare them: two at most. */
export const compared = signal<readonly string[]>([]);

interface BoxRowProps {
  readonly version: BoxVersion;
  readonly name: string;
  readonly where: string;
  readonly onOpen?: () => void;
  /** Left out where the name cannot be changed. */
  readonly onRename?: ((name: string) => void) | undefined;
  /** Called on the second press: the first asks for confirmation. */
  readonly onDelete: () => void;
  /** Further buttons. */
  readonly children: ComponentChildren;
}

export const BoxRow = ({ version, name, where, onOpen, onRename, onDelete, children }: BoxRowProps) => {
  const { address, at } = version;
  const answer = useSignal<BoxAnswer | 'unknown' | undefined>(undefined);
  const isDoomed = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Only then: what is being typed stays while the picture arrives.
    field.current!.value = name;
  }, [name]);
  const box = boxAt(address)!;
  useEffect(() => {
    answer.value = undefined;
    void slowEngine.box(boxQuestion(box)).then(setter(answer), setTo(answer, 'unknown'));
  }, [address]);
  const known = answer.value === 'unknown' ? undefined : answer.value;
  const size = known && sizesWithUnit(lengthsAmong(known.sizes), box.unit);
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const remove = say(isDoomed.value ? 'kept.really' : 'kept.remove');
  const isCompared = compared.value.includes(address);
  const choose = (): void => {
    const others = compared.value.filter((one) => one !== address);
    compared.value = isCompared ? others : [...others, address].slice(-2);
  };
  const press = (): void => {
    if (isDoomed.value) onDelete();
    isDoomed.value = !isDoomed.value;
  };
  return (
    <li>
      <span class="picture">{known?.drawing && <BlankPicture {...wholePicture(known.drawing)} />}</span>
      <span class="text">
        <input
          ref={field}
          class="name"
          aria-label={say('kept.name')}
          maxLength={120}
          readOnly={!onRename}
          onChange={({ currentTarget }) => {
            onRename?.(currentTarget.value.trim() || name);
            // Until the list has another name.
            currentTarget.value = name;
          }}
        />
        <span class="about">{answer.value === 'unknown' ? say('kept.unknown', { id: box.id }) : (size ?? '…')}</span>
        <span class="about">
          {[where, date, ...(version.artwork?.files.map((file) => file.name) ?? [])].join(' · ')}
        </span>
      </span>
      <span class="acts">
        <a class="button small" href={`#${address}`} aria-label={`${say('kept.open')}: ${name}`} onClick={onOpen}>
          {say('kept.open')}
        </a>
        <IconButton
          icon="compare"
          kind="small"
          label={say('compare.choose', { name })}
          aria-pressed={isCompared}
          onClick={choose}
        />
        {children}
        <button
          type="button"
          class={`button small ${isDoomed.value ? 'danger' : 'plain'}`}
          aria-label={`${remove}: ${name}`}
          onClick={press}
          onBlur={setTo(isDoomed, false)}
        >
          {remove}
        </button>
      </span>
    </li>
  );
};
