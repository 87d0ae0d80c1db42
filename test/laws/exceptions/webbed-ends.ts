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

/** Exceptions of an end folded as that of a paper bag: its flaps, webs and triangles are creased on one line and lie on one another. */
export const bagLayers = (end: string): Exception[] => {
  const bends = 'flap, web and triangle meet in the corner on one line, and bend over one another by a board';
  const corners = [
    ['front.$-flap', 'right', 'front.$-flap.right-web'],
    ['back.$-flap', 'right', 'back.$-flap.right-web'],
    ['back.$-flap', 'left', 'back.$-flap.left-web'],
    ['front.$-flap', 'left', 'left.$-triangle.web'],
  ].map((names) => names.map((name) => name.replace('$', end)) as [string, string, string]);
  return [
    ...corners.flatMap(([flap, side, web]) => [
      partsFrom(web, `${side}.${end}-triangle`, 2, bends),
      ...[
        [flap, `${side}.${end}-triangle`],
        [web, `${side}.${end}-triangle`],
        [web, side],
        [flap, side],
        [web, flap],
        [flap.split('.')[0], `${side}.${end}-triangle`],
        [flap.split('.')[0], web],
      ].map(([a, b]) => pressesInto(a!, b!, 1, bends)),
    ]),
    pressesInto(
      `front.${end}-flap.lap`,
      `left.${end}-triangle.web`,
      1,
      'the joint goes on as a lap over the end: it is two boards thick, and pressed',
    ),
    pressesInto(
      `front.${end}-flap.lap`,
      'left',
      0.7,
      'the lap bends past the edge of the last wall, as the joint does',
    ),
    pressesInto('front.glue', `left.${end}-triangle`, 0.7, 'the triangle bends past the end of the joint'),
    pressesInto('front.glue', `left.${end}-triangle.web`, 0.4, 'the triangle bends past the end of the joint'),
    ...[
      ['front.$-flap.right-web', 'back.$-flap.right-web'],
      ['left.$-triangle.web', 'back.$-flap.left-web'],
      ['right.$-triangle', 'left.$-triangle'],
    ].map((pair) => {
      const [a, b] = pair.map((name) => name.replace('$', end)) as [string, string];
      return pressesInto(
        a,
        b,
        0.7,
        'half-way the outer faces of two webs, or the tips of two triangles, brush one another',
        { passing: true },
      );
    }),
  ];
};
