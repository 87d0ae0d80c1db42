/** The walls from the front to the right, and the pair of walls between which the given size is measured. */
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
