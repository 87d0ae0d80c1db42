import { checkFields, type Problem } from '../engine/index.ts';
import { grow } from '../geometry/index.ts';
import { isObject, quote } from '../values/index.ts';
import schema from './artwork-schema.json' with { type: 'json' };
import type { ArtworkDocument, ArtworkLayer } from './artwork-types.ts';
import type { PrintFace } from './face.ts';

/** The panels that a layer lies on; undefined for the whole blank. */
export const panelsOf = ({ on = 'blank' }: ArtworkLayer): readonly string[] | undefined =>
  on === 'blank' ? undefined : [on].flat();

/** Distance in mm of panels that lie side by side. */
const TOUCH_MM = 0.1;

export const checkDocument = (given: unknown, { panels }: PrintFace): readonly Problem[] => {
  if (!isObject(given)) return [{ message: 'Artwork must be an object with schema and layers.' }];
  const problems = checkFields('artwork', given, schema.properties, schema.required);
  if (problems.length) return problems;
  return (given as unknown as ArtworkDocument).layers.flatMap((layer, k) => {
    const { file, text, height, rule, anchor } = layer;
    const on = panelsOf(layer) ?? [];
    const unknown = on.find((name) => !panels.some((panel) => panel.name === name));
    const own = panels.filter(({ name }) => on.includes(name)).map(({ ring }) => ring);
    const wrong = [
      (file === undefined) === (text === undefined) && 'must have either a file or a text',
      text !== undefined && height === undefined && 'must have the height of its text',
      unknown !== undefined &&
        `lies on ${quote(unknown)}, which is not a panel. Here are ${panels.map(({ name }) => name).join(', ')}`,
      own.length > 1 && grow(own, TOUCH_MM).length > 1 && 'lies on panels that are not side by side',
      (rule === 'scale' || rule === 'anchor') && !layer.for && `needs for, the size that it was placed for, to ${rule}`,
      rule === 'anchor' && !anchor && 'needs an anchor, such as right top',
    ];
    return wrong.flatMap((message) => (message ? [{ message: `layers[${k}] ${message}.` }] : []));
  });
};
