import { box, corrugatedCornerFlap, flanked, mm, trapezium, wallsBeside } from '../../../src/author/index.ts';
import { folder, folderPhases } from '../../tray/folder.ts';
import { endFlap, onePieceFolders } from '../../tray/one-piece-folders.ts';

export default box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with dust flaps on its ends',
  about: 'Folder of corrugated board for flat goods; flaps of its ends line front and back, two panels meet on top.',
  code: '0412',
  from: 'standard: FEFCO 0412: long walls with half tops, ends with a short flap and with dust flaps that reach to the middle of front and back',
  evidence: 'figures',
  ids: { 'fefco-0412': { size: { length: 500, width: 300, height: 100, material: 3 } } },
  options: (v) => ({
    end_flap: endFlap(v),
    dust_flap: mm(
      2.5 * v.height,
      [Math.max(10, 3 * v.material), v.length / 2 - 0.5],
      'How far the dust flaps of the ends reach along front and back',
    ),
  }),
  build: ({ end_flap, dust_flap, ...v }) =>
    folder({
      ...v,
      // A dust flap lies inside front and back.
      width: v.width + 2 * v.material,
      more: (4 / 3) * v.material,
      ceiling: 'right.flap',
      across: 'right.back-flap|right.front-flap',
      end: (name, seat, high) => {
        const foot = (2 / 3) * v.material + 0.5;
        const [onRight] = wallsBeside(name);
        const right = corrugatedCornerFlap(`${onRight}-flap`, high - 2 * foot, dust_flap, 0);
        const flap = trapezium('flap', seat, end_flap, Math.min(10, end_flap / 3), { phase: folderPhases.rims + 1 });
        const how = { role: 'wall', phase: folderPhases.ends + 1 } as const;
        return flanked(name, seat, high, right, { ...how, from: foot, to: high - foot, top: flap });
      },
      inner: { length: 'right|left' },
    }),
});
