import { type Box, boundsOf } from '../../src/geometry/index.ts';
import type { Law } from './built.ts';

/** Parts are listed once with unique ids and names, and their drawings do not touch. */
export const parts: Law = ({ drawing }) => {
  const { dieline } = drawing;
  const all = drawing.parts.map(({ part }) => part);
  const ids = all.map(({ id }) => id);
  const names = all.map(({ name }) => name);
  const wrong: string[] = [];
  if (!ids.length) wrong.push('there are no parts');
  for (const { id, name, category } of all) {
    if (!id || /[:\s]/.test(id)) wrong.push(`"${id}" is not an id for a part`);
    if (!name.trim()) wrong.push(`${id} has no name`);
    if (ids.filter((other) => other === id).length > 1) wrong.push(`two parts have the id ${id}`);
    if (names.filter((other) => other === name).length > 1) wrong.push(`two parts are called ${name}`);
    if (!['carton', 'cover'].includes(category)) wrong.push(`${id} is a ${category}, which is not a category`);
  }
  if (dieline.parts.join() !== names.join()) wrong.push(`the drawing lists ${dieline.parts}, the box ${names}`);
  for (const { part, panels } of dieline.lines)
    if (!all[part]) wrong.push(`a line of ${panels.join(' and ')} does not belong to a part`);
  const boxes = all.map((_, k) => boundsOf(dieline.lines.filter(({ part }) => part === k).map(({ curve }) => curve)));
  boxes.forEach((a, i) => {
    if (!(a.left < a.right && a.bottom < a.top)) wrong.push(`${ids[i]} draws nothing`);
    for (const [j, b] of boxes.slice(0, i).entries())
      if (!apart(a, b)) wrong.push(`the drawings of ${ids[j]} and ${ids[i]} overlap`);
  });
  return wrong;
};

const apart = (a: Box, b: Box): boolean => a.left > b.right || b.left > a.right || a.bottom > b.top || b.bottom > a.top;
