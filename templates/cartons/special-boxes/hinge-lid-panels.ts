import {
  type BodyOfPart,
  eachSide,
  flanked,
  flip,
  glued,
  part,
  pen,
  placed,
  rectangle,
  type SizesWith,
  trapezium,
} from '../../../src/author/index.ts';

/** Gap between the lid and the frame it closes on, and between adjacent flaps, in mm. */
const PLAY = 0.3;

/** A strip from front round bottom and back to lid; side walls of back and lid are glued over front flaps. The lid closes over a frame. */
export const hingeLid = (pack: SizesWith<'lid_back' | 'lid_front' | 'frame_overlap'>): readonly BodyOfPart[] => {
  const { length: l, width: w, height: h, material: t, lid_back, lid_front } = pack;
  const [hinge, brim] = [h - lid_back, h - lid_front];
  // Rise of the parting between pack and lid on a side wall of this depth. It is one cut, which the lid leaves at once: it points at the hinge.
  const rise = (deep: number) => ((hinge - brim) * deep) / w;
  const outer = l + 2 * t;
  // The front of the lid passes before the frame, its lining in line with the front.
  const lid = w + t + PLAY;

  const inner = w - 2 * PLAY;
  const foot = t + PLAY;
  const innerSide = trapezium('right-side', brim - foot, inner, [0, -rise(inner)], { role: 'glue', phase: 1 });
  const front = flanked('front', l, brim, innerSide, { role: 'wall', from: foot });

  // A dust flap swings in with its side wall. Its front corner stays on the circle about the back that the front leaves free.
  const tongue = Math.min(0.6 * w, l / 2 - 1);
  const dust = trapezium('dust', w - 2 * PLAY, tongue, [0.1 * w, w - Math.sqrt(w ** 2 - tongue ** 2)], { phase: 2 });
  const deep = w + t;
  const side = pen('left', hinge - t, { role: 'wall', phase: 4 })
    .to(hinge - t, PLAY)
    .hang(hinge - t, w - PLAY, dust)
    .path([hinge - t, deep], [rise(deep), deep])
    .close();
  const lidSide = pen('lid-left', lid_back - t, { role: 'wall', phase: 6 })
    .path([lid_back - t + rise(deep), deep], [lid_back - t + rise(deep), deep + t], [0, deep + t], [0, w - PLAY])
    .hang(0, PLAY, flip(dust))
    .close();

  const apron = lid_front - PLAY;
  const lidInner = lid - 2 * PLAY;
  const glue = { role: 'glue', phase: 1 } as const;
  const lidInnerSide = trapezium('left-side', apron - foot, lidInner, [0, rise(lidInner - t)], glue);
  const lining = rectangle('lining', l - 1, apron - foot, { role: 'glue', fold: 180, phase: 0 });
  const lidFront = flanked('lid-front', l, apron, lidInnerSide, { role: 'wall', phase: 5, from: foot, top: lining });
  const lidTop = pen('lid-top', outer, { role: 'wall', phase: 4 })
    .path([outer, lid], [outer - t, lid])
    .closeMirrored(lidFront);
  // The lid is made up bent open, and closes at the end.
  const bent = { foldSteps: [{ phase: 3, to: -90 }], phase: 7, fold: 0 };
  const lidBack = flanked('lid-back', outer, lid_back, lidSide, {
    role: 'wall',
    ...bent,
    to: lid_back - t,
    top: lidTop,
  });
  const back = flanked('back', outer, hinge, side, { role: 'wall', phase: 3, from: t, top: lidBack });
  const bottom = pen('bottom', l, { role: 'wall', phase: 2 })
    .path([l + t, 0], [l + t, w])
    .closeMirrored(back);

  // Parts that turn about the hinge with the front of the lid pass at this height before the frame.
  const above = Math.min(Math.sqrt((w + PLAY) ** 2 - w ** 2), lid_back - t - 1);
  const [seat, low, high] = [l - 2 * t, brim - pack.frame_overlap, hinge + above];
  const wing = trapezium('right-wing', high - low, 0.7 * w, [0, Math.min(0.2 * w, (high - low) / 2)], { role: 'wall' });
  const notch = Math.min(seat / 4, 11, (high - low) / 2);
  const frame = pen('frame', seat, { role: 'wall' })
    .hang(seat, high - low, wing)
    .to(seat / 2 + notch, high - low)
    .arc(seat / 2 - notch, high - low, -1)
    .closeMirrored();
  return [
    part('pack', {
      trunk: front,
      base: { line: 'crease', panel: bottom },
      trunkIs: 'front',
      joins: [
        ...eachSide((at) => [glued(`front.${at}-side`, at), glued(`lid-front.${at}-side`, `lid-${at}`)]),
        glued('lid-front.lining', 'lid-front'),
        glued('front', 'frame:frame'),
      ],
      labels: { length: 'front.x', width: 'bottom.y', height: ['back.y', 0, h] },
      inner: { length: 'front.right-side|front.left-side', width: 'front|back', height: 'bottom|lid-top' },
    }),
    part('frame', { trunk: frame }, { ...placed([t, low, -t]), with: 'pack:front' }),
  ];
};
