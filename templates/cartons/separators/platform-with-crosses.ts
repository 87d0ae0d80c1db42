import { crossedPlatform } from '../../separators/crossed-platform.ts';

/** Carton platform with crosswise cuts in squares. */
export default crossedPlatform('carton', {
  name: 'Platform with cross cuts',
  about: 'Insert that stands in a box on four walls and holds bottles or jars in squares cut crosswise.',
  group: 'separators',
  from: [
    'house',
    'letters and sizes of becf-11f05 are those of becf-21f02, of which it is read as the twin in carton; becf-11f06, with less to set, as that with one cross. Another witness saw partitions. The triangles are shown flat',
  ],
  ids: {
    'becf-11f05': {},
    'becf-11f06': { choices: { crosses: 'one' }, size: { cross_size: 80 } },
  },
});
