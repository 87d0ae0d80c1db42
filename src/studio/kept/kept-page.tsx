import { useEffect } from 'preact/hooks';
import { say, sayCount, sayText } from '../languages/index.ts';
import { canForget, forgetKey, hasServer, mayAsk } from '../server/api-key.ts';
import { type Kept, kept, loadKept, loadMore, removeKept } from '../server/kept-state.ts';
import { KeyForm } from '../server/key-form.tsx';
import { boxAt } from '../state/address.ts';
import { Button, IconButton } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { RefusalNote, refusal } from '../ui/refusal-note.tsx';
import { usePage } from '../ui/use-page.ts';
import { BoxRow } from './box-row.tsx';
import { changeOwn, ownBoxes } from './browser-storage.ts';
import { keptAs } from './keep-section.tsx';
import { freeName, type OwnBox, withCurrent, withName, withoutVersion } from './own-boxes.ts';

const rename = async (from: string, to: string): Promise<void> => {
  if (to === from || !(await changeOwn((boxes) => withName(boxes, from, to)))) return;
  // A box that was opened under the old name is no version of it any more.
  keptAs.value = { id: '', name: '' };
};

/** A box of this browser, and its older versions. */
const ownRows = ({ name, versions }: OwnBox) =>
  versions.map((version, k) => (
    <BoxRow
      // The focus stays in its place when a box is renamed or deleted.
      key={k}
      version={version}
      name={k ? `${name} · ${versions.length - k}` : name}
      where={say('kept.browser')}
      onOpen={() => {
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
        <IconButton
          icon="copy"
          kind="small"
          label={say('kept.duplicate', { name })}
          onClick={() => void changeOwn((boxes) => [...boxes, { name: freeName(boxes, name), versions }])}
        />
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

/** My boxes: those of this browser and, with a server, those of its account. */
export const KeptPage = () => {
  usePage(`${say('nav.kept')} – Boxwright`);
  useEffect(() => {
    void changeOwn();
    // A key entered here loads the list itself.
    if (mayAsk.peek() && !kept.peek()) void loadKept();
  }, []);
  const forget = (): void => {
    forgetKey();
    kept.value = undefined;
  };
  return (
    <main id="main" class="kept" tabIndex={-1}>
      <h1>{say('nav.kept')}</h1>
      <p class="sub">{say('kept.is')}</p>
      <RefusalNote />
      {(ownBoxes.value || refusal.value) && <List />}
      {hasServer && !mayAsk.value && <KeyForm />}
      {canForget.value && <Button onPress={forget}>{say('server.forget_key')}</Button>}
    </main>
  );
};
