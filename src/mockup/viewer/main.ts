import { filmType } from '../../viewer/index.ts';
import type { PageData } from '../page-data.ts';
import { type PageState, stateIn } from './address.ts';
import { linesOnPanels } from './panel-lines.ts';
import { MockupStage } from './stage.ts';
import { turntable } from './turntable.ts';
import fixed from './views.json' with { type: 'json' };

const unpack = async (text: string): Promise<ArrayBuffer> => {
  const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};

const FOLDING_MS = 3200;

/** Fixed views by value: degrees from the front to the right, and degrees above the horizon. */
const VIEWS = fixed as unknown as Readonly<Record<string, readonly [turn: number, tilt: number]>>;

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

const data = JSON.parse(element('box').textContent ?? '') as PageData;
const canvas = element<HTMLCanvasElement>('canvas');
const slider = element<HTMLInputElement>('fold');
const views = element<HTMLSelectElement>('view');

const usual: PageState = { fold: 1, ...data.view, side: 'outside', dimensions: false, print: false };

const save = (blob: Blob, ending: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${data.file}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Shows the still picture with its description and the file, instead of the 3D view. */
const stayStill = (why: string): void => {
  document.body.classList.add('still');
  element('still').hidden = false;
  element('why').textContent = why;
  document.body.dataset.state = 'still';
};

const press = (id: string, on: boolean): void => element(id).setAttribute('aria-pressed', String(on));

const start = async (): Promise<void> => {
  const file = await unpack(data.box);
  const glbButton = element<HTMLButtonElement>('glb-button');
  glbButton.disabled = false;
  glbButton.addEventListener('click', () => save(new Blob([file], { type: 'model/gltf-binary' }), 'glb'));
  const stage = await MockupStage.open(canvas, data, file.slice(0)).catch((error: unknown) => {
    console.info(error);
    return undefined;
  });
  if (!stage) {
    stayStill('This browser cannot show the box in three dimensions, because WebGL is missing.');
    return;
  }
  const size = 1000 * Math.hypot(...data.extents.at(-1)!.size);
  const dimensions = linesOnPanels(
    stage,
    data.dimensions.map((one) => ({ ...one, label: `${one.name} ${one.text}` })),
    element('labels'),
    { colour: 0xc01848, heads: 'both', hidden: false, size },
  );
  const print = linesOnPanels(stage, data.marks, element('labels'), {
    colour: 0x0b4f8a,
    heads: 'end',
    hidden: true,
    size,
  });
  stage.onDraw = () => dimensions.place();
  const turning = turntable(stage, (on) => press('turntable-button', on));
  const state = stateIn(location.hash, usual);
  let running = 0;

  const fold = (t: number): void => {
    state.fold = t;
    stage.fold = t;
    dimensions.fold(t);
    print.fold(t);
    slider.value = String(Math.round(t * 1000));
    slider.setAttribute('aria-valuetext', t <= 0 ? 'flat' : t >= 1 ? 'closed' : `${Math.round(t * 100)} % folded`);
    element('fold-button').textContent = t >= 1 ? 'Unfold' : 'Fold';
  };

  /** Folds to flat or closed in the template's own order; at once for users who prefer reduced motion. */
  const run = (to: number): void => {
    cancelAnimationFrame(running);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      fold(to);
      return;
    }
    let last: number | undefined;
    const step = (now: number): void => {
      const by = last === undefined ? 0 : (now - last) / FOLDING_MS;
      last = now;
      const t = to > state.fold ? Math.min(to, state.fold + by) : Math.max(to, state.fold - by);
      fold(t);
      if (t !== to) running = requestAnimationFrame(step);
    };
    running = requestAnimationFrame(step);
  };

  const resetView = (): void => {
    const { turn, tilt } = data.view;
    // The flat blank lies print up, so its inside is visible from below.
    const below = state.fold < 0.05 && state.side === 'inside';
    stage.look(turn, below ? -tilt - 30 : tilt);
  };

  const showSide = (side: PageState['side']): void => {
    state.side = side;
    stage.side(side);
    press('side-button', side === 'inside');
  };

  const show = (what: 'dimensions' | 'print', on: boolean): void => {
    state[what] = on;
    (what === 'print' ? print : dimensions).show(on);
    element('hint').hidden = !state.print;
    press(`${what}-button`, on);
  };

  const actions = {
    fold: () => run(state.fold >= 1 ? 0 : 1),
    side: () => {
      showSide(state.side === 'inside' ? 'outside' : 'inside');
      resetView();
    },
    dimensions: () => show('dimensions', !state.dimensions),
    print: () => show('print', !state.print),
    turntable: turning.toggle,
    screen: () => {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      change.catch((error: unknown) => console.info(error));
    },
    picture: async () => {
      const blob = await stage.picture((context, scale) => dimensions.paint(context, scale));
      if (blob) save(blob, 'png');
    },
  };
  for (const [name, act] of Object.entries(actions)) element(`${name}-button`).addEventListener('click', act);

  slider.addEventListener('input', () => {
    cancelAnimationFrame(running);
    fold(Number(slider.value) / 1000);
  });
  views.addEventListener('change', () => {
    turning.stop();
    const { turn, tilt } = data.view;
    stage.look(...(VIEWS[views.value] ?? [turn, views.value === 'below' ? -tilt : tilt]));
    views.value = '';
  });
  element('screen-button').hidden = !document.fullscreenEnabled;
  document.addEventListener('fullscreenchange', () => press('screen-button', !!document.fullscreenElement));
  const film = filmType();
  const videoButton = element<HTMLButtonElement>('video-button');
  videoButton.hidden = !film;
  videoButton.addEventListener('click', async () => {
    videoButton.disabled = true;
    const blob = await turning.record(film!);
    save(blob, blob.type.replace('video/', ''));
    videoButton.disabled = false;
  });
  canvas.addEventListener('pointerdown', () => turning.stop());

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => stage.orbit(-8, 0),
    ArrowRight: () => stage.orbit(8, 0),
    ArrowUp: () => stage.orbit(0, 8),
    ArrowDown: () => stage.orbit(0, -8),
    '+': () => stage.orbit(0, 0, 0.85),
    '=': () => stage.orbit(0, 0, 0.85),
    '-': () => stage.orbit(0, 0, 1 / 0.85),
    Home: resetView,
    ' ': actions.fold,
    i: actions.side,
    d: actions.dimensions,
    p: actions.print,
    t: actions.turntable,
    f: actions.screen,
  };
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  canvas.addEventListener('webglcontextlost', () =>
    stayStill('The browser stopped showing the box in three dimensions.'),
  );

  const follow = (): void => {
    Object.assign(state, stateIn(location.hash, usual));
    cancelAnimationFrame(running);
    turning.stop();
    fold(state.fold);
    showSide(state.side);
    show('dimensions', state.dimensions);
    show('print', state.print);
    stage.look(state.turn, state.tilt);
    stage.draw();
  };
  addEventListener('hashchange', follow);
  follow();
  for (const tool of document.querySelectorAll<HTMLButtonElement>('.tools [disabled]')) tool.disabled = false;
  element('still').hidden = true;
  document.body.dataset.state = 'ready';
};

start().catch((error: unknown) => {
  console.error(error);
  stayStill('The box cannot be shown in three dimensions here.');
});
