import { engine } from '../engine/client.ts';
import type { FileKind } from '../engine/protocol.ts';
import { model } from '../fold/fold-state.ts';
import { scene } from '../fold/scene-state.ts';
import { say, type Words } from '../languages/index.ts';
import { fileUnit, shown } from '../state/store.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { toast } from '../ui/toast.tsx';
import { download } from './download.ts';
import { boxFileName } from './file-name.ts';

/** A file that can be taken. */
export interface FileRow {
  readonly kind: FileKind | 'png' | 'glb';
  readonly words: keyof Words;
  readonly about: keyof Words;
  readonly type: string;
  /** The end of its name, where that is not its kind, and what stands on it. */
  readonly ending?: string;
  readonly sign?: string;
}

/** What shows the box as it stands to somebody else. */
export const showing: readonly FileRow[] = [
  { kind: 'png', words: 'take.png', about: 'take.png_is', type: 'image/png' },
  { kind: 'glb', words: 'take.glb', about: 'take.glb_is', type: 'model/gltf-binary' },
];

/** Pictures and models are made of the box that is seen folded. */
const needsScene = ({ kind }: FileRow): boolean => kind === 'png' || kind === 'glb';

const dataOf = async ({ kind }: FileRow): Promise<string | Uint8Array | Blob> => {
  const good = shown.value!;
  const seen = scene.value;
  if (kind === 'png') return (await seen!.picture())!;
  if (kind === 'glb') return (await import('../fold/export-glb.ts')).exportGlb(seen!.box!, good.name);
  return engine.file(good.question, kind, fileUnit.value);
};

const take = async (row: FileRow): Promise<void> => {
  const good = shown.value;
  if (!good) return;
  const name = `${boxFileName(good)}.${row.ending ?? row.kind}`;
  try {
    download(name, await dataOf(row), row.type);
    toast(name);
  } catch (error) {
    toast(say('take.failed', { why: error instanceof Error ? error.message : String(error) }));
  }
};

/** Hands out a file. */
export const FileButton = ({ row, about = say(row.about) }: { readonly row: FileRow; readonly about?: string }) => {
  const isOff = needsScene(row) && !(scene.value && model.value);
  return (
    <ActionButton
      sign={row.sign ?? row.kind.toUpperCase()}
      name={say(row.words)}
      about={isOff ? say('take.needs_3d') : about}
      icon="get"
      isOff={isOff}
      onPress={() => void take(row)}
    />
  );
};
