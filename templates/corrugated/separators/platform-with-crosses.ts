import { crossedPlatform } from '../../separators/crossed-platform.ts';

export default crossedPlatform('corrugated', {
  name: 'Case platform with cross cuts',
  about: 'Insert of corrugated board that stands in a case on four walls and holds bottles in squares cut crosswise.',
  group: 'separators',
  from: 'house: the platform of becf-21f03 with creased squares cut from corner to corner, whose four triangles bend down; we draw rows of them in becf-21f02 and one in becf-21f04, which has fewer variables. The triangles are shown flat',
  ids: { 'becf-21f02': {}, 'becf-21f04': { choices: { crosses: 'one' }, size: { cross_size: 80 } } },
});
