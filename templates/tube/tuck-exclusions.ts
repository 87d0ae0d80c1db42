import type { Incompatible } from '../../src/author/index.ts';
import type { End } from './closure.ts';
import { platforms, tabs } from './tuck-features.ts';

export const excluding = (end: End, lidOn: 'front' | 'back'): Incompatible[] => {
  const separator = { [`${end}_separator`]: Object.keys(platforms) };
  const never: Incompatible[] = [
    {
      choices: { ...separator, postal_lock: ['both', end] },
      code: 'platform_and_postal_lock',
      why: 'a platform and the tab of a postal lock need the same edge of the tuck',
    },
    {
      choices: { ...separator, glue_flap: ['flap_with_separator'] },
      code: 'platform_and_partition',
      why: 'a platform would hit the partition',
    },
  ];
  if (lidOn === 'back')
    never.push({
      choices: { postal_lock: ['both', end], window: ['front', 'front_top', 'front_bottom'] },
      code: 'postal_lock_and_window',
      why: 'the slit of the postal lock would be in the window',
    });
  if (end === 'top') {
    // With thumb cuts at both ends, the tab replaces the upper one, as in the service's ids.
    const reason = {
      code: 'hanger_and_thumb_cut',
      why: 'a hanger, a hanger tab and an upper thumb cut need the same edge of the wall',
    };
    const [tab, hanger] = [{ hanger_tab: Object.keys(tabs) }, { hanger: ['standard_hanger'] }];
    never.push(
      { choices: { ...tab, ...hanger }, ...reason },
      { choices: { ...tab, thumb_cut: ['top'] }, ...reason },
      { choices: { ...hanger, thumb_cut: ['both', 'top'] }, ...reason },
    );
  }
  return never;
};
