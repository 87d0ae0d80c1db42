import { once } from '../geometry/index.ts';

/** True for a browser that renders without a graphics card. */
export const isSoftware = once((): boolean => {
  const gl = document.createElement('canvas').getContext('webgl2');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl?.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
});
