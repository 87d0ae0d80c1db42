import {
  type DustFlapStyle,
  deepestTuck,
  dustFlapLimits,
  dustFlapSetBack,
  HANGER_TAB,
  hangerTabEnd,
  headerEnd,
  headerLimits,
  lidDepth,
  PLATFORM,
  type PlatformHole,
  roundTabEnd,
  slitLength,
  type TuckFlapStyle,
  type TuckStyle,
  thumbCutEnd,
  thumbCutRadius,
  triangleTabEnd,
  tuckClosure,
} from '../../src/pieces/index.ts';
import { mm, type Never, onlyIf } from '../../src/template/index.ts';
import { type Bounds, type Chosen, type Closure, narrower, type Site, type Sizes } from './closure.ts';

type End = Site['end'];

const flaps: readonly TuckFlapStyle[] = ['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap'];
const tucks: readonly TuckStyle[] = ['sit_lock_tuck', 'none'];
const dustFlaps: readonly DustFlapStyle[] = ['slit_lock_dust_flap', 'full_angled_dust_flap'];
const ends = ['none', 'both', 'top', 'bottom'] as const;
const tabs = { standard_euro: hangerTabEnd, triangle: triangleTabEnd, circular: roundTabEnd } as const;
const platforms: Readonly<Record<string, PlatformHole>> = { plain: 'none', circle: 'circle', square: 'square' };

/** Straight leading edge that any tuck keeps, and what a tab or a platform on it needs. */
const EDGE = { plain: 6, leading: 28 } as const;

const has = (value: string | undefined): boolean => value !== undefined && value !== 'none';
const at = (value: string | undefined, end: End): boolean => value === 'both' || value === end;

/**
 * A tuck lid on the front or the back, over two dust flaps. The wall that takes the tuck
 * in may have a thumb cut and the slit of a postal lock, or rise as a hanger at the top; the tuck may go on as a platform.
 * `each`: flap, tuck and dust flap are chosen for this end alone, as `top_flap` and so on.
 */
export const tuck = (lidOn: 'front' | 'back', { each = false }: { readonly each?: boolean } = {}): Closure => {
  const own = (name: string, end: End): string => (each ? `${end}_${name}` : name);
  const of = (chosen: Chosen, end: End) => ({
    flap: chosen[own('flap', end)] as TuckFlapStyle,
    lock: chosen[own('tuck', end)] as TuckStyle,
    dustFlap: chosen[own('dust_flap', end)] as DustFlapStyle,
  });
  const styles = { flap: flaps, tuck: tucks, dust_flap: dustFlaps };

  return {
    choices: {
      // The configured families name their plain lid; there is no other.
      ...(each ? { cover: ['standard_cover'] } : styles),
      thumb_cut: ends,
      postal_lock: ends,
      hanger_tab: ['none', ...Object.keys(tabs)],
      hanger: ['none', 'standard_hanger'],
    },
    endChoices: (end) => ({
      ...(each && Object.fromEntries(Object.entries(styles).map(([name, list]) => [own(name, end), list]))),
      [`${end}_separator`]: ['none', ...Object.keys(platforms)],
    }),
    never: (end) => excluding(end, lidOn),
    within: (size, chosen) => needs(size, chosen),

    options: (size, chosen, end) => {
      const { length, width, height, material } = size;
      const { lock, dustFlap } = of(chosen, end);
      const postal = at(chosen.postal_lock, end);
      const edge = postal || has(chosen[`${end}_separator`]) ? EDGE.leading : EDGE.plain;
      const steep = has(chosen[`${end}_separator`]) ? 0.9 * lidDepth(width, material) : width - 2;
      const deepest = Math.min(steep, height / 2 - 3, deepestTuck(length, material, edge));
      // The slit of a postal lock lies below the thumb cut.
      const least = postal && at(chosen.thumb_cut, end) ? thumbCutRadius(length) + 4 : 6;
      const depth = Math.min(Math.max(15, least), deepest);
      const seat = width - 2 * material - dustFlapSetBack(lock, material);
      const dust = dustFlapLimits(dustFlap, slitLength(length), seat);
      // The dust flaps of both ends are as deep as one another: a platform or a tab at either passes between them.
      const passes =
        has(chosen.postal_lock) || (each ? [end] : ['top', 'bottom']).some((e) => has(chosen[`${e}_separator`]));
      const between = passes ? PLATFORM.least / 2 + PLATFORM.clear : 0;
      const reach = Math.min(dust.max, length / 2 - material - between);
      return {
        [`${end}_tuck_flap`]: mm(depth, { min: least, max: deepest, about: `How far the ${end} tuck reaches in` }),
        [own('dust_flap', end)]: mm(Math.min(reach, Math.max(dust.min, (width + depth) / 2)), {
          min: dust.min,
          max: reach,
          about: each ? `Depth of the ${end} dust flaps` : 'Depth of the dust flaps',
        }),
        ...onlyIf(end === 'top' && has(chosen.hanger_tab), {
          hanger_height: mm(35, { min: HANGER_TAB.height, max: 80, about: 'How far the hanger tab rises' }),
        }),
        ...onlyIf(end === 'top' && has(chosen.hanger), {
          header_height: mm(35, {
            min: headerLimits(material).height,
            max: 80,
            about: 'How far the header rises above the box',
          }),
        }),
      };
    },

    build: ({ end, values, chosen, last }) => {
      const { length, width, material } = values;
      const { flap, lock, dustFlap } = of(chosen, end);
      const hanger = end === 'top' && has(chosen.hanger);
      const receiver = lidOn === 'front' ? 'back' : 'front';
      const hole = platforms[chosen[`${end}_separator`] ?? 'none'];
      const receiving = receivingEnd(end, values, chosen);
      const closed = tuckClosure({
        end,
        lidOn,
        length,
        width,
        last,
        material,
        flap,
        lock,
        tuck: values[`${end}_tuck_flap`]!,
        dustFlap,
        dust: values[own('dust_flap', end)]!,
        postal: at(chosen.postal_lock, end),
        ...(receiving && { receiving }),
        ...(hole && { platform: hole }),
      });
      if (!hanger) return closed;
      return { ...closed, joins: [...closed.joins, { by: 'glue', a: `${receiver}.header-liner`, b: receiver }] };
    },
    lid: (end) => `right.${end}-dust`,
  };
};

/** The end of the wall that takes the tuck in, where it is not cut straight. */
const receivingEnd = (end: End, { length, material, hanger_height, header_height }: Sizes, chosen: Chosen) => {
  const tab = tabs[chosen.hanger_tab as keyof typeof tabs];
  if (end === 'top' && tab) return tab(length, hanger_height!);
  if (end === 'top' && has(chosen.hanger))
    return headerEnd({ name: 'header-liner', length, height: header_height!, material });
  return at(chosen.thumb_cut, end) ? thumbCutEnd(length) : undefined;
};

/** What the features ask of the size. */
const needs = ({ length, material }: Sizes, chosen: Chosen): Bounds => {
  const separator = has(chosen.top_separator) || has(chosen.bottom_separator);
  const postal = has(chosen.postal_lock);
  const friction = [chosen.tuck, chosen.top_tuck, chosen.bottom_tuck].includes('none');
  return narrower(
    // Dust flaps that are set back need a wall that much wider.
    friction ? { width: { min: 13 + 2 * material + dustFlapSetBack('none', material) } } : {},
    has(chosen.hanger_tab) ? { length: { min: HANGER_TAB.width + 4 } } : {},
    has(chosen.hanger) ? { length: { min: headerLimits(material).length } } : {},
    has(chosen.thumb_cut) ? { height: { min: 2 * thumbCutRadius(length) + 4 } } : {},
    postal || separator ? { length: { min: 60 } } : {},
    separator ? { width: { min: 30 } } : {},
    postal && has(chosen.thumb_cut)
      ? { width: { min: thumbCutRadius(length) + 8 }, height: { min: 2 * thumbCutRadius(length) + 18 } }
      : {},
  );
};

/** What does not go together at this end. */
const excluding = (end: End, lidOn: 'front' | 'back'): Never[] => {
  const separator = { [`${end}_separator`]: Object.keys(platforms) };
  const never: Never[] = [
    {
      choices: { ...separator, postal_lock: ['both', end] },
      why: 'a platform and the tab of a postal lock would hang on the same edge of the tuck',
    },
    {
      choices: { ...separator, glue_flap: ['flap_with_separator'] },
      why: 'a platform would run into the partition',
    },
  ];
  if (lidOn === 'back')
    never.push({
      choices: { postal_lock: ['both', end], window: ['front', 'front_top', 'front_bottom'] },
      why: 'the slit of the postal lock would lie in the window',
    });
  if (end === 'top') {
    const why = 'a hanger, a hanger tab and an upper thumb cut take the same edge of the wall';
    const [tab, hanger, thumb] = [{ hanger_tab: Object.keys(tabs) }, { hanger: ['standard_hanger'] }, ['both', 'top']];
    never.push(
      { choices: { ...tab, ...hanger }, why },
      { choices: { ...tab, thumb_cut: thumb }, why },
      { choices: { ...hanger, thumb_cut: thumb }, why },
    );
  }
  return never;
};
