import { box, mm } from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { postTray } from './post-tray-panels.ts';

/** Tray with a triangular post in each corner, which carries the stack: the tabs of the end walls continue across the corners. */
export default box('corrugated', {
  name: 'Tray with corner posts',
  about: 'Glued tray of corrugated board for produce; hollow triangular posts in its corners carry the stack.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: our own construction: tabs of the end walls, glued to front and back, that continue across the corner and back to their own wall',
  ids: ['house-corner-post-tray'],
  size: { ...corrugatedSizes([400, 300, 120]), material: mm(4, [1.5, 7], 'Thickness of the board') },
  sizeLimits: ({ material }) => {
    // Two posts lie side by side.
    const least = Math.max(40, 28 + 8 * material);
    return { length: { min: least }, width: { min: least }, height: { min: Math.max(30, 8 * material) } };
  },
  options: ({ length, width, material }) => ({
    post: mm(
      Math.max(50, 8 * material, Math.min(length, width) / 6),
      [12 + 3 * material, (Math.min(length, width) - 2 * material) / 2 - 1],
      'How far a post reaches along each wall',
    ),
  }),
  build: ({ post, ...size }) => postTray(betweenCreases(size), post),
});
