import { engine } from '../engine/client.ts';
import type { FileKind } from '../engine/protocol.ts';
import { say, type Words } from '../languages/index.ts';
import { boxState, shown } from '../state/store.ts';
import { copy } from '../ui/copy.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { download } from './download.ts';
import { fileName } from './file-name.ts';

interface FileRow {
  readonly kind: FileKind;
  readonly words: keyof Words;
  readonly about: keyof Words;
  readonly type: string;
}

const sections: readonly (readonly [title: keyof Words, rows: readonly FileRow[]])[] = [
  ['take.cutting', [{ kind: 'dxf', words: 'take.dxf', about: 'take.dxf_is', type: 'image/vnd.dxf' }]],
  [
    'take.printing',
    [
      { kind: 'pdf', words: 'take.pdf', about: 'take.pdf_is', type: 'application/pdf' },
      { kind: 'svg', words: 'take.svg', about: 'take.svg_is', type: 'image/svg+xml' },
    ],
  ],
];

const take = async ({ kind, type }: FileRow): Promise<void> => {
  const good = shown.value;
  if (!good) return;
  const name = `${fileName(good.answer)}.${kind}`;
  try {
    download(name, await engine.file(good.question, kind, boxState.value?.unit === 'in' ? 'in' : 'mm'), type);
    toast(name);
  } catch (error) {
    toast(say('take.failed', { why: error instanceof Error ? error.message : String(error) }));
  }
};

/** Files of the box as it is shown. */
export const TakePanel = () => {
  const good = shown.value;
  if (!good) return null;
  const name = fileName(good.answer);
  return (
    <>
      <h3>{say('take.name')}</h3>
      <div class="copy-field">
        <code>{name}</code>
        <button type="button" class="icon-button small" aria-label={say('take.copy_name')} onClick={() => copy(name, say('toast.copied'))}>
          <Icon name="copy" />
        </button>
      </div>
      {sections.map(([title, rows]) => (
        <section key={title}>
          <h3>{say(title)}</h3>
          {rows.map((row) => (
            <button type="button" class="file" key={row.kind} onClick={() => take(row)}>
              <span class="format">{row.kind.toUpperCase()}</span>
              <span>
                <span class="name">{say(row.words)}</span>
                <span class="about">{say(row.about)}</span>
              </span>
              <Icon name="get" />
            </button>
          ))}
        </section>
      ))}
    </>
  );
};
