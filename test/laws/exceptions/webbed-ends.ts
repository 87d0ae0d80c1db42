import { type Exception, partsFrom, pressesInto } from './exception.ts';

/** Exceptions for flap, web and dust flap, which overlap at a corner because their creases meet in one point. */
export const webbedLayers = (webbedOn: string, closingOn: string, end: string, tucked: boolean): Exception[] => {
  const flap = `${webbedOn}.${end}-flap`;
  return [...cornerLayers(webbedOn, closingOn, end, tucked), ...(tucked ? [postalPasses(flap, closingOn, end)] : [])];
};

const postalPasses = (flap: string, closingOn: string, end: string): Exception =>
  pressesInto(
    `${closingOn}.${end}-lid.tuck.postal-lock`,
    flap,
    3,
    'the tab of a postal lock has one length for any board and flexes past the edge of the slot, as its tuck does',
    { mm: 2, passing: true },
  );

const cornerLayers = (webbedOn: string, closingOn: string, end: string, tucked: boolean): Exception[] => {
  const flap = `${webbedOn}.${end}-flap`;
  const webs = webbedOn === 'back' ? ['right', 'left'] : ['right'];
  const bends =
    'a web has creases to the flap and to the dust flap, which lie two boards apart: it bends from one to the other';
  return webs.flatMap((side) => {
    const [web, dust] = [`${flap}.${side}-web`, `${side}.${end}-dust`];
    return [
      partsFrom(web, dust, 4, bends),
      ...[
        [web, dust],
        [flap, dust],
        [web, side],
        [flap, side],
      ].map(([a, b]) => pressesInto(a!, b!, 2, bends, { passing: true })),
      ...(tucked
        ? []
        : [
            pressesInto(
              web,
              `${closingOn}.${end}-lid`,
              1,
              'the flap that is pushed in presses the webs down by one board',
            ),
          ]),
    ];
  });
};
