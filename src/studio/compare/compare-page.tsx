import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Size } from '../../entry/engine.ts';
import { keptIn } from '../../geometry/index.ts';
import { boardPrice, boxesWanted } from '../drawer/sheet-state.ts';
import { slowEngine } from '../engine/client.ts';
import type { Field } from '../engine/protocol/box.ts';
import { changeOwn, ownBoxes } from '../kept/browser-storage.ts';
import { layKept } from '../kept/kept-artwork.ts';
import { say, sayCount, sayText, type Words } from '../languages/index.ts';
import { choiceName, nameOf, valueName } from '../shape/names.ts';
import { quantityIn } from '../shape/problems.ts';
import { boxAt } from '../state/address.ts';
import { formatArea, formatLineLength, formatWeight } from '../state/amounts.ts';
import { boardName, boardOf, gramsOf } from '../state/boards.ts';
import { type BoxState, bases, boxQuestion, usualBasis } from '../state/box-state.ts';
import { formatNumber } from '../state/lengths.ts';
import { setter } from '../state/set.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { isDrawn, reasonGiven, route, shownUnit } from '../state/store.ts';
import { BlankPicture, wholePicture } from '../ui/blank-picture.tsx';
import { CheckRow } from '../ui/controls.tsx';
import { usePage } from '../ui/use-page.ts';
import figureRows from './compared-figures.json' with { type: 'json' };

/** Rows of costs: key of the words, name in the report of the engine, and unit. */
const FIGURES = figureRows as unknown as readonly (readonly [words: string, figure: string, unit: string])[];

const answerOf = (box: BoxState) => slowEngine.box(boxQuestion(box)).catch(() => undefined);

const load = async (address: string) => {
  let box = boxAt(address);
  if (!box) throw new Error(say('compare.wrong'));
  let answer = await answerOf(box);
  // A link may name a box by its code.
  const id = answer ? undefined : await slowEngine.named(box.id);
  if (id !== undefined) {
    box = { ...box, id };
    answer = await answerOf(box);
  }
  if (!answer) throw new Error(say('kept.unknown', { id: box.id }));
  if (!isDrawn(answer)) throw new Error(say('compare.not_made', { id: box.id }));
  const { question } = answer;
  // A box that cannot be measured has no such rows.
  const sizes = await slowEngine.sizes(question).catch(() => undefined);
  const { figures } = await slowEngine.costs(question, { pallet: 'EUR', board: box.board });
  return { address, box, answer, sizes, figures, closed: await slowEngine.closedPicture(question) };
};

const loadBoth = async (addresses: readonly string[]) => {
  if (addresses.length !== 2) throw new Error(say('compare.wrong'));
  return Promise.all(addresses.map(load));
};

type Compared = Awaited<ReturnType<typeof load>>;

/** A row of one box: rows of equal group and name are compared. */
type Fact = readonly [group: string, name: string, value: string];

const factsOf = ({ box, answer, sizes, figures }: Compared): readonly Fact[] => {
  const { name, fine, choices, material, board, drawing } = answer;
  const [size, blank, costs] = [say('shape.size'), say('stage.flat'), say('drawer.costs')];
  const quantity = (field: Field): string => quantityIn(field, field.value);
  const named = boardOf(material, board.value, box.board);
  const boxes = boxesWanted.value;
  const price = formatNumber(drawing.area * 1e-6 * boardPrice.value * boxes, 2);
  return [
    [size, say('compare.style'), `${sayText(name)} · ${answer.id}`],
    [size, say('shape.basis'), say(`basis.${box.basis ?? usualBasis(material)}`)],
    ...answer.sizes.map((field): Fact => [size, nameOf(field, false).title, quantity(field)]),
    ...bases.flatMap((basis): readonly Fact[] => {
      const all = answer.sizes.flatMap((field) => sizes?.[basis][field.name] ?? []);
      return all.length ? [[size, say(`basis.${basis}`), sizesWithUnit(all)]] : [];
    }),
    [size, say('shape.board'), named ? boardName(named) : '–'],
    [size, say('shape.thickness'), quantity(board)],
    ...choices.map((choice): Fact => [say('shape.choices'), choiceName(choice.name), valueName(choice.chosen)]),
    ...fine.map((field): Fact => [say('shape.fine'), nameOf(field, true).title, quantity(field)]),
    [blank, say('facts.flat'), sizesWithUnit([drawing.flat.width, drawing.flat.height])],
    [blank, say('facts.board'), formatArea(drawing.area, shownUnit.value)],
    [blank, say('facts.weight'), formatWeight(gramsOf(answer, box.board), shownUnit.value)],
    ...Object.entries(drawing.lengths).map(
      ([line, mm]): Fact => [blank, say(`line.${line}` as keyof Words), formatLineLength(mm, shownUnit.value)],
    ),
    ...(boardPrice.value > 0 ? [[costs, `${say('costs.board')} × ${boxes}`, price] as const] : []),
    ...FIGURES.flatMap(([words, figure, unit]): readonly Fact[] => {
      const value = figures[figure];
      const text = typeof value === 'number' ? formatNumber(value, 2) : value;
      return text === undefined ? [] : [[costs, say(words as keyof Words), text + unit]];
    }),
  ];
};

const rowsOf = (both: readonly Compared[]) => {
  const rows = new Map<string, { readonly group: string; readonly name: string; readonly values: string[] }>();
  for (const [k, one] of both.entries())
    for (const [group, name, value] of factsOf(one))
      keptIn(rows, `${group}: ${name}`, () => ({ group, name, values: ['–', '–'] })).values[k] = value;
  return [...rows.values()];
};

/** The version of a box that is kept here, with its name. */
const keptAt = (address: string) => {
  for (const { name, versions } of ownBoxes.value ?? []) {
    const k = versions.findIndex((one) => one.address === address);
    if (k >= 0) return { title: k ? `${name} · ${versions.length - k}` : name, version: versions[k]! };
  }
  return undefined;
};

/** Opens a compared box by its name, with the artwork that is kept with it. */
const Opening = ({ of: { address, answer } }: { readonly of: Compared }) => {
  const kept = keptAt(address);
  return (
    <a href={`#${address}`} onClick={() => kept && layKept(kept.version)}>
      {kept?.title ?? sayText(answer.name)}
    </a>
  );
};

/** Pictures at one scale, from their sizes in mm. Their height is limited, too. */
const Pictures = ({ of }: { readonly of: readonly (readonly [size: Size, picture: VNode])[] }) => {
  const [width, height] = [Math.max(...of.map(([size]) => size.width)), Math.max(...of.map(([size]) => size.height))];
  return (
    <div class="pair" style={{ maxWidth: `${(640 * width) / height}px` }}>
      {of.map(([size, picture], k) => (
        <div key={k} style={{ width: `${(100 * size.width) / width}%` }}>
          {picture}
        </div>
      ))}
    </div>
  );
};

const svgFile = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const Comparison = ({ both }: { readonly both: readonly Compared[] }) => {
  const showsEqual = useSignal(false);
  const rows = rowsOf(both);
  const differing = rows.filter(({ values: [a, b] }) => a !== b);
  const shown = showsEqual.value ? rows : differing;
  return (
    <>
      <Pictures
        of={both.map(({ answer: { drawing } }) => [drawing.flat, <BlankPicture {...wholePicture(drawing)} />])}
      />
      <Pictures of={both.map(({ closed }) => [closed, <img src={svgFile(closed.svg)} alt="" />])} />
      <p class="note">{say('compare.scale')}</p>
      <p role="status">{sayCount('compare.count', differing.length)}</p>
      <CheckRow text={say('compare.equal')} isOn={showsEqual.value} onSwitch={setter(showsEqual)} />
      <table class="compared">
        <thead>
          <tr>
            <td />
            {both.map((one) => (
              <th scope="col" key={one.address}>
                <Opening of={one} />
              </th>
            ))}
          </tr>
        </thead>
        {[...new Set(shown.map(({ group }) => group))].map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} class="group">
                {group}
              </th>
            </tr>
            {shown
              .filter((row) => row.group === group)
              .map(({ name, values: [a, b] }) => (
                <tr key={name} class={a === b ? '' : 'differs'}>
                  <th scope="row">
                    {name}
                    {a !== b && <span class="hidden">, {say('compare.differs')}</span>}
                  </th>
                  <td>{a}</td>
                  <td>{b}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </>
  );
};

const Loaded = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const found = useSignal<readonly Compared[]>([]);
  const why = useSignal('');
  useEffect(() => {
    void changeOwn();
    loadBoth(addresses).then(setter(found), (error: unknown) => {
      why.value = reasonGiven(error);
    });
  }, []);
  if (found.value.length) return <Comparison both={found.value} />;
  return (
    <p class={why.value && 'failure'} role={why.value ? 'alert' : 'status'}>
      {why.value || say('shape.loading')}
    </p>
  );
};

export const ComparePage = () => {
  usePage(`${say('compare.page')} – Boxwright`);
  const addresses = route.value.place === 'compare' ? route.value.boxes : [];
  return (
    <main id="main" class="kept compare" tabIndex={-1}>
      <h1>{say('compare.page')}</h1>
      <p class="sub">
        <a href="#/kept">{say('nav.kept')}</a>
      </p>
      <Loaded key={addresses.join(' ')} addresses={addresses} />
    </main>
  );
};
