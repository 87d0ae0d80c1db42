import { signal } from '@preact/signals';
import type { ShownBox } from '../engine/box.ts';
import { engine } from '../engine/client.ts';
import type { BoxFile, FileKind } from '../engine/protocol/file.ts';
import { cannotDraw } from '../fold/fold-state.ts';
import { say, type Words } from '../languages/index.ts';
import { readPreference } from '../state/preferences.ts';
import { fileUnit, shown } from '../state/store.ts';
import { ActionButton } from '../ui/controls.tsx';
import { downloadOrSay } from './download.ts';
import { boxFileName } from './file-name.ts';

/** The profile of the files: who takes them. */
export const receiver = signal(readPreference('receiver', 'service'));

type Described<Key> = Key extends `${infer Name}_is` ? Extract<Name, keyof Words> : never;

export interface FileRow {
  readonly kind: FileKind | 'png' | 'glb';
  /** Key of the text for its use. The key with `_is` has its description. */
  readonly words: Described<keyof Words>;
  /** Extension of its name, if different from its kind, and text on its sign. */
  readonly ending?: string;
  readonly sign?: string;
}

export const showing: readonly FileRow[] = [
  { kind: 'png', words: 'take.png' },
  { kind: 'glb', words: 'take.glb' },
];

const isFolded = ({ kind }: FileRow): boolean => kind === 'png' || kind === 'glb';

const fileOf = async ({ kind }: FileRow, good: ShownBox): Promise<BoxFile | Blob> => {
  if (kind !== 'png' && kind !== 'glb') return engine.file(good.question, kind, fileUnit.value, receiver.value);
  const { foldingModel, foldedPicture } = await import('../fold/fold-files.ts');
  return kind === 'png' ? foldedPicture(good) : { data: await foldingModel(good), mediaType: 'model/gltf-binary' };
};

const take = async (row: FileRow): Promise<void> => {
  const good = shown.value;
  if (good) await downloadOrSay(`${boxFileName(good)}.${row.ending ?? row.kind}`, fileOf(row, good));
};

interface FileButtonProps {
  readonly row: FileRow;
  readonly about?: string;
}

export const FileButton = ({ row, about = say(`${row.words}_is`) }: FileButtonProps) => {
  const isOff = isFolded(row) && cannotDraw.value;
  return (
    <ActionButton
      sign={row.sign ?? row.kind.toUpperCase()}
      name={say(row.words)}
      about={isOff ? say('fold.no_3d') : about}
      isOff={isOff}
      onPress={() => void take(row)}
    />
  );
};
