import { prepareMixed } from '../mixed/mixed.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { NestThreads } from '../threads.ts';
import { boughtFor, leastCost } from './least-cost.ts';
import { type Order, type OrderOptions, type TriedForm, triedForms } from './tried-forms.ts';

/** What a plan of orders is priced with, in any currency. What is left out costs nothing. */
export interface OrderCosts {
  /** Of each form, and of its die for a metre of cuts and creases. */
  readonly makeReady?: number;
  readonly diePerMetre?: number;
  /** Of the board, where the sheet has no price of its own. */
  readonly pricePerM2?: number;
  /** Of the press, and its speed. */
  readonly pricePerHour?: number;
  readonly sheetsPerHour?: number;
  /** Sheets that each form loses to make it ready, and percent of its good sheets. */
  readonly wasteSheets?: number;
  readonly wastePercent?: number;
}

/** A form of a plan: its good sheets, those to buy with waste, and what it costs. */
export interface OrderForm extends TriedForm {
  readonly sheets: number;
  readonly bought: number;
  readonly cost: Readonly<Record<'makeReady' | 'die' | 'board' | 'press' | 'total', number>>;
}

/** Most designs of a plan. */
export const MAX_ORDERS = 40;

const MAX_QUANTITY = 10_000_000;

/** As `planOrders` of the entry, which checks that the solver is installed. */
export const planOrders = async (
  threads: Pick<NestThreads, 'nest' | 'nestMixed'>,
  orders: readonly Order[],
  sheets: readonly Sheet[],
  costs: OrderCosts = {},
  options: OrderOptions = {},
) => {
  if (!orders.length || orders.length > MAX_ORDERS)
    throw new RangeError(`${orders.length} designs were given; a plan has from 1 to ${MAX_ORDERS}.`);
  if (!sheets.length) throw new RangeError('Name at least one sheet.');
  prepareMixed(orders, sheets[0]!, options);
  const odd = orders.find(({ quantity: n }) => !(Number.isInteger(n) && n > 0 && n <= MAX_QUANTITY));
  if (odd)
    throw outOfRange(`The quantity of ${odd.name}`, odd.quantity, `whole number from 1 to ${MAX_QUANTITY}`, 5000);
  const wrong = Object.entries(costs).find(([, value]) => !(value >= 0 && value <= 1e9));
  if (wrong) throw outOfRange(...wrong, 'number from 0 to 1,000,000,000', 10);
  const { makeReady = 0, diePerMetre = 0, pricePerM2 = 0, pricePerHour = 0, sheetsPerHour = 0 } = costs;
  if (pricePerHour && !sheetsPerHour) throw outOfRange('sheetsPerHour', sheetsPerHour, 'speed above 0', 6000);
  const waste = { sheets: costs.wasteSheets ?? 0, share: (costs.wastePercent ?? 0) / 100 };
  const forms = await triedForms(threads, orders, sheets, options);
  const none = orders.find((_, k) => !forms.some(({ ups }) => ups[k]));
  if (none) throw new RangeError(`${none.name} fits none of the sheets. Add a larger one, or allow the grain 'free'.`);
  const priced = forms.map(({ ups, sheet, lengths }) => {
    const die = (diePerMetre * (lengths.cut + lengths.crease)) / 1000;
    const board = sheet.price ?? (pricePerM2 * sheet.width * sheet.height) / 1e6;
    const press = pricePerHour && pricePerHour / sheetsPerHour;
    return { ups, die, board, press, fixed: makeReady + die, perSheet: board + press };
  });
  const quantities = orders.map(({ quantity }) => quantity);
  const { sheets: good, isProven } = await leastCost(priced, quantities, waste);
  const made = forms.map((form, k): OrderForm => {
    const { die, board, press, fixed, perSheet } = priced[k]!;
    const bought = boughtFor(good[k]!, waste);
    const cost = { makeReady, die, board: bought * board, press: bought * press, total: fixed + bought * perSheet };
    return { ...form, sheets: good[k]!, bought, cost };
  });
  const plan = made.filter((form) => form.sheets).sort((a, b) => b.bought - a.bought);
  const designs = orders.map(({ name, quantity }, i) => {
    const all = plan.reduce((sum, { ups, sheets: own }) => sum + ups[i]! * own, 0);
    return { name, quantity, made: all, overrun: all - quantity };
  });
  const total = plan.reduce((sum, { cost }) => sum + cost.total, 0);
  return { forms: plan, designs, cost: total, tried: forms.length, isProven };
};

/** The forms, the one of most sheets first, and what they give of each design. `isProven`: no choice among the tried forms costs less. */
export type OrderPlan = Awaited<ReturnType<typeof planOrders>>;

const outOfRange = (name: string, value: number, what: string, works: number): RangeError =>
  new RangeError(`${name} is ${value}; give a ${what}, for example ${works}.`);
