import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale, say, sayCount } from '../languages/index.ts';
import { setTo } from '../state/set.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { addressOfBox } from '../state/store.ts';
import { Button } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { usePage } from '../ui/use-page.ts';
import { canForget, forgetKey, mayAsk } from './api-key.ts';
import { type Kept, kept, loadKept, loadMore, removeKept } from './kept-state.ts';
import { KeyForm, RefusalNote } from './key-form.tsx';

/** The record that a second press deletes. The first press asks for confirmation. */
const doomed = signal('');

const remove = async ({ dieline: { id }, name }: Kept): Promise<void> => {
  if (doomed.value !== id) {
    doomed.value = id;
    return;
  }
  doomed.value = '';
  if (await removeKept(id)) toast(say('server.removed', { name }));
};

const sizesOf = ({ values, dieline: { variables } }: Kept): string => {
  const sizes = ['length', 'width', 'height'].flatMap((name) => values[name] ?? []);
  return sizesWithUnit(sizes, variables.unit === 'in' ? 'in' : 'mm');
};

const Row = ({ of }: { readonly of: Kept }) => {
  const { name, main, values, choices = {}, dieline } = of;
  const isDoomed = doomed.value === dieline.id;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span class="picture">{main && <img src={`studio/pictures/${main}.svg`} alt="" loading="lazy" />}</span>
      <span class="text">
        {main ? (
          <a class="name" href={addressOfBox(dieline.dieline_template_id, values, { choices })}>
            {name}
          </a>
        ) : (
          <span class="name">{name}</span>
        )}
        <span class="about">{sizesOf(of)}</span>
        <span class="about">{date.format(new Date(dieline.created_at))}</span>
      </span>
      <a class="button small" href={dieline.url} download>
        <Icon name="get" />
        <span class="hidden">{say('server.download', { name })}</span>
        {dieline.format.toUpperCase()}
      </a>
      <button
        type="button"
        class={`button small ${isDoomed ? 'danger' : 'plain'}`}
        aria-label={`${say(isDoomed ? 'server.really' : 'server.remove')}: ${name}`}
        onClick={() => void remove(of)}
        onBlur={setTo(doomed, '')}
      >
        {say(isDoomed ? 'server.really' : 'server.remove')}
      </button>
    </li>
  );
};

const List = () => {
  const now = kept.value;
  if (!now) return null;
  if (!now.all.length)
    return (
      <div class="none">
        <h2>{say('server.none')}</h2>
        <p class="muted">{say('server.none_help')}</p>
        <a class="button" href="#/">
          {say('find.page')}
        </a>
      </div>
    );
  return (
    <>
      <p class="muted" role="status">
        {sayCount('server.count', now.total)}
      </p>
      <ul class="kept-list">
        {now.all.map((one) => (
          <Row key={one.dieline.id} of={one} />
        ))}
      </ul>
      {now.all.length < now.total && <Button onPress={() => void loadMore()}>{say('server.more')}</Button>}
    </>
  );
};

/** The dielines stored on the server. */
export const KeptPage = () => {
  usePage(`${say('nav.kept')} – Boxwright`);
  // A key entered here loads the list itself.
  useEffect(() => {
    if (mayAsk.peek() && !kept.peek()) void loadKept();
  }, []);
  return (
    <main id="main" class="kept" tabIndex={-1}>
      <header>
        <h1>{say('nav.kept')}</h1>
        {canForget.value && (
          <Button
            kind="small plain"
            onPress={() => {
              forgetKey();
              kept.value = undefined;
            }}
          >
            {say('server.forget_key')}
          </Button>
        )}
      </header>
      <p class="sub">{say('server.kept_is')}</p>
      <RefusalNote />
      {mayAsk.value ? <List /> : <KeyForm />}
    </main>
  );
};
