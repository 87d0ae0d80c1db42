/** The walls from the front round to the right, and which of them face one another over the size that is asked. */
export const polygonForms = {
  hexagon: {
    walls: ['front', 'right-front', 'right-back', 'back', 'left-back', 'left-front'],
    label: 'floor.y',
    inner: 'back|front',
  },
  octagon: {
    walls: ['front', 'right-front', 'right', 'right-back', 'back', 'left-back', 'left', 'left-front'],
    label: 'floor.x',
    inner: 'right|left',
  },
} as const;
