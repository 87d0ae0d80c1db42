/** Distance from the fold of the flap to the front, in mm. */
export const BELOW_FLAP = 1;

export const envelopes = {
  group: 'envelopes',
  code: 'F60.93.00.00',
  board: [0.3, [0.1, 1]],
  labels: { length: 'back.x', width: 'back.y' },
} as const;
