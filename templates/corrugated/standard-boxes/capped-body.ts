import {
  type BoxHead,
  box,
  type Choices,
  type Labels,
  mm,
  part,
  plantable,
  plantScores,
  templateForPlant,
  when,
} from '../../../src/author/index.ts';
import { bodySizes } from '../../sizes.ts';
import { cornerTab, roomBesideLocks } from '../../tray/corrugated-sizes.ts';
import { cappedJoint, cappedSlotWidth, leastCap, usualCap } from '../../tube/slots.ts';
import { capOf } from './capped-body-panels.ts';
import slottedCases from './slotted-cases.ts';
import specialCases from './special-cases.ts';

/** The body under the cap: its template has the joint of the board and the allowances of 0201. */
const bodies = { sleeve: '0501', locked: '0501', case: '0200', closed: '0201' } as const;

/** Half of the gap between two caps, in mm. */
const BETWEEN = 5;

/** Four walls and a cap over them, a glued tray; sleeve and closed case have another below. `what`: the parts, for its source. */
export const cappedBody = (body: keyof typeof bodies, what: string, head: Omit<BoxHead, 'from' | 'group'>) => {
  const template = [...specialCases, ...slottedCases].find(({ code }) => code.fefco === bodies[body])!;
  const caps = body === 'case' ? 1 : 2;
  const [closed, locked] = [body === 'closed', body === 'locked'];
  const least = (material: number): number => Math.max(leastCap(material), locked ? 6 * material : 0);
  const scores: Choices = body === 'case' ? { scores: ['straight', 'staggered'] } : {};
  return plantable((plant) =>
    box('corrugated', {
      ...head,
      group: 'standard_boxes',
      closure: 'separate_lid',
      from: `standard: FEFCO ${head.code}: ${what}; the caps are ${locked ? 'trays of 0422 with two locks at each end' : 'glued trays of 0300'} over the body, larger by two boards and some play on each side; their depth is our decision`,
      evidence: body === 'case' ? 'words' : 'figures',
      size: bodySizes([400, [50, 1500]], [300, [40, 1200]], [300, [40, 2000]]),
      board: [3, [1.5, 7]],
      usualOrder: ['length', 'width'],
      sizeLimits: ({ material }) => ({
        length: { min: 12 * material },
        width: { min: locked ? 3 * roomBesideLocks(material) + 30 : 12 * material },
        height: { min: caps * (least(material) + BETWEEN) },
      }),
      options: ({ length, width, height, material }) => ({
        cap_height: mm(
          usualCap(height),
          // The inner walls of a cap swing in clear of one another.
          [least(material), Math.min(height / caps - BETWEEN, locked ? length - 2 * material : height)],
          'Height inside a cap',
        ),
        clearance: mm(Math.max(1, material / 2), [0.5, 6], 'Play between body and cap, on each side'),
        glue_flap: cappedJoint(material, 'Width of the glue flap of the body'),
        ...when(!locked, {
          glue_tab: {
            ...cornerTab(50, Math.min(length, width), usualCap(height)),
            about: 'Length of the corner tabs of a cap',
          },
        }),
        ...when(caps === 1 || closed, { slot_width: cappedSlotWidth(material) }),
      }),
      choices: plantScores(plant, scores),
      build({ cap_height, clearance, glue_tab: tab, ...values }, chosen) {
        const usual = { glue_flap: 'standard_flap', ...chosen };
        const { blank } = (plant ? templateForPlant(template, plant) : template).build(values, usual)[0]!;
        const labels: Labels = closed ? {} : { cap_height: 'back.y' };
        const { tray, above, below } = capOf({ ...values, cap_height, clearance, tab }, { closed, locked });
        const cap = { ...tray, labels, inner: {} } as const;
        const floor = caps === 2 ? 'lower_cap:floor' : 'right.bottom-flap';
        // A plant promises no exact inside height.
        const inner =
          closed || !blank.inner.length ? blank.inner : [...blank.inner, { name: 'height', a: 'cap:floor', b: floor }];
        return [
          part('body', { ...blank, inner }),
          part('cap', cap, above),
          ...(caps === 2 ? [part('lower_cap', { ...cap, labels: {} }, below)] : []),
        ];
      },
    }),
  );
};
