import type { PageData } from '../page-data.ts';
import { type Shown, shownIn } from './address.ts';
import { Dimensions } from './dimensions.ts';
import { Stage } from './stage.ts';
import { unpack } from './unpack.ts';

/** Milliseconds from flat to closed. */
const PACE = 3200;

const one = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

const data = JSON.parse(one('box').textContent ?? '') as PageData;
const canvas = one<HTMLCanvasElement>('canvas');
const slider = one<HTMLInputElement>('fold');
const foldButton = one<HTMLButtonElement>('fold-button');
const sideButton = one<HTMLButtonElement>('side-button');
const dimensionsButton = one<HTMLButtonElement>('dimensions-button');

const usual: Shown = { fold: 1, ...data.view, side: 'outside', dimensions: false };

const save = (blob: Blob, ending: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${data.file}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Without three dimensions there is the still picture, with its description, and the file. */
const stayStill = (why: string): void => {
  document.body.classList.add('still');
  one('still').hidden = false;
  one('why').textContent = why;
  document.body.dataset.state = 'still';
};

const start = async (): Promise<void> => {
  const file = await unpack(data.box);
  const glbButton = one<HTMLButtonElement>('glb-button');
  glbButton.disabled = false;
  glbButton.addEventListener('click', () => save(new Blob([file], { type: 'model/gltf-binary' }), 'glb'));
  const stage = await Stage.open(canvas, data, file.slice(0)).catch((error: unknown) => {
    console.info(error);
    return undefined;
  });
  if (!stage) {
    stayStill('This browser cannot show the box in three dimensions (WebGL is missing).');
    return;
  }
  const dimensions = new Dimensions(stage, data.dimensions, one('labels'), 1000 * data.balls.at(-1)!.radius);
  const shown = shownIn(location.hash, usual);
  let running = 0;

  const fold = (t: number): void => {
    shown.fold = t;
    stage.fold = t;
    dimensions.bend(t);
    slider.value = String(Math.round(t * 1000));
    const said = t <= 0 ? 'flat' : t >= 1 ? 'closed' : `${Math.round(t * 100)} % folded`;
    slider.setAttribute('aria-valuetext', said);
    foldButton.textContent = t >= 1 ? 'Unfold' : 'Fold';
  };

  /** Goes to flat or closed in the template's own order; at once for who wants no motion. */
  const run = (to: number): void => {
    cancelAnimationFrame(running);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      fold(to);
      return;
    }
    let last: number | undefined;
    const step = (now: number): void => {
      const by = last === undefined ? 0 : (now - last) / PACE;
      last = now;
      const t = to > shown.fold ? Math.min(to, shown.fold + by) : Math.max(to, shown.fold - by);
      fold(t);
      if (t !== to) running = requestAnimationFrame(step);
    };
    running = requestAnimationFrame(step);
  };

  const look = (): void => {
    // Open, the chosen side of the board is turned to the eye; closed, one looks through its print to the inside.
    const { turn, tilt } = data.view;
    const flat = shown.fold < 0.5;
    const back = data.print === 'front' && shown.side === 'inside';
    const below =
      flat && (data.print === 'below' ? shown.side === 'outside' : data.print === 'above' && shown.side === 'inside');
    stage.look(back ? turn + 180 : turn, below ? -tilt - 30 : tilt);
  };

  const side = (to: Shown['side']): void => {
    shown.side = to;
    stage.side(to);
    sideButton.setAttribute('aria-pressed', String(to === 'inside'));
  };

  const showDimensions = (on: boolean): void => {
    shown.dimensions = on;
    dimensions.show(on);
    dimensionsButton.setAttribute('aria-pressed', String(on));
  };

  const turnOver = (): void => {
    side(shown.side === 'inside' ? 'outside' : 'inside');
    look();
  };
  const toggleFold = (): void => run(shown.fold >= 1 ? 0 : 1);

  slider.addEventListener('input', () => {
    cancelAnimationFrame(running);
    fold(Number(slider.value) / 1000);
  });
  foldButton.addEventListener('click', toggleFold);
  sideButton.addEventListener('click', turnOver);
  dimensionsButton.addEventListener('click', () => showDimensions(!shown.dimensions));
  one('view-button').addEventListener('click', look);
  one('picture-button').addEventListener('click', async () => {
    const blob = await stage.picture((context, scale) => dimensions.paint(context, scale));
    if (blob) save(blob, 'png');
  });

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => stage.orbit(-8, 0),
    ArrowRight: () => stage.orbit(8, 0),
    ArrowUp: () => stage.orbit(0, 8),
    ArrowDown: () => stage.orbit(0, -8),
    '+': () => stage.orbit(0, 0, 0.85),
    '=': () => stage.orbit(0, 0, 0.85),
    '-': () => stage.orbit(0, 0, 1 / 0.85),
    Home: look,
    ' ': toggleFold,
    i: turnOver,
    d: () => showDimensions(!shown.dimensions),
  };
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  canvas.addEventListener('webglcontextlost', () =>
    stayStill('The browser gave up showing the box in three dimensions.'),
  );

  const follow = (): void => {
    Object.assign(shown, shownIn(location.hash, { ...usual }));
    cancelAnimationFrame(running);
    fold(shown.fold);
    side(shown.side);
    showDimensions(shown.dimensions);
    stage.look(shown.turn, shown.tilt);
    stage.draw();
  };
  addEventListener('hashchange', follow);
  follow();
  for (const tool of document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('.tools [disabled]'))
    tool.disabled = false;
  one('still').hidden = true;
  document.body.dataset.state = 'ready';
};

start().catch((error: unknown) => {
  console.error(error);
  stayStill('The box cannot be shown in three dimensions here.');
});
