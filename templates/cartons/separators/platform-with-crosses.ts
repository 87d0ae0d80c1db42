import { crossedPlatform } from '../../separators/crossed-platform.ts';

export default crossedPlatform('carton', {
  name: 'Platform with cross cuts',
  about: 'Insert that stands in a box on four walls and holds bottles or jars in squares cut crosswise.',
  group: 'separators',
  from: 'house: becf-11f05 has the variables and sizes of becf-21f02: we read it as the same insert in carton, and becf-11f06, with fewer variables, as the one with one cross. Another source describes partitions. The triangles are shown flat',
  ids: { 'becf-11f05': {}, 'becf-11f06': { choices: { crosses: 'one' }, size: { cross_size: 80 } } },
});
