import { useEffect } from 'preact/hooks';
import { downloadOrSay } from '../drawer/download.ts';
import { say, sayCount, sayText } from '../languages/index.ts';
import { canForget, forgetKey, hasServer, mayAsk } from '../server/api-key.ts';
import { type Kept, kept, loadKept, loadMore, removeKept } from '../server/kept-state.ts';
import { KeyForm } from '../server/key-form.tsx';
import { boxAt, writeAddress } from '../state/address.ts';
import { setTo } from '../state/set.ts';
import { Button, IconButton } from '../ui/controls.tsx';
import { FilesButton } from '../ui/drop-zone.tsx';
import { useDropping } from '../ui/dropping.ts';
import { Icon } from '../ui/icon.tsx';
import { RefusalNote, refusal } from '../ui/refusal-note.tsx';
import { toast } from '../ui/toast.tsx';
import { usePage } from '../ui/use-page.ts';
import { BoxRow, compared } from './box-row.tsx';
import { readBoxes, writeBoxes } from './boxes-file.ts';
import { changeOwn, ownBoxes } from './browser-storage.ts';
import { keptAs } from './keep-section.tsx';
import { layKept } from './kept-artwork.ts';
import { freeName, type OwnBox, withCurrent, withName, withOthers, withoutVersion } from './own-boxes.ts';

const rename = async (from: string, to: string): Promise<void> => {
  if (to === from || !(await changeOwn((boxes) => withName(boxes, from, to)))) return;
  // A box that was opened under the old name is no version of it any more.
  keptAs.value = { id: '', name: '' };
};

const exportBoxes = (name: string, boxes: readonly OwnBox[]): Promise<void> =>
  downloadOrSay(
    `${name}.json`,
    writeBoxes(boxes).then((data) => ({ data, mediaType: 'application/json' })),
  );

const MOST_BYTES = 200_000_000;

/** Adds the boxes of files, or says what is wrong with one of them and changes nothing. */
const importBoxes = async (files: readonly File[]): Promise<void> => {
  const lists: (readonly OwnBox[])[] = [];
  for (const file of files)
    try {
      if (file.size > MOST_BYTES) throw new RangeError(`> ${MOST_BYTES / 1_000_000} MB`);
      lists.push(readBoxes(await file.text()));
    } catch (error) {
      refusal.value = say('kept.no_boxes', { file: file.name, at: (error as Error).message });
      return;
    }
  let count = 0;
  const add = (own: readonly OwnBox[]): readonly OwnBox[] => {
    const all = lists.reduce(withOthers, own);
    count = all.filter((one) => !own.includes(one)).length;
    return count ? all : own;
  };
  if (await changeOwn(add)) toast(sayCount('kept.imported', count));
};

const ownRows = ({ name, versions }: OwnBox) =>
  versions.map((version, k) => (
    <BoxRow
      // The focus stays in its place when a box is renamed or deleted.
      key={k}
      version={version}
      name={k ? `${name} · ${versions.length - k}` : name}
      where={say('kept.browser')}
      onOpen={() => {
        layKept(version);
        keptAs.value = { id: boxAt(version.address)!.id, name };
      }}
      onRename={k ? undefined : (to) => void rename(name, to)}
      onDelete={() => void changeOwn((boxes) => withoutVersion(boxes, name, k ? version : undefined))}
    >
      {k ? (
        <Button kind="small" onPress={() => void changeOwn((boxes) => withCurrent(boxes, name, version))}>
          {say('kept.make_current')}
        </Button>
      ) : (
        <>
          <IconButton
            icon="copy"
            kind="small"
            label={say('kept.duplicate', { name })}
            onClick={() => void changeOwn((boxes) => [...boxes, { name: freeName(boxes, name), versions }])}
          />
          <IconButton
            icon="get"
            kind="small"
            label={say('kept.export', { name })}
            onClick={() => void exportBoxes(`${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.boxes`, [{ name, versions }])}
          />
        </>
      )}
    </BoxRow>
  ));

const serverRow = (record: Kept) => {
  const { id, url, format } = record.dieline;
  const name = sayText(record.name);
  return (
    <BoxRow version={record} name={name} where={say('kept.server')} onDelete={() => void removeKept(id, name)}>
      <a class="button small" href={url} download>
        <Icon name="get" />
        <span class="hidden">{say('server.download', { name })}</span>
        {format.toUpperCase()}
      </a>
    </BoxRow>
  );
};

/** The boxes of the browser and of the server, newest first. */
const List = () => {
  const own = ownBoxes.value ?? [];
  const { all = [], total = 0 } = (mayAsk.value && kept.value) || {};
  const rows = [
    ...own.map((box) => ({ at: box.versions[0]!.at, rows: ownRows(box) })),
    ...all.map((box) => ({ at: box.at, rows: [serverRow(box)] })),
  ];
  return (
    <>
      <p class="muted" role="status">
        {rows.length ? sayCount('kept.count', own.length + total) : say('kept.none')}
      </p>
      <ul class="kept-list">{rows.toSorted((a, b) => b.at - a.at).map((one) => one.rows)}</ul>
      {all.length < total && <Button onPress={() => void loadMore()}>{say('server.more')}</Button>}
    </>
  );
};

/** The way to the comparison, as soon as two boxes are chosen for it. */
const Comparing = () => {
  useEffect(() => setTo(compared, []), []);
  const boxes = compared.value;
  return (
    <p class="comparing" role="status">
      {boxes.length === 1 && say('compare.another')}
      {boxes.length > 1 && (
        <a class="button solid" href={`#${writeAddress({ place: 'compare', boxes })}`}>
          {say('compare.go')}
        </a>
      )}
    </p>
  );
};

/** My boxes: those of this browser and, with a server, those of its account. */
export const KeptPage = () => {
  usePage(`${say('nav.kept')} – Boxwright`);
  useEffect(() => {
    void changeOwn();
    // A key entered here loads the list itself.
    if (mayAsk.peek() && !kept.peek()) void loadKept();
  }, []);
  const { isOver, dropping } = useDropping((files) => void importBoxes(files));
  const forget = (): void => {
    forgetKey();
    kept.value = undefined;
  };
  const own = ownBoxes.value;
  return (
    <main id="main" class={`kept ${isOver.value ? 'over' : ''}`} tabIndex={-1} {...dropping}>
      <header>
        <h1>{say('nav.kept')}</h1>
        <div class="acts">
          <FilesButton
            text={say('kept.import')}
            accept=".json,application/json"
            onFiles={(files) => void importBoxes(files)}
          />
          {own && own.length > 0 && (
            <Button kind="small" onPress={() => void exportBoxes('boxes', own)}>
              {say('kept.export_all')}
            </Button>
          )}
        </div>
      </header>
      <p class="sub">{say('kept.is')}</p>
      <RefusalNote />
      <Comparing />
      {(own || refusal.value) && <List />}
      {hasServer && !mayAsk.value && <KeyForm />}
      {canForget.value && <Button onPress={forget}>{say('server.forget_key')}</Button>}
    </main>
  );
};
