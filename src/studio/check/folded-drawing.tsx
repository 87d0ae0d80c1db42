import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { downloadOrSay } from '../drawer/download.ts';
import { NumberField } from '../drawer/number-field.tsx';
import { slowEngine } from '../engine/client.ts';
import type { FoldedFile } from '../engine/fold-file.ts';
import { FoldPane } from '../fold/fold-pane.tsx';
import { foreign } from '../fold/fold-state.ts';
import { say, sayText } from '../languages/index.ts';
import { parsePlain } from '../state/lengths.ts';
import { setter } from '../state/set.ts';
import { Button, Select } from '../ui/controls.tsx';
import { toast } from '../ui/toast.tsx';
import { checked } from './check-state.ts';

/** How the file folds, and the crease whose angle is shown. */
const folded = signal<FoldedFile | undefined>(undefined);
const chosen = signal('');

const ANGLES = [90, 180, -90, 0];

const fold = async (folds: object): Promise<void> => {
  const { file, question } = checked.peek()!;
  try {
    folded.value = await slowEngine.foldFile(file, question, folds);
    foreign.value = folded.value.model;
  } catch (error) {
    toast((error as Error).message);
  }
};

const chooseCreaseOf = (panel: string): void => {
  const nodes = foreign.peek()?.nodes ?? [];
  const own = nodes.find(({ id }) => id === panel);
  const above = own?.parent === undefined ? undefined : nodes[own.parent];
  const both = [own, above].map((node) => Number(node?.id.split('.').at(-1)));
  if (above) chosen.value = both.sort((a, b) => a - b).join('-');
};

export const FoldedDrawing = () => {
  const { file, question } = checked.value!;
  useEffect(() => {
    void fold({});
    return () => {
      folded.value = foreign.value = undefined;
    };
  }, [file, question]);
  return <FoldPane onPick={chooseCreaseOf} />;
};

/** The angles of a folded drawing, what was assumed of it, and its settings as a file. */
export const FoldFields = () => {
  const { settings, notes = [] } = folded.value ?? {};
  const names = Object.keys(settings?.creases ?? {});
  const name = names.includes(chosen.value) ? chosen.value : names[0];
  if (!settings || name === undefined) return null;
  const { creases } = settings;
  const { angle, open } = creases[name]!;
  const turn = (to: number): void => {
    void fold({ ...settings, creases: { ...creases, [name]: { ...creases[name], angle: to } } });
  };
  const title = `${checked.value!.file.name.replace(/\.\w+$/, '')}.fold.json`;
  return (
    <>
      <h2>{say('stage.folded')}</h2>
      <div class="pairs">
        <Select
          label={say('line.crease')}
          value={name}
          options={names.map((one) => [one, `${one}: ${creases[one]!.open ? '–' : `${creases[one]!.angle}°`}`])}
          onChoose={setter(chosen)}
        />
        {!open && (
          <NumberField
            id="angle"
            label={`${say('check.angle')}, °`}
            value={angle!}
            read={parsePlain}
            write={String}
            faultOf={(value) => (Math.abs(value) > 180 ? { message: '-180 … 180', instead: angle! } : undefined)}
            onTake={turn}
          />
        )}
      </div>
      {!open && ANGLES.map((one) => <Button key={one} kind="small" onPress={() => turn(one)}>{`${one}°`}</Button>)}{' '}
      <Button
        kind="small"
        onPress={() => void downloadOrSay(title, Promise.resolve(new Blob([JSON.stringify(settings, null, 2)])))}
      >
        {say('server.download', { name: title })}
      </Button>
      {notes.map((note) => (
        <p key={note} class="note">
          {sayText(note)}
        </p>
      ))}
    </>
  );
};
