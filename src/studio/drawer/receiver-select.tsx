import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { engine } from '../engine/client.ts';
import type { Receiver } from '../engine/protocol/file.ts';
import { say, sayText } from '../languages/index.ts';
import { setter } from '../state/set.ts';
import { Select } from '../ui/controls.tsx';

/** Who may take the files, once the engine has told. */
export const knownReceivers = signal<readonly Receiver[]>([]);

interface ReceiverSelectProps {
  readonly value: string;
  /** Rows above them. */
  readonly first?: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (name: string) => void;
}

export const ReceiverSelect = ({ value, first = [], onChoose }: ReceiverSelectProps) => {
  useEffect(() => {
    if (!knownReceivers.value.length) void engine.receivers().then(setter(knownReceivers));
  }, []);
  const rows = knownReceivers.value.map(({ name, title }) => [name, sayText(title)] as const);
  return <Select label={say('take.receiver')} value={value} options={[...first, ...rows]} onChoose={onChoose} />;
};
