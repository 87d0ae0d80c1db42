import { box, type Mark, mm, straight } from '../../../src/author/index.ts';
import { bufferDepth, endBuffers, folder } from '../../tray/folder.ts';

/** Length of the end of the strip that is cut free, and board between the strip and the adhesive, in mm. */
const [PULL, BESIDE] = [15, 3];

export default box('corrugated', {
  name: 'Record mailer',
  about: 'Wrap of corrugated board for records: hollow pads protect two edges, a tear strip opens the glued flap.',
  group: 'special_boxes',
  closure: 'wrap',
  from: 'house: the mailer in common use: the wrap of becf-21e23 with a tear strip of 12 beside an adhesive of 30; our decision: the strip is cut free at both ends. Not drawn: creases for other thicknesses, which its pads do not allow',
  ids: ['house-record-mailer'],
  size: {
    length: mm(325, [100, 1000], 'Length inside, between the pads'),
    width: mm(325, [120, 1000], 'Width inside'),
    height: mm(15, [4, 80], 'Thickness inside'),
  },
  reads: { depth: 'height' },
  sizeLimits: ({ material }) => ({ height: { min: 4 * material } }),
  options: ({ width, material }) => ({
    buffer: bufferDepth(material),
    adhesive: mm(30, [15, width / 4], 'Depth of the adhesive on the upper flap'),
    tear_strip: mm(12, [Math.max(8, 3 * material), 25], 'Width of the tear strip'),
  }),
  build: ({ buffer, adhesive, tear_strip: strip, ...v }) =>
    folder({
      ...v,
      ...endBuffers(v.material, buffer),
      overlap: adhesive,
      closing: (panel, { length, depth }) => {
        const upper = depth - adhesive - BESIDE;
        const [from, to] = [PULL, length - PULL];
        const line = (y: number): Mark[] => [
          { line: 'cut', curves: [straight([0, y], [from, y])] },
          { line: 'perforation', curves: [straight([from, y], [to, y])] },
          { line: 'cut', curves: [straight([to, y], [length, y])] },
        ];
        return { ...panel, marks: [...line(upper - strip), ...line(upper)] };
      },
    }),
});
