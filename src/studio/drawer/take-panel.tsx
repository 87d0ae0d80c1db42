import { signal, useSignal } from '@preact/signals';
import { type FormatName, formatNames, type Paper } from '../../entry/engine.ts';
import { KeepSection } from '../kept/keep-section.tsx';
import { say, sayCount, type Words } from '../languages/index.ts';
import { withCapital } from '../shape/names.ts';
import { keeper, readPreference } from '../state/preferences.ts';
import { setter } from '../state/set.ts';
import { fileUnit, link, shown } from '../state/store.ts';
import { Button, CopyField, SegmentedControl } from '../ui/controls.tsx';
import { copy, copyLink } from '../ui/copy.ts';
import { Icon } from '../ui/icon.tsx';
import { type CodeKind, codeKinds, codeText } from './code.ts';
import { FileButton, type FileRow, receiver } from './file-button.tsx';
import { boxFileName } from './file-name.ts';
import { FilmButtons } from './film-buttons.tsx';
import { knownReceivers, ReceiverSelect } from './receiver-select.tsx';
import table from './take-sections.json' with { type: 'json' };

const sections = table as unknown as readonly { readonly title: keyof Words; readonly rows: readonly FileRow[] }[];

/** True for a file that the receiver takes. The hosted service's readers take all. */
const isTaken = ({ kind }: FileRow): boolean => {
  const one = knownReceivers.value.find(({ name }) => name === receiver.value);
  return !one || one.name === 'service' || !isFormatRow(kind) || one.formats.includes(kind);
};

const isFormatRow = (kind: FileRow['kind']): kind is FormatName => formatNames.some((one) => one === kind);

const paper = signal<Paper>(readPreference('paper', navigator.language.endsWith('-US') ? 'letter' : 'A4'));

/** The blank on pages of a home printer, for a sample by hand. */
const Tiles = () => {
  const { value } = paper;
  const { pages } = shown.value!.drawing;
  return (
    <section>
      <h3>{say('take.home')}</h3>
      <SegmentedControl
        label={say('take.paper')}
        of={(Object.keys(pages) as Paper[]).map((one) => ({ value: one, text: withCapital(one) }))}
        value={value}
        onChoose={keeper(paper, 'paper')}
      />
      <FileButton
        row={{ kind: `tiles-${value}`, words: 'take.tiles', ending: `${value}.pdf`, sign: 'PDF' }}
        about={`${sayCount('take.pages', pages[value])}; ${say('take.tiles_is')}`}
      />
    </section>
  );
};

/** The server's own address. Static pages show the address of a server that a developer would start. */
const address = (): string =>
  'offline' in document.documentElement.dataset ? 'http://127.0.0.1:3000' : location.origin;

const Code = () => {
  const kind = useSignal<CodeKind>('curl');
  const good = shown.value!;
  const text = codeText(kind.value, { box: good, address: address(), file: boxFileName(good), unit: fileUnit.value });
  return (
    <section>
      <h3>{say('take.code')}</h3>
      <SegmentedControl
        label={say('take.code')}
        of={codeKinds.map((value) => ({ value, text: value === 'command' ? say('take.command') : value }))}
        value={kind.value}
        onChoose={setter(kind)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre tabIndex={0}>{text}</pre>
      <Button kind="small" onPress={() => copy(text, say('toast.copied'))}>
        <Icon name="copy" />
        {say('take.copy_code')}
      </Button>
    </section>
  );
};

export const TakePanel = () => {
  const good = shown.value;
  if (!good) return null;
  const name = boxFileName(good);
  return (
    <>
      <h3>{say('take.name')}</h3>
      <CopyField label={say('take.copy_name')} onCopy={() => copy(name, say('toast.copied'))}>
        <code>{name}</code>
      </CopyField>
      <ReceiverSelect value={receiver.value} onChoose={keeper(receiver, 'receiver')} />
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h3>{say(title)}</h3>
          {rows.filter(isTaken).map((row) => (
            <FileButton key={row.kind} row={row} />
          ))}
          {title === 'take.showing' && <FilmButtons />}
        </section>
      ))}
      <Tiles />
      <KeepSection />
      <h3>{say('take.link')}</h3>
      <CopyField label={say('top.share')} onCopy={copyLink}>
        <code>{link.value}</code>
      </CopyField>
      <Code />
    </>
  );
};
