import { describe, expect, it } from 'vitest';
import { uprightPose } from '../../src/fold/index.ts';
import { dieline } from '../../src/index.ts';
import { mockupPage, scriptInPage } from '../../src/mockup/page.ts';
import { artworkUv, sceneOf } from '../../src/mockup/scene.ts';

const { drawing } = dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 });
const scene = sceneOf({ drawing, substrate: '' });

describe('an artwork', () => {
  const { left, right, bottom, top } = scene.blank;
  const [dx, dy] = scene.parts[0]!.shift;
  const corners = [
    [left - dx, top - dy],
    [right - dx, bottom - dy],
    [(3 * left + right) / 4 - dx, top - dy],
  ].flat();

  it('is stretched over the blank, from its upper left corner', () => {
    const uv = artworkUv(scene, 0, { side: 'outside', sheet: corners });
    for (const [k, spot] of [
      [0, 0],
      [1, 1],
      [0.25, 0],
    ].entries())
      for (const i of [0, 1]) expect(uv[2 * k + i]).toBeCloseTo(spot[i]!, 9);
  });

  it('is mirrored on the inside, so that it reads correctly there', () => {
    const uv = artworkUv(scene, 0, { side: 'inside', sheet: corners });
    for (const [k, spot] of [
      [1, 0],
      [0, 1],
      [0.75, 0],
    ].entries())
      for (const i of [0, 1]) expect(uv[2 * k + i]).toBeCloseTo(spot[i]!, 9);
  });
});

it('no text in the script of a page ends the script', () => {
  const script = scriptInPage('const a = "</script><!-- </SCRIPT <script>";');
  const nothing = new Uint8Array(4);
  const about = { name: 'Box', about: 'Box', background: '#ffffff', unit: 'mm' } as const;
  const html = mockupPage({ scene, drawing, pose: uprightPose(scene), glb: nothing, still: nothing, script, ...about });
  const [, inside] = /<script>([\s\S]*?)<\/script/i.exec(html)!;
  expect(Function(`${inside}; return a`)()).toBe('</script><!-- </SCRIPT <script>');
  expect(inside).not.toContain('<!--');
});
