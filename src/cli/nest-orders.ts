import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { DielineFiles } from '../entry/engine.ts';
import { defined, layoutBoardOf } from '../entry/inside.ts';
import {
  drawMixed,
  MAX_ORDERS,
  nestThreads,
  type Order,
  type OrderPlan,
  planOrders,
  sheetTitle,
} from '../entry/nest.ts';
import { csvRows } from '../entry/table-rows.ts';
import { drawArguments, namedValue } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { formatTable, shorten } from './describe.ts';
import { layoutOptions, type Options, saveLayout, searchOptions } from './nest-options.ts';
import { isCount } from './nest-readers.ts';
import { lengthsBody, placementsBody, round6, sheetBody } from './nest-report.ts';
import { sheetsOf } from './nest-sheets.ts';
import { stopSignal } from './shutdown-signal.ts';
import { CommandError, orTellWhy, rethrowAsCommandError } from './usage-error.ts';

/** Plans the orders of a table: forms, ups and sheets at the least cost. Writes the layout of each form, if asked for. */
export const planTable = async (context: CommandContext, table: string, options: Options): Promise<void> => {
  const { orders, boxes } = await readOrders(context, table, options);
  const sheets = await sheetsOf(options);
  const { waste, out, makeReady, diePerMetre, pricePerM2, sheetsPerHour, pricePerHour } = options;
  const given = { makeReady, diePerMetre, pricePerM2, sheetsPerHour, pricePerHour, ...waste };
  const prices = sheets.map(({ price }) => price);
  const isPriced = [makeReady, diePerMetre, pricePerM2, pricePerHour, ...prices].some(Boolean);
  if (!isPriced) context.log('No price is given: this is the plan with the least board.');
  const costs = defined(isPriced ? given : { ...given, pricePerM2: 1 });
  const threads = (context.nestThreads ?? nestThreads)();
  const plan = await orTellWhy(() =>
    planOrders(threads, orders, sheets, costs, {
      ...layoutOptions(options, 'carton'),
      ...searchOptions(options),
      signal: stopSignal(context),
      onProgress: ({ share, count }) => context.showProgress?.(`${Math.round(100 * share)} %: ${count} forms tried`),
    }),
  ).finally(threads.close);
  context.showProgress?.(undefined);
  const files: string[] = [];
  for (const [k, form] of out === undefined ? [] : plan.forms.entries()) {
    const ending = extname(out!);
    const path = plan.forms.length > 1 ? `${out!.slice(0, -ending.length)}-${k + 1}${ending}` : out!;
    const own = form.blanks.map(({ name }) => boxes.get(name)!);
    files.push(await saveLayout(path, { ...drawMixed(form), layout: form }, options, { boxes: own, log: context.log }));
    context.log(`${path}: form ${k + 1}`);
  }
  if (options.json) context.printJson({ orders: bodyOf(plan, files) });
  else context.print(describePlan(plan));
};

/** Each row of a table is a design, and so is each part of its box. @throws CommandError that names line and column. */
const readOrders = async (context: CommandContext, table: string, options: Options) => {
  const [orders, boxes]: [Order[], Map<string, DielineFiles>] = [[], new Map()];
  const rows = csvRows(createReadStream(table));
  for (;;) {
    const { value, done } = await rethrowAsCommandError(() => rows.next());
    if (done) break;
    const { name: label, template, quantity, ...sizes } = value.row;
    const refuse = (what: string): CommandError => new CommandError(`${table}, line ${value.line}${what}`);
    for (const [column, cell] of Object.entries({ template, quantity }))
      if (!cell) throw refuse(`: the column ${column} is missing or empty. Name template, quantity, and sizes.`);
    if (!isCount(Number(quantity)))
      throw refuse(`, column quantity: ${shorten(quantity!)} is not a whole number above 0. Try 5000.`);
    if (boxes.size >= MAX_ORDERS) throw refuse(`: a plan has at most ${MAX_ORDERS} designs.`);
    const read = async () => {
      const cells = Object.entries(sizes).filter(([, cell]) => cell);
      const values = cells.map(([column, cell]) => namedValue(`${column}=${cell}`, 'Name each column.'));
      return drawArguments(context, template!, values, options);
    };
    const box = await read().catch((error: Error) => {
      error.message = `${table}, line ${value.line}: ${error.message}`;
      throw error;
    });
    const { category } = box.entry.group;
    for (const { part } of box.drawing.parts) {
      const whole = `${label || box.id}${box.drawing.parts.length > 1 ? `-${part.id}` : ''}`.replace(/[^\w-]+/g, '-');
      const name = boxes.has(whole) ? `${whole}-${boxes.size + 1}` : whole;
      const own = { stock: `${category} ${box.values.material}`, board: layoutBoardOf(box.entry) };
      boxes.set(name, box);
      orders.push({ name, drawing: box.drawing, part: part.id, quantity: Number(quantity), ...own });
    }
  }
  if (!orders.length)
    throw new CommandError(`${table} lists no orders. Its first row names template, quantity, sizes.`);
  return { orders, boxes };
};

const describePlan = ({ forms, designs, cost, tried, isProven }: OrderPlan): string => {
  const rows = forms.map(({ sheet, blanks, sheets, bought, cost: own }, k) => [
    ...[`${k + 1}`, sheetTitle(sheet), `${sheets}`, `${bought}`],
    ...[own.makeReady, own.die, own.board, own.press, own.total].map((price) => price.toFixed(2)),
    blanks.map(({ name, ratio }) => `${ratio} × ${name}`).join(', '),
  ]);
  const made = designs.map((one) => [one.name, ...[one.quantity, one.made, one.overrun].map(String)]);
  const proof = isProven ? 'the least' : 'the best found, not proven to be the least,';
  return [
    formatTable([['form', 'sheet', 'good', 'to buy', 'make-ready', 'die', 'board', 'press', 'price', 'ups'], ...rows]),
    formatTable([['design', 'ordered', 'made', 'overrun'], ...made]),
    `The plan costs ${cost.toFixed(2)}: ${proof} of every choice among the ${tried} tried forms.\n`,
  ].join('\n');
};

const bodyOf = ({ forms, designs, cost, tried, isProven }: OrderPlan, files: readonly string[]) => ({
  ...{ cost: round6(cost), is_proven: isProven, tried_forms: tried, designs },
  forms: forms.map(({ sheets, bought, cost: { makeReady, ...own }, ...form }, k) => ({
    sheet: sheetBody(form.sheet),
    ...{ sheets, bought, cost: { make_ready: makeReady, ...own }, lengths: lengthsBody(form), file: files[k] },
    designs: form.blanks.map(({ name, ratio: ups, placements: all }) => ({
      name,
      ups,
      placements: placementsBody(all),
    })),
  })),
});
