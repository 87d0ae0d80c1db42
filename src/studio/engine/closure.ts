import type { Entry, Template } from '../../entry/engine.ts';
import type { ClosureName } from './protocol/card.ts';

/** Groups that close in one way. */
const BY_GROUP: Readonly<Record<string, ClosureName>> = {
  'Snap Lock Boxes': 'snap_lock',
  'Tuck Top Auto Bottom Boxes': 'auto_bottom',
  'Tuck End Boxes': 'tuck',
  'Boxes With Hinged Lid': 'hinged_lid',
  'Carton Bags & Pillows': 'wrap',
  'Wrap Around Labels': 'wrap',
  Envelopes: 'wrap',
  Folders: 'wrap',
  Separators: 'other',
  Tags: 'other',
  'Swatch Cards': 'other',
  Binders: 'other',
  'Display materials': 'other',
};

/** What the name says of the others, the most telling first. */
const BY_NAME: readonly (readonly [RegExp, ClosureName])[] = [
  [/snap lock/i, 'snap_lock'],
  [/auto bottom/i, 'auto_bottom'],
  [/clamshell|hinged|mailer|book|pizza|burger/i, 'hinged_lid'],
  [/telescope|two-piece|lift-off|separate|neck|drawer|with lid\b/i, 'separate_lid'],
  [/sleeve|wrap|wallet|pillow|bag\b|folder/i, 'wrap'],
  [/tuck/i, 'tuck'],
  [/slotted|seal|overlap/i, 'sealed'],
  [/tray|bucket|scoop|carrier/i, 'open_tray'],
  [/lid|pyramid/i, 'hinged_lid'],
];

/** How a box closes, as people look for it. */
export const closureOf = (
  { group, template }: Pick<Entry, 'group' | 'template'>,
  parts: ReturnType<Template['build']>,
): ClosureName => {
  const byGroup = BY_GROUP[group.name];
  if (byGroup) return byGroup;
  const byName = BY_NAME.find(([words]) => words.test(template.name))?.[1];
  if (byName === 'tuck' || byName === 'hinged_lid') return byName;
  if (template.open !== undefined && byName !== 'wrap') return 'open_tray';
  return byName ?? (parts.length > 1 ? 'separate_lid' : 'other');
};
